import { createApiStore, type ApiStore } from '@wallet/api-client';
import { accountEndpoints } from '@wallet/api-client/account';
import { walletEndpoints } from '@wallet/api-client/wallet';
import { totalBalance, type Currency } from '@wallet/domain';
import type { KitSandbox } from './kit-sandbox.ts';

/** A member of the apps. */
export type AppMember = Awaited<ReturnType<typeof openAppAs>>;

/** Opens the app as a new member in the state of a scenario. */
export async function openAppAs(sandbox: KitSandbox, scenario: string, currency: Currency = 'BAHT') {
  let token: string | null = null;
  /** Opens a new store with an empty cache. */
  const open = () =>
    createApiStore({ baseUrl: sandbox.url, token: () => token, sendsIntentIds: true, currency, onSignal: () => undefined });
  const login = await sandbox.memberIn(scenario);
  token = (await open().dispatch(accountEndpoints.endpoints.logIn.initiate(login)).unwrap()).token;
  return { open };
}

export const fresh = { forceRefetch: true } as const;
export const intent = () => ({ intentId: crypto.randomUUID() });

export const walletOf = (store: ApiStore) => store.dispatch(walletEndpoints.endpoints.getWallet.initiate(undefined, fresh)).unwrap();

/** The wallet's balance and the total, in hundredths. */
export async function moneyOfMember(store: ApiStore): Promise<readonly [number | undefined, number | undefined]> {
  const wallet = await walletOf(store);
  return [wallet.balance?.minor, totalBalance(wallet)?.minor];
}
