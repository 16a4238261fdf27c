import { defineModal, type Feature } from '@wallet/app-shell';
import { sharedParameter } from '@wallet/domain';

/** Deposits by slip, QR code or true-money link. */
export const deposit: Feature = {
  id: 'deposit',
  routes: [],
  modals: [
    defineModal({
      id: 'deposit',
      component: 'DepositModal',
      load: () => import('./DepositModal.tsx'),
      namespaces: ['deposit', 'money', 'errors', 'refusals'],
      title: 'deposit',
      dialog: { size: 'large', keepsHeight: true },
      isShortcut: true,
      keptModules: ['DepositModal', 'prepare-slip', 'picture-tools'],
      details: ['method', 'bank', sharedParameter],
    }),
  ],
};
