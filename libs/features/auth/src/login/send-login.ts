import { accountEndpoints, toApiError, walletEndpoints, type ApiError, type ApiStore } from '@wallet/api-client';

export { LoginError } from './LoginError.tsx';

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

/** Reads the wallet into the store of a new session, so that home has its figures as soon as it renders. Home reports errors. */
export function readWallet(store: ApiStore): void {
  const reading = store.dispatch(walletEndpoints.endpoints.getWallet.initiate());
  void reading.finally(() => reading.unsubscribe());
}
