import { toWireAmount, type Money } from '@wallet/domain';
import { messageAnswer, type MessageAnswer } from '@wallet/wire';
import { walletApi } from './base-api.ts';
import { changes } from './changes.ts';
import type { Intent } from './intent.ts';
import { sent, type MoneyAction } from './money/money-action.ts';

/** From and to are `WALLET` or the code of a game account. */
export interface Transfer {
  readonly from: string;
  readonly to: string;
  readonly amount: Money;
}

const moved = changes('Wallet', 'Statement');

/** Moving money between wallet and game accounts, and out. Each is sent once and never repeated. */
export const walletActionEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    addToWallet: build.mutation<MessageAnswer, Intent & { readonly amount: Money }>({
      query: ({ amount, intentId }) => ({ url: 'wallet/add', method: 'POST', body: { amount: toWireAmount(amount) }, intentId }),
      rawResponseSchema: messageAnswer,
      invalidatesTags: moved,
    }),
    transfer: build.mutation<MessageAnswer, Intent & Transfer>({
      query: ({ from, to, amount, intentId }) => ({
        url: 'wallet/transfer', method: 'POST', body: { from, to, amount: toWireAmount(amount) }, intentId,
      }),
      rawResponseSchema: messageAnswer,
      invalidatesTags: moved,
    }),
    transferAll: build.mutation<MessageAnswer, Intent & Pick<Transfer, 'to'>>({
      query: ({ to, intentId }) => ({ url: 'wallet/transferAll', method: 'POST', body: { to }, intentId }),
      rawResponseSchema: messageAnswer,
      invalidatesTags: moved,
    }),
    withdraw: build.mutation<MessageAnswer, Intent & { readonly amount: Money }>({
      query: ({ amount, intentId }) => ({ url: 'wallet/withdraw', method: 'POST', body: { amount: toWireAmount(amount) }, intentId }),
      rawResponseSchema: messageAnswer,
      invalidatesTags: moved,
    }),
    withdrawAll: build.mutation<MessageAnswer, Intent & { readonly amount: Money }>({
      query: ({ amount, intentId }) => ({ url: 'wallet/withdrawAll', method: 'POST', body: { amount: toWireAmount(amount) }, intentId }),
      rawResponseSchema: messageAnswer,
      invalidatesTags: moved,
    }),
  }),
});

/** The same money, the same way. */
const fingerprint = (arg: Transfer | Pick<Transfer, 'to'> | Pick<Transfer, 'amount'>): string => JSON.stringify(arg);

const { addToWallet, transfer, transferAll, withdraw, withdrawAll } = walletActionEndpoints.endpoints;

export const addToWalletAction: MoneyAction<{ readonly amount: Money }, MessageAnswer> = {
  intent: 'add-to-wallet',
  send: (dispatch, arg, intentId) => sent(dispatch(addToWallet.initiate({ ...arg, intentId }, { track: false }))),
  expects: ({ amount }) => ({ kind: 'wallet-addition', amount }),
  fingerprint,
};

export const transferAction: MoneyAction<Transfer, MessageAnswer> = {
  intent: 'transfer',
  send: (dispatch, arg, intentId) => sent(dispatch(transfer.initiate({ ...arg, intentId }, { track: false }))),
  expects: ({ from, to, amount }) => ({ kind: 'transfer', from, to, amount }),
  fingerprint,
};

export const transferAllAction: MoneyAction<Pick<Transfer, 'to'>, MessageAnswer> = {
  intent: 'transfer-all',
  send: (dispatch, arg, intentId) => sent(dispatch(transferAll.initiate({ ...arg, intentId }, { track: false }))),
  expects: ({ to }) => ({ kind: 'transfer-all', to }),
  fingerprint,
};

export const withdrawAction: MoneyAction<{ readonly amount: Money }, MessageAnswer> = {
  intent: 'withdraw',
  send: (dispatch, arg, intentId) => sent(dispatch(withdraw.initiate({ ...arg, intentId }, { track: false }))),
  expects: ({ amount }) => ({ kind: 'withdrawal', amount }),
  fingerprint,
};

/** Like `withdrawAction`, but of everything: what the wallet lacks comes out of the game accounts. */
export const withdrawAllAction: MoneyAction<{ readonly amount: Money }, MessageAnswer> = {
  intent: 'withdraw-all',
  send: (dispatch, arg, intentId) => sent(dispatch(withdrawAll.initiate({ ...arg, intentId }, { track: false }))),
  expects: ({ amount }) => ({ kind: 'withdrawal', amount }),
  fingerprint,
};
