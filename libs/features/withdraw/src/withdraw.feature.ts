import { defineModal, stepParameter, type Feature } from '@wallet/app-shell';

/** Withdrawals to the member's bank account. */
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
      isShortcut: true,
      details: [stepParameter],
    }),
  ],
};
