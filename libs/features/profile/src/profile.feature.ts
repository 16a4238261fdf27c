import { defineModal, defineRoute, paths, type Feature } from '@wallet/features-core';

/** Who the member is, his password, and the name of his bank account. */
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
  ],
};
