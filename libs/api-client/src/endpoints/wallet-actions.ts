import { toWireAmount, type Money } from '@wallet/domain';
import type { MessageResponse } from '@wallet/contract';
import { walletActions } from '@wallet/contract/operations/wallet-actions';
import { from, walletApi, type Intent } from '../transport/base-api.ts';
import { changes } from './changes.ts';
import { moneyAction } from '../money/money-action.ts';

/** From and to are `WALLET` or the code of a game account. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: Money;
}

const moved = changes('Wallet', 'Statement');

/** Transfers between wallet and game accounts, and withdrawals. Each is sent once and never repeated. */
export const walletActionEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    addInviteBonus: build.mutation<MessageResponse, Intent & { readonly amount: Money }>({
      ...from(walletActions.addInviteBonus, ({ amount }: { readonly amount: Money }) => ({ body: { amount: toWireAmount(amount) } })),
      invalidatesTags: moved,
    }),
    transfer: build.mutation<MessageResponse, Intent & Transfer>({
      ...from(walletActions.transfer, ({ from, to, amount }: Transfer) => ({ body: { from, to, amount: toWireAmount(amount) } })),
      invalidatesTags: moved,
    }),
    transferAll: build.mutation<MessageResponse, Intent & Pick<Transfer, 'to'>>({
      ...from(walletActions.transferAll, ({ to }: Pick<Transfer, 'to'>) => ({ body: { to } })),
      invalidatesTags: moved,
    }),
    withdraw: build.mutation<MessageResponse, Intent & { readonly amount: Money }>({
      ...from(walletActions.withdraw, ({ amount }: { readonly amount: Money }) => ({ body: { amount: toWireAmount(amount) } })),
      invalidatesTags: moved,
    }),
    withdrawAll: build.mutation<MessageResponse, Intent & { readonly amount: Money }>({
      ...from(walletActions.withdrawAll, ({ amount }: { readonly amount: Money }) => ({ body: { amount: toWireAmount(amount) } })),
      invalidatesTags: moved,
    }),
  }),
});

/** The same amount between the same places. */
const fingerprint = (arg: Transfer | Pick<Transfer, 'to'> | Pick<Transfer, 'amount'>): string => JSON.stringify(arg);

const { addInviteBonus, transfer, transferAll, withdraw, withdrawAll } = walletActionEndpoints.endpoints;

export const addToWalletAction = moneyAction<{ readonly amount: Money }, MessageResponse>({
  intent: 'add-to-wallet',
  endpoint: addInviteBonus,
  expects: ({ amount }) => ({ kind: 'wallet-addition', amount }),
  fingerprint,
});

export const transferAction = moneyAction<Transfer, MessageResponse>({
  intent: 'transfer',
  endpoint: transfer,
  expects: ({ from, to, amount }) => ({ kind: 'transfer', from, to, amount }),
  fingerprint,
});

/** The statement may show it like a transfer, so only one of the two is under way. */
export const transferAllAction = moneyAction<Pick<Transfer, 'to'>, MessageResponse>({
  intent: 'transfer',
  endpoint: transferAll,
  expects: ({ to }) => ({ kind: 'transfer-all', to }),
  fingerprint,
});

export const withdrawAction = moneyAction<{ readonly amount: Money }, MessageResponse>({
  intent: 'withdraw',
  endpoint: withdraw,
  expects: ({ amount }) => ({ kind: 'withdrawal', amount }),
  fingerprint,
});

/** Like `withdrawAction`, but withdraws everything: money in game accounts is withdrawn too. Only one of the two is under way. */
export const withdrawAllAction = moneyAction<{ readonly amount: Money }, MessageResponse>({
  intent: 'withdraw',
  endpoint: withdrawAll,
  expects: ({ amount }) => ({ kind: 'withdrawal', amount }),
  fingerprint,
});
