import { accountEndpoints, toApiError, type ApiError, type ApiStore } from '@wallet/api-client';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/**
 * Asks for a token. Neither it nor the password stays in the store. No mutation hook: the login page is drawn before the
 * code of the store is there.
 */
export async function sendLogin(store: ApiStore, credentials: Credentials): Promise<{ token: string } | { error: ApiError }> {
  const login = accountEndpoints.endpoints.logIn.initiate(credentials, { track: false });
  const { data, error } = await store.dispatch(login);
  return data ? { token: data.token } : { error: toApiError(error) };
}
