import { allow, refuse, type Check } from '../check.ts';
import { compareMoney, isAboveZero, moneyOf, type Currency, type Money } from '../money/money.ts';
import type { QuickAmounts } from '../settings/page-settings.ts';
import type { TransferPlace } from './transfer-places.ts';

/** The minimum of a transfer: one whole unit of the currency. */
export function minTransfer(currency: Currency): Money {
  return moneyOf(100, currency);
}

/** In whole units. */
const amounts: Readonly<Record<Currency, readonly number[]>> = {
  BAHT: [50, 100, 300, 500, 1000],
  LAK: [50_000, 100_000, 300_000, 500_000, 1_000_000],
};

/** Amounts of a transfer that one tap fills in: those of the operator, if they are set. */
export const transferAmounts = (currency: Currency, quickAmounts: QuickAmounts = {}): readonly Money[] =>
  (quickAmounts[currency] ?? amounts[currency]).map((units) => moneyOf(units * 100, currency));

/** The member's input. Empty if nothing is chosen yet; null for an unreadable amount. */
export interface TransferDraft {
  readonly from: string;
  readonly to: string;
  readonly amount: Money | null;
}

export type TransferRefusal =
  | { readonly code: 'SOURCE_MISSING' }
  | { readonly code: 'TARGET_MISSING' }
  | { readonly code: 'SAME_PLACE' }
  /** Not among the places: an inactive account, or one that no longer exists. */
  | { readonly code: 'NOT_ACTIVE'; readonly place: string }
  | { readonly code: 'AMOUNT_MISSING' }
  | { readonly code: 'BELOW_MINIMUM'; readonly minimum: Money }
  | { readonly code: 'NOT_ENOUGH'; readonly available: Money }
  /** All the money is in the target already, or there is none. */
  | { readonly code: 'NOTHING_TO_MOVE' };

/**
 * Checks whether an amount may be transferred between two places. A source with an unknown balance is left to the
 * backend, so that a missing value does not block the member.
 */
export function checkTransfer({ from, to, amount }: TransferDraft, places: readonly TransferPlace[]): Check<TransferRefusal> {
  if (from === '') return refuse({ code: 'SOURCE_MISSING' });
  const target = checkTarget(to, places);
  if (!target.ok) return target;
  if (from === to) return refuse({ code: 'SAME_PLACE' });
  const source = places.find(({ code }) => code === from);
  if (!source) return refuse({ code: 'NOT_ACTIVE', place: from });
  if (amount === null) return refuse({ code: 'AMOUNT_MISSING' });
  const minimum = minTransfer(amount.currency);
  if (compareMoney(amount, minimum) < 0) return refuse({ code: 'BELOW_MINIMUM', minimum });
  const { balance } = source;
  return balance !== null && compareMoney(amount, balance) > 0 ? refuse({ code: 'NOT_ENOUGH', available: balance }) : allow();
}

/** Checks whether everything may be transferred to one place: another place must have money, or an unknown balance. */
export function checkTransferAll(to: string, places: readonly TransferPlace[]): Check<TransferRefusal> {
  const target = checkTarget(to, places);
  if (!target.ok) return target;
  const isElsewhere = places.some(({ code, balance }) => code !== to && (balance === null || isAboveZero(balance)));
  return isElsewhere ? allow() : refuse({ code: 'NOTHING_TO_MOVE' });
}

function checkTarget(to: string, places: readonly TransferPlace[]): Check<TransferRefusal> {
  if (to === '') return refuse({ code: 'TARGET_MISSING' });
  return places.some(({ code }) => code === to) ? allow() : refuse({ code: 'NOT_ACTIVE', place: to });
}
