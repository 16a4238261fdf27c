import type { Currency } from '@wallet/domain';
import type { ExpressionBuilder } from 'kysely';
import type { Database, Holder, HouseAccountKind, MemberAccountKind, OperatorId, StoreTransaction } from '../store/database.ts';

/** Identifies an account of the ledger. */
export interface LedgerPlace {
  readonly operator: OperatorId;
  readonly kind: MemberAccountKind | HouseAccountKind;
  readonly memberId: string | null;
  readonly gameCode: string | null;
  readonly currency: Currency;
}

/** The member's wallet, or one of their reward accounts. */
export function memberAccount(holder: Holder, kind: Exclude<MemberAccountKind, 'game'>): LedgerPlace {
  return { operator: holder.operator, kind, memberId: holder.id, gameCode: null, currency: holder.currency };
}

export function gameOf(holder: Holder, gameCode: string): LedgerPlace {
  return { operator: holder.operator, kind: 'game', memberId: holder.id, gameCode, currency: holder.currency };
}

/** An account of the house: the other side of deposits and withdrawals. It may be negative. */
export function houseAccount({ operator, currency }: Omit<Holder, 'id'>, kind: HouseAccountKind): LedgerPlace {
  return { operator, kind, memberId: null, gameCode: null, currency };
}

/** Creates missing accounts with a balance of 0. */
export async function openAccounts(trx: StoreTransaction, places: readonly LedgerPlace[]): Promise<void> {
  if (places.length === 0) return;
  await trx
    .insertInto('ledgerAccount')
    .values([...places])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Locks the accounts in the order of their ids, so that two postings never deadlock. They are created at their first use,
 * except wallets and those of games. Returns the ids in the order of the places.
 */
export async function lockAccounts(trx: StoreTransaction, places: readonly LedgerPlace[]): Promise<number[]> {
  await openAccounts(
    trx,
    places.filter(({ kind }) => kind !== 'game' && kind !== 'wallet'),
  );
  const rows = await trx
    .selectFrom('ledgerAccount')
    .select(['id', 'operator', 'kind', 'memberId', 'gameCode', 'currency'])
    .where((eb) => eb.or(places.map((place) => isAt(eb, place))))
    .orderBy('id')
    .forUpdate()
    .execute();
  const keyOf = ({ operator, kind, memberId, gameCode, currency }: LedgerPlace) => [operator, kind, memberId, gameCode, currency].join();
  return places.map((place) => {
    const account = rows.find((row) => keyOf(row) === keyOf(place));
    if (account === undefined) throw new Error(`the member has no account ${keyOf(place)}`);
    return account.id;
  });
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
