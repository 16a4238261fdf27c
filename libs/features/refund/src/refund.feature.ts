import { defineModal, stepParameter, type Feature } from '@wallet/app-shell';

/** Refunds of a part of the member's losses. */
export const refund: Feature = {
  id: 'refund',
  routes: [],
  modals: [
    defineModal({
      id: 'refund',
      component: 'RefundModal',
      load: () => import('./RefundModal.tsx'),
      namespaces: ['refund', 'money', 'errors'],
      title: 'refund',
      dialog: { keepsHeight: true },
      details: [stepParameter],
    }),
  ],
};
