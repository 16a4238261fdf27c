import { defineModal, stepParameter, type Feature } from '@wallet/app-shell';

/** Inviting friends, and the earnings from it. */
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
      dialog: { size: 'large' },
      details: [stepParameter],
    }),
  ],
};
