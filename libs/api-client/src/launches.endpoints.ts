import { launchAnswer } from '@wallet/wire';
import type { ApiError } from './api-error.ts';
import type { ApiStore } from './api-store.ts';
import { walletApi } from './base-api.ts';

/** Which game is opened for whom. The password only where the provider wants it. */
export interface Launch {
  readonly provider: string;
  readonly username: string;
  readonly password?: string | undefined;
}

const launchEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    launch: build.mutation<string, Launch>({
      query: ({ provider, username, password }) => ({
        url: 'autoLogin', values: [provider, username, ...(password === undefined ? [] : [password])],
      }),
      rawResponseSchema: launchAnswer,
      transformResponse: ({ link }: { link: string }) => link,
    }),
  }),
});

/**
 * Asks where a game opens; the link is from outside. A GET that logs in at a provider, hence a mutation, and one that
 * leaves nothing in the store: what it sends and brings opens an account with money in it.
 */
export async function launchGame(
  dispatch: ApiStore['dispatch'],
  launch: Launch,
): Promise<{ readonly link: string } | { readonly error: ApiError }> {
  const { data, error } = await dispatch(launchEndpoints.endpoints.launch.initiate(launch, { track: false }));
  return data === undefined ? { error: (error ?? { kind: 'unreadable' }) as ApiError } : { link: data };
}
