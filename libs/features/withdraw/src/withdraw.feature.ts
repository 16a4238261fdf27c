import { defineModal, type Feature } from '@wallet/features-core';

/** Taking money out to the member's bank account. */
export const withdraw: Feature = {
  id: 'withdraw',
  routes: [],
  modals: [
    defineModal({
      id: 'withdraw',
      component: 'WithdrawModal',
      load: () => import('./WithdrawModal.tsx'),
      namespaces: ['withdraw', 'money', 'refusals', 'errors'],
      title: 'withdraw',
    }),
  ],
};
