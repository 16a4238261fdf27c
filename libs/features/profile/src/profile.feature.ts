import { type Feature, paths, part } from '@wallet/app-shell';

/** The member's profile, password and bank account, and the forms that change them. */
export const profile: Feature = {
  id: 'profile',
  routes: [
    {
      path: paths.profile,
      access: 'member',
      load: part(() => import('./ProfilePage.tsx'), 'ProfilePage'),
      namespaces: ['profile'],
      title: 'profile',
      needsApi: true,
      prerendered: true,
      menu: { label: 'profile', icon: 'profile' },
    },
  ],
  modals: [
    {
      id: 'password',
      load: part(() => import('./PasswordDialog.tsx'), 'PasswordDialog'),
      namespaces: ['profile', 'errors'],
      title: 'password',
      dialog: { size: 'small' },
    },
    {
      id: 'editProfile',
      load: part(() => import('./EditProfileDialog.tsx'), 'EditProfileDialog'),
      namespaces: ['profile', 'errors'],
      title: 'editProfile',
      dialog: { keepsHeight: true },
    },
  ],
};
