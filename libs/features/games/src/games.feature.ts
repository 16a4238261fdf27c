import { stepParameter, type Feature, part } from '@wallet/app-shell';

/** Game accounts: activation, credentials, playing. */
export const games: Feature = {
  id: 'games',
  routes: [],
  modals: [
    {
      id: 'game',
      load: part(() => import('./GameModal.tsx'), 'GameModal'),
      namespaces: ['game', 'money', 'errors', 'refusals'],
      title: 'game',
      dialog: { size: 'small' },
      details: ['account', stepParameter],
    },
  ],
};
