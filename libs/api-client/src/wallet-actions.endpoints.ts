import { toWireAmount, type Money } from '@wallet/domain';
import { messageAnswer, type MessageAnswer } from '@wallet/wire';
import { walletApi } from './base-api.ts';
import { changes } from './changes.ts';
import type { Intent } from './intent.ts';

/** `WALLET` or the code of a game account. */
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
