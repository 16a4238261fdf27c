import { defineModal, type Feature } from '@wallet/app-shell';
import { isSharedAddress, sharedParameter } from '@wallet/domain';
import { loadPictureTools } from './slip/load-picture-tools.ts';

/** Deposits by slip, QR code or true-money link. */
export const deposit: Feature = {
  id: 'deposit',
  routes: [],
  modals: [
    defineModal({
      id: 'deposit',
      component: 'DepositModal',
      load: () => {
        // A shared slip is about to be inspected.
        if (isSharedAddress(location.search)) loadPictureTools().catch(() => undefined);
        return import('./DepositModal.tsx');
      },
      namespaces: ['deposit', 'money', 'errors', 'refusals'],
      title: 'deposit',
      dialog: { size: 'large', keepsHeight: true },
      isShortcut: true,
      keptModules: ['DepositModal', 'prepare-slip', 'picture-tools'],
      details: ['method', 'bank', sharedParameter],
    }),
  ],
};
