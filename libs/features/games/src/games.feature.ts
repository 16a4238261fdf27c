import { stepParameter, type Feature } from '@wallet/app-shell';

/** Game accounts: activation, credentials, playing. */
export const games: Feature = {
  id: 'games',
  routes: [],
  modals: [
    {
      id: 'game',
      load: async () => (await import('./GameModal.tsx')).GameModal,
      namespaces: ['game', 'money', 'errors', 'refusals'],
      title: 'game',
      dialog: { size: 'small' },
      details: ['account', stepParameter],
    },
  ],
};
