import { stepParameter, type Feature, part } from '@wallet/app-shell';

/** Transfers between the wallet and the game accounts. */
export const transfer: Feature = {
  id: 'transfer',
  routes: [],
  modals: [
    {
      id: 'transfer',
      load: part(() => import('./TransferModal.tsx'), 'TransferModal'),
      namespaces: ['transfer', 'money', 'refusals', 'errors'],
      title: 'transfer',
      details: [stepParameter, 'account', 'from'],
    },
  ],
};
