import { defineModal, stepParameter, type Feature } from '@wallet/app-shell';

/** Transfers between the wallet and the game accounts. */
export const transfer: Feature = {
  id: 'transfer',
  routes: [],
  modals: [
    defineModal({
      id: 'transfer',
      component: 'TransferModal',
      load: () => import('./TransferModal.tsx'),
      namespaces: ['transfer', 'money', 'refusals', 'errors'],
      title: 'transfer',
      details: [stepParameter, 'account', 'from'],
    }),
  ],
};
