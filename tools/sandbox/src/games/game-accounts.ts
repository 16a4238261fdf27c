import type { CredentialsResponse } from '@wallet/contract';
import { planLaunch } from '@wallet/domain';
import { randomBytes, randomInt } from 'node:crypto';
import { Refusal } from '../http/refusal.ts';
import { openAccounts } from '../ledger/ledger-accounts.ts';
import { type Holder, gameOf } from '../ledger/ledger-places.ts';
import { requireGame } from '../ledger/member-money.ts';
import { operators } from '../operators/operators.ts';
import type { SessionMember } from '../sessions/sessions.ts';
import type { Store, StoreTransaction } from '../store/database.ts';
import { launchPath } from './provider-tickets.ts';

/** Opens a game account with its own name and password. Throws Refusal. */
export async function activateGame(trx: StoreTransaction, member: Holder, gameCode: string): Promise<void> {
  requireGame(member, gameCode);
  const credentials = { isActive: true, username: newUsername(member, gameCode), password: newPassword() };
  await openAccounts(trx, [gameOf(member, gameCode)]);
  const opened = await trx
    .insertInto('gameAccount')
    .values({ memberId: member.id, gameCode, ...credentials, refreshedAt: null })
    .onConflict((conflict) => conflict.columns(['memberId', 'gameCode']).doUpdateSet(credentials).where('gameAccount.isActive', '=', false))
    .returning('gameCode')
    .executeTakeFirst();
  if (opened === undefined) throw new Refusal(409, 'SLOT_ALREADY_ACTIVE');
}

/** The credentials at the provider. Throws Refusal. */
export async function readCredentials(db: Store, member: Holder, gameCode: string): Promise<CredentialsResponse> {
  requireGame(member, gameCode);
  const account = await db
    .selectFrom('gameAccount')
    .select(['username', 'password'])
    .where('memberId', '=', member.id)
    .where('gameCode', '=', gameCode)
    .where('isActive', '=', true)
    .executeTakeFirst();
  if (!account) throw new Refusal(404, 'SLOT_NO_ACCOUNT');
  const form = operators[member.operator].games.find(({ code }) => code === gameCode)?.loginForm;
  return { username: account.username ?? '', password: account.password ?? '', ...(form && { event: { ...form } }) };
}

/** Sets a new password of an active game account. Throws Refusal. */
export async function resetGamePassword(trx: StoreTransaction, member: Holder, gameCode: string): Promise<void> {
  requireGame(member, gameCode);
  const changed = await trx
    .updateTable('gameAccount')
    .set({ password: newPassword() })
    .where('memberId', '=', member.id)
    .where('gameCode', '=', gameCode)
    .where('isActive', '=', true)
    .returning('gameCode')
    .executeTakeFirst();
  if (changed === undefined) throw new Refusal(404, 'SLOT_NO_ACCOUNT');
}

/** Providers have their own names for players. */
function newUsername({ operator }: Holder, gameCode: string): string {
  return `${operator}${String(randomInt(100_000, 1_000_000))}${randomBytes(2).toString('hex')}${gameCode}`;
}

function newPassword(): string {
  return `Play-${randomBytes(5).toString('hex')}`;
}

/** Fetches the balance of each active game account from its provider. The providers' books are part of the ledger. */
export async function refreshGameBalances(db: Store, member: SessionMember, at: Date): Promise<void> {
  await db.updateTable('gameAccount').set({ refreshedAt: at }).where('memberId', '=', member.id).where('isActive', '=', true).execute();
}

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
