import type { Wallet } from '@wallet/domain';
import { messageAnswer, walletAnswer, type MessageAnswer, type WalletAnswer } from '@wallet/wire';
import { walletApi } from './base-api.ts';
import { toWallet } from './to-wallet.ts';
import { sent, type MoneyAction } from './money/money-action.ts';

/** The member's money. Amounts travel as JSON numbers; screens see `Money`. */
export const walletEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getWallet: build.query<Wallet, void>({
      query: () => ({ url: 'wallet' }),
      rawResponseSchema: walletAnswer,
      transformResponse: (answer: WalletAnswer, meta) => toWallet(answer, meta?.currency ?? null),
      providesTags: ['Wallet'],
    }),
    /**
     * Fetches the game balances from their providers. A GET that changes something, hence a mutation. The wallet is not
     * read again by itself: whoever asks for this does so next and then stamps the time.
     */
    refreshGameBalances: build.mutation<MessageAnswer, void>({
      query: () => ({ url: 'wallet/refresh/slot' }),
      rawResponseSchema: messageAnswer,
    }),
  }),
});

export const { useGetWalletQuery } = walletEndpoints;

/** Asking the providers once more does no harm. */
export const refreshGameBalancesAction: MoneyAction<void, MessageAnswer> = {
  intent: 'refresh-game-balances',
  send: (dispatch) => sent(dispatch(walletEndpoints.endpoints.refreshGameBalances.initiate(undefined, { track: false }))),
  expects: null,
};
