import { launchResponse } from '@wallet/contract';
import { launches } from '@wallet/contract/operations/launches';
import { toApiError, type ApiError } from '../transport/api-error.ts';
import type { ApiStore } from '../store/api-store.ts';
import { walletApi } from '../transport/base-api.ts';
import type { RequestOf } from '../transport/prepare-call.ts';

/** The game and credentials to launch. The password is only set if the provider requires it. */
export interface Launch {
  readonly provider: string;
  readonly username: string;
  readonly password?: string | undefined;
}

const launchEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    launchGame: build.mutation<string, Launch>({
      query: ({ password, ...params }): RequestOf<typeof launches.launchGame> | RequestOf<typeof launches.launchGameWithPassword> =>
        password === undefined
          ? { operation: launches.launchGame, params }
          : { operation: launches.launchGameWithPassword, params: { ...params, password } },
      rawResponseSchema: launchResponse,
      transformResponse: ({ link }: { link: string }) => link,
    }),
  }),
});

/**
 * Requests the URL of a game, which comes from outside. It is a GET that logs in to a provider, hence a mutation. It
 * leaves nothing in the store, because request and response open an account with money.
 */
export async function launchGame(
  dispatch: ApiStore['dispatch'],
  launch: Launch,
): Promise<{ readonly link: string } | { readonly error: ApiError }> {
  const { data, error } = await dispatch(launchEndpoints.endpoints.launchGame.initiate(launch, { track: false }));
  return data === undefined ? { error: toApiError(error) } : { link: data };
}
