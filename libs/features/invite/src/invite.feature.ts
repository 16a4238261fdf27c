import { stepParameter, type Feature, part } from '@wallet/app-shell';

/** Inviting friends, and the earnings from it. */
export const invite: Feature = {
  id: 'invite',
  routes: [],
  modals: [
    {
      id: 'invite',
      load: part(() => import('./InviteModal.tsx'), 'InviteModal'),
      namespaces: ['invite', 'money', 'errors'],
      title: 'invite',
      dialog: { size: 'large' },
      details: [stepParameter],
    },
  ],
};
