import { defineModal, defineRoute, type Feature, paths } from '@wallet/app-shell';

/** The member's profile, password and bank account, and the forms that change them. */
export const profile: Feature = {
  id: 'profile',
  routes: [
    defineRoute({
      path: paths.profile,
      access: 'member',
      page: 'ProfilePage',
      load: () => import('./ProfilePage.tsx'),
      namespaces: ['profile'],
      title: 'profile',
      needsApi: true,
      prerendered: true,
      menu: { label: 'profile', icon: 'profile' },
    }),
  ],
  modals: [
    defineModal({
      id: 'password',
      component: 'PasswordDialog',
      load: () => import('./PasswordDialog.tsx'),
      namespaces: ['profile', 'errors'],
      title: 'password',
      dialog: { size: 'small' },
    }),
    defineModal({
      id: 'editProfile',
      component: 'EditProfileDialog',
      load: () => import('./EditProfileDialog.tsx'),
      namespaces: ['profile', 'errors'],
      title: 'editProfile',
      dialog: { keepsHeight: true },
    }),
  ],
};
