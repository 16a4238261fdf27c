import { type Feature, part } from '@wallet/app-shell';
import { sharedParameter } from '@wallet/domain';

/** Deposits by slip, QR code or true-money link. */
export const deposit: Feature = {
  id: 'deposit',
  routes: [],
  modals: [
    {
      id: 'deposit',
      load: part(() => import('./DepositModal.tsx'), 'DepositModal'),
      namespaces: ['deposit', 'money', 'errors', 'refusals'],
      title: 'deposit',
      dialog: { size: 'large', keepsHeight: true },
      loading: { tabCount: 3, shapes: ['text', 'row', 'row', 'block'] },
      isShortcut: true,
      loadKept: () => Promise.all([import('./slip/prepare-slip.ts'), import('./slip/picture-tools.ts')]),
      details: ['method', 'bank', sharedParameter],
    },
  ],
};
