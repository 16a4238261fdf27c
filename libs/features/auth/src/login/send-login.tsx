import { accountEndpoints, toApiError, walletEndpoints, type ApiError, type ApiStore } from '@wallet/api-client';
import { useApiErrorText } from '@wallet/app-shell';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Requests a token. Neither the token nor the password stays in the store. This is no mutation hook because the login page renders before
 * the store's code is loaded.
 */
export async function sendLogin(store: ApiStore, credentials: Credentials): Promise<{ token: string } | { error: ApiError }> {
  const login = accountEndpoints.endpoints.logIn.initiate(credentials, { track: false });
  const { data, error } = await store.dispatch(login);
  return data ? { token: data.token } : { error: toApiError(error) };
}

/** Reads what the home page shows first. */
export function prefetchWallet(store: ApiStore): void {
  store.dispatch(walletEndpoints.util.prefetch('getWallet', undefined, {}));
}

/** Says why an attempt failed. Comes with the code that sends it. */
export function LoginError({ error }: { readonly error: ApiError }) {
  return <span>{useApiErrorText()(error)}</span>;
}
