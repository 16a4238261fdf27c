import { defineModal, type Feature } from '@wallet/features-core';

/** Game accounts: opening, credentials, playing. */
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
    }),
  ],
};
