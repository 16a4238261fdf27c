import type { GameCredentials } from '@wallet/domain';
import type { MessageResponse } from '@wallet/contract';
import { gameAccounts } from '@wallet/contract/operations/game-accounts';
import { from, walletApi, type CodedIntent } from '../transport/base-api.ts';
import { changes } from './changes.ts';
import { moneyAction } from '../money/money-action.ts';

/** Opens game accounts and reads their credentials. `code` identifies the game account. */
export const gameAccountEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    /** Removed from the cache as soon as no component shows them: they open an account with money. */
    getGameCredentials: build.query<GameCredentials, string>({
      ...from(gameAccounts.getGameCredentials, (code: string) => ({ params: { slotCode: code } })),
      providesTags: ['Credentials'],
      keepUnusedDataFor: 0,
    }),
    /** A GET that opens an account, hence a mutation. */
    activateGame: build.mutation<MessageResponse, CodedIntent>({
      ...from(gameAccounts.activateGame, ({ code }: { readonly code: string }) => ({ params: { slotCode: code } })),
      invalidatesTags: changes('Wallet', 'Credentials'),
    }),
    /** A GET that sets a new password, hence a mutation. */
    resetGamePassword: build.mutation<MessageResponse, CodedIntent>({
      ...from(gameAccounts.resetGamePassword, ({ code }: { readonly code: string }) => ({ params: { slotCode: code } })),
      invalidatesTags: changes('Credentials'),
    }),
  }),
});

export const { useGetGameCredentialsQuery } = gameAccountEndpoints;

const { activateGame, resetGamePassword } = gameAccountEndpoints.endpoints;

export const activateGameAction = moneyAction<{ readonly code: string }, MessageResponse>({
  intent: 'activate-game',
  endpoint: activateGame,
  expects: ({ code }) => ({ kind: 'game-account-opened', code }),
});

/** Repeating it does no harm: the current password is read afterwards. */
export const resetGamePasswordAction = moneyAction<{ readonly code: string }, MessageResponse>({
  intent: 'reset-game-password',
  leavesBalances: true,
  endpoint: resetGamePassword,
  expects: null,
});
