import { defineRoute, type Feature, paths } from '@wallet/app-shell';

/** Login and registration. */
export const auth: Feature = {
  id: 'auth',
  routes: [
    defineRoute({
      path: paths.login,
      access: 'public',
      page: 'LoginPage',
      load: () => import('./login/LoginPage.tsx'),
      namespaces: ['auth'],
      title: 'login',
      needsApi: false,
      prerendered: true,
      menu: { label: 'login', icon: 'home' },
    }),
    defineRoute({
      path: paths.register,
      access: 'public',
      page: 'RegisterPage',
      load: () => import('./register/RegisterPage.tsx'),
      namespaces: ['register'],
      title: 'register',
      needsApi: false,
      prerendered: true,
      menu: { label: 'register', icon: 'register' },
    }),
  ],
};
