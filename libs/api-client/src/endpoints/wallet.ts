import type { Wallet } from '@wallet/domain';
import type { MessageResponse, WalletResponse } from '@wallet/contract';
import { wallet } from '@wallet/contract/operations/wallet';
import { from, walletApi } from '../transport/base-api.ts';
import type { ResponseMeta } from '../transport/base-query.ts';
import { toWallet } from './to-wallet.ts';
import { sent, type MoneyAction } from '../money/money-action.ts';

/** The member's balances. Responses contain JSON numbers; screens get `Money`. */
export const walletEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getWallet: build.query<Wallet, void>({
      ...from(wallet.getWallet),
      transformResponse: (response: WalletResponse, meta?: ResponseMeta) => toWallet(response, meta?.currency ?? null),
      providesTags: ['Wallet'],
    }),
    /**
     * Fetches the game balances from their providers. It is a GET that changes something, hence a mutation. It does not
     * reload the wallet: the caller does that next and then saves the time.
     */
    refreshGameBalances: build.mutation<MessageResponse, void>({
      ...from(wallet.refreshGameBalances),
    }),
  }),
});

export const { useGetWalletQuery } = walletEndpoints;

/** The state of the query without requesting anything: for what must not get the wallet before the page that shows it. */
export const { useQueryState: useWalletState } = walletEndpoints.endpoints.getWallet;

/** Asking the providers again does no harm. */
export const refreshGameBalancesAction: MoneyAction<void, MessageResponse> = {
  intent: 'refresh-game-balances',
  send: (dispatch) => sent(dispatch(walletEndpoints.endpoints.refreshGameBalances.initiate(undefined, { track: false }))),
  expects: null,
};
