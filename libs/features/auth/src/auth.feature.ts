import { type Feature, paths, part } from '@wallet/app-shell';

/** Login and registration. */
export const auth: Feature = {
  id: 'auth',
  routes: [
    {
      path: paths.login,
      access: 'public',
      load: part(() => import('./login/LoginPage.tsx'), 'LoginPage'),
      namespaces: ['auth'],
      title: 'login',
      needsApi: false,
      prerendered: true,
      menu: { label: 'login', icon: 'home' },
    },
    {
      path: paths.register,
      access: 'public',
      load: part(() => import('./register/RegisterPage.tsx'), 'RegisterPage'),
      namespaces: ['register'],
      title: 'register',
      needsApi: false,
      prerendered: true,
      menu: { label: 'register', icon: 'register' },
    },
  ],
};
