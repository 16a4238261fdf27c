import { defineModal, defineRoute, paths, type Feature } from '@wallet/features-core';

/** Who the member is, the password and the bank account, and changing them. */
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
    }),
  ],
  modals: [
    defineModal({
      id: 'password',
      component: 'PasswordDialog',
      load: () => import('./PasswordDialog.tsx'),
      namespaces: ['profile', 'errors'],
      title: 'password',
    }),
    defineModal({
      id: 'editProfile',
      component: 'EditProfileDialog',
      load: () => import('./EditProfileDialog.tsx'),
      namespaces: ['profile', 'money', 'errors'],
      title: 'editProfile',
    }),
  ],
};
