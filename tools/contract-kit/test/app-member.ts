import { createApiStore, type ApiStore } from '@wallet/api-client';
import { accountEndpoints } from '@wallet/api-client/account';
import { walletEndpoints } from '@wallet/api-client/wallet';
import { totalBalance, type Currency } from '@wallet/domain';
import type { KitSandbox, Login } from './kit-sandbox.ts';

/** A visitor of the apps, and a member after `logIn`. */
export interface AppMember {
  /** Opens a new store with an empty cache. */
  readonly open: () => ApiStore;
  readonly logIn: (login: Login) => Promise<void>;
  readonly token: () => string | null;
}

export function openApp({ url }: KitSandbox, currency: Currency = 'BAHT'): AppMember {
  let token: string | null = null;
  const open = () => createApiStore({ baseUrl: url, token: () => token, sendsIntentIds: true, currency, onSignal: () => undefined });
  const logIn = async (login: Login) => {
    token = (await open().dispatch(accountEndpoints.endpoints.logIn.initiate(login)).unwrap()).token;
  };
  return { open, logIn, token: () => token };
}

/** Opens the app as a new member in the state of a scenario. */
export async function openAppAs(sandbox: KitSandbox, scenario: string, currency?: Currency): Promise<AppMember> {
  const app = openApp(sandbox, currency);
  await app.logIn(await sandbox.memberIn(scenario));
  return app;
}

export const fresh = { forceRefetch: true } as const;
export const intent = () => ({ intentId: crypto.randomUUID() });

export const walletOf = (store: ApiStore) => store.dispatch(walletEndpoints.endpoints.getWallet.initiate(undefined, fresh)).unwrap();

/** The wallet's balance and the total, in hundredths. */
export async function moneyOfMember(store: ApiStore): Promise<readonly [number | undefined, number | undefined]> {
  const wallet = await walletOf(store);
  return [wallet.balance?.minor, totalBalance(wallet)?.minor];
}
