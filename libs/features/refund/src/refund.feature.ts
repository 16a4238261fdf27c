import { defineModal, stepParameter, type Feature } from '@wallet/app-shell';

/** A part of what was lost comes back. */
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
      details: [stepParameter],
    }),
  ],
};
