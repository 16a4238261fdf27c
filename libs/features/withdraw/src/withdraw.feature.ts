import { stepParameter, type Feature, part } from '@wallet/app-shell';

/** Withdrawals to the member's bank account. */
export const withdraw: Feature = {
  id: 'withdraw',
  routes: [],
  modals: [
    {
      id: 'withdraw',
      load: part(() => import('./WithdrawModal.tsx'), 'WithdrawModal'),
      namespaces: ['withdraw', 'money', 'refusals', 'errors'],
      title: 'withdraw',
      isShortcut: true,
      details: [stepParameter],
    },
  ],
};
