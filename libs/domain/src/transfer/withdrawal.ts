import { allow, refuse, type Check } from '../check.ts';
import { compareMoney, isAboveZero, type Money } from '../money/money.ts';
import { minTransfer } from './transfer.ts';

/** The operator's limits for one withdrawal. Null if there is no readable value: only the backend decides then. */
export interface WithdrawalLimits {
  readonly minimum: Money | null;
  readonly maximum: Money | null;
}

/** The member's balances. */
export interface Withdrawable {
  /** Wallet and active game accounts. Null if part of it is not known. */
  readonly total: Money | null;
  readonly isBonusActive: boolean;
}

export type WithdrawalRefusal =
  | { readonly code: 'AMOUNT_MISSING' }
  | { readonly code: 'BELOW_MINIMUM'; readonly minimum: Money }
  | { readonly code: 'ABOVE_MAXIMUM'; readonly maximum: Money }
  | { readonly code: 'NOT_ENOUGH'; readonly available: Money }
  /** A bonus is active: only everything at once can be withdrawn. */
  | { readonly code: 'WHOLE_BALANCE'; readonly whole: Money };

/** The most that one withdrawal can take: the total, or the maximum if that is lower. Null if it is not known. */
export function wholeWithdrawal(total: Money | null, maximum: Money | null): Money | null {
  if (total === null || maximum === null) return total;
  return compareMoney(total, maximum) > 0 ? maximum : total;
}

/**
 * Checks whether an amount may be withdrawn. Without a readable minimum it is one unit. While a bonus is active, its
 * conditions hold the money, so a part of it cannot be withdrawn.
 */
export function checkWithdrawal(
  amount: Money | null,
  limits: WithdrawalLimits,
  { total, isBonusActive }: Withdrawable,
): Check<WithdrawalRefusal> {
  if (amount === null) return refuse({ code: 'AMOUNT_MISSING' });
  const minimum = isAboveZero(limits.minimum) ? limits.minimum : minTransfer(amount.currency);
  if (compareMoney(amount, minimum) < 0) return refuse({ code: 'BELOW_MINIMUM', minimum });
  if (limits.maximum !== null && compareMoney(amount, limits.maximum) > 0)
    return refuse({ code: 'ABOVE_MAXIMUM', maximum: limits.maximum });
  if (total !== null && compareMoney(amount, total) > 0) return refuse({ code: 'NOT_ENOUGH', available: total });
  const whole = wholeWithdrawal(total, limits.maximum);
  if (isBonusActive && whole !== null && compareMoney(amount, whole) < 0) return refuse({ code: 'WHOLE_BALANCE', whole });
  return allow();
}
