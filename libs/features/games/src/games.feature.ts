import { defineModal, stepParameter, type Feature } from '@wallet/app-shell';

/** Game accounts: activation, credentials, playing. */
export const games: Feature = {
  id: 'games',
  routes: [],
  modals: [
    defineModal({
      id: 'game',
      component: 'GameModal',
      load: () => import('./GameModal.tsx'),
      namespaces: ['game', 'money', 'errors', 'refusals'],
      title: 'game',
      dialog: { size: 'small' },
      details: ['account', stepParameter],
    }),
  ],
};
