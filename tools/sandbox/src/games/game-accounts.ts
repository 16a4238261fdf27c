import { randomBytes, randomInt } from 'node:crypto';
import type { CredentialsResponse } from '@wallet/contract';
import { operators } from '../operators/operators.ts';
import { Refusal } from '../http/refusal.ts';
import type { Store, StoreTransaction } from '../store/database.ts';
import { openAccounts } from '../ledger/ledger-accounts.ts';
import { gameOf, type Holder } from '../ledger/ledger-places.ts';
import { requireGame } from '../ledger/member-money.ts';

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
