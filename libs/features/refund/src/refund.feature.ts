import { defineModal, type Feature } from '@wallet/features-core';

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
    }),
  ],
};
