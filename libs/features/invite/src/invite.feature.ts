import { defineModal, type Feature } from '@wallet/features-core';

/** Inviting friends, and what it earns. */
export const invite: Feature = {
  id: 'invite',
  routes: [],
  modals: [
    defineModal({
      id: 'invite',
      component: 'InviteModal',
      load: () => import('./InviteModal.tsx'),
      namespaces: ['invite', 'money', 'errors'],
      title: 'invite',
    }),
  ],
};
