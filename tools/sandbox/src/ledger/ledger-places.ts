import type { Currency } from '@wallet/domain';
import type { HouseAccountKind, MemberAccountKind, OperatorId } from '../store/database.ts';

/** Identifies an account of the ledger. */
export interface LedgerPlace {
  readonly operator: OperatorId;
  readonly kind: MemberAccountKind | HouseAccountKind;
  readonly memberId: string | null;
  readonly gameCode: string | null;
  readonly currency: Currency;
}

/** The owner of the money. */
export interface Holder {
  readonly id: string;
  readonly operator: OperatorId;
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
