import { planLaunch } from '@wallet/domain';
import { Refusal } from '../http/refusal.ts';
import type { Store } from '../store/database.ts';
import { readCredentials } from './game-accounts.ts';
import type { Holder } from '../ledger/ledger-places.ts';
import { launchPath } from './provider-tickets.ts';

export interface AutoLogin {
  readonly provider: string;
  readonly username: string;
  /** The password, for providers that require one. */
  readonly password?: string | undefined;
}

/** Creates the path at which the member's game account is open. Throws Refusal NO_GAME, SLOT_NO_ACCOUNT, WRONG_CREDENTIAL. */
export async function logInToGame(db: Store, member: Holder, login: AutoLogin, at: Date): Promise<string> {
  const credentials = await readCredentials(db, member, login.provider);
  // By the same rule as in the apps.
  const launch = planLaunch({ code: login.provider, web: null }, { ...credentials, event: null }, { sportHost: null });
  if (launch.kind !== 'auto-login') throw new Refusal(404, 'NO_GAME');
  if (launch.username !== login.username || launch.password !== login.password) throw new Refusal(403, 'WRONG_CREDENTIAL');
  return launchPath(db, at, member.id, login.provider);
}
