import type { ExpressionBuilder } from 'kysely';
import type { Database, StoreTransaction } from '../store/database.ts';
import type { LedgerPlace } from './ledger-places.ts';
import { LedgerRefusal } from './ledger-refusal.ts';

export interface LockedAccount {
  readonly id: number;
  readonly key: string;
}

/** Identifies an account. */
export function placeKey({ operator, kind, memberId, gameCode, currency }: LedgerPlace): string {
  return JSON.stringify([operator, kind, memberId, gameCode, currency]);
}

/** Creates missing accounts with a balance of 0. */
export async function openAccounts(trx: StoreTransaction, places: readonly LedgerPlace[]): Promise<void> {
  if (places.length === 0) return;
  await trx
    .insertInto('ledgerAccount')
    .values(places.map(({ operator, kind, memberId, gameCode, currency }) => ({ operator, kind, memberId, gameCode, currency })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Locks the accounts in the order of their ids, so that two postings never deadlock. A house account is created at its
 * first use; a member's account must exist.
 */
export async function lockAccounts(trx: StoreTransaction, places: readonly LedgerPlace[]): Promise<LockedAccount[]> {
  await openAccounts(trx, await missingHouseAccounts(trx, places));
  const rows = await trx
    .selectFrom('ledgerAccount')
    .select(['id', 'operator', 'kind', 'memberId', 'gameCode', 'currency'])
    .where((eb) => eb.or(places.map((place) => isAt(eb, place))))
    .orderBy('id')
    .forUpdate()
    .execute();
  if (rows.length !== places.length) throw new LedgerRefusal('no-account', 'the member has no such account');
  return rows.map((row) => ({ id: row.id, key: placeKey(row) }));
}

async function missingHouseAccounts(trx: StoreTransaction, places: readonly LedgerPlace[]): Promise<LedgerPlace[]> {
  const house = places.filter(({ memberId }) => memberId === null);
  if (house.length === 0) return [];
  const rows = await trx
    .selectFrom('ledgerAccount')
    .select(['operator', 'kind', 'memberId', 'gameCode', 'currency'])
    .where((eb) => eb.or(house.map((place) => isAt(eb, place))))
    .execute();
  const known = new Set(rows.map(placeKey));
  return house.filter((place) => !known.has(placeKey(place)));
}

function isAt(eb: ExpressionBuilder<Database, 'ledgerAccount'>, place: LedgerPlace) {
  return eb.and([
    eb('operator', '=', place.operator),
    eb('kind', '=', place.kind),
    eb('currency', '=', place.currency),
    place.memberId === null ? eb('memberId', 'is', null) : eb('memberId', '=', place.memberId),
    place.gameCode === null ? eb('gameCode', 'is', null) : eb('gameCode', '=', place.gameCode),
  ]);
}
