import { stepParameter, type Feature, part } from '@wallet/app-shell';

/** Refunds of a part of the member's losses. */
export const refund: Feature = {
  id: 'refund',
  routes: [],
  modals: [
    {
      id: 'refund',
      load: part(() => import('./RefundModal.tsx'), 'RefundModal'),
      namespaces: ['refund', 'money', 'errors'],
      title: 'refund',
      dialog: { keepsHeight: true },
      details: [stepParameter],
    },
  ],
};
