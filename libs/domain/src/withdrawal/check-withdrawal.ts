import { allow, refuse, type Check } from '../check/check.ts';
import { isAboveZero } from '../money/is-above-zero.ts';
import { compareMoney, type Money } from '../money/money.ts';
import { minTransfer } from '../transfer/min-transfer.ts';

/** What the operator allows in one withdrawal. null: no readable figure, so the backend alone decides. */
export interface WithdrawalLimits {
  readonly minimum: Money | null;
  readonly maximum: Money | null;
}

/** What a member has. */
export interface Withdrawable {
  /** Wallet and active game accounts; null when a part of it is not known. */
  readonly total: Money | null;
  readonly isBonusActive: boolean;
}

export type WithdrawalRefusal =
  | { readonly code: 'AMOUNT_MISSING' }
  | { readonly code: 'BELOW_MINIMUM'; readonly minimum: Money }
  | { readonly code: 'ABOVE_MAXIMUM'; readonly maximum: Money }
  | { readonly code: 'NOT_ENOUGH'; readonly available: Money }
  /** A bonus is active: only everything at once can leave. */
  | { readonly code: 'WHOLE_BALANCE'; readonly whole: Money };

/** Everything that one withdrawal can take out: the total, or the maximum where there is more. null when not known. */
export function wholeWithdrawal(total: Money | null, maximum: Money | null): Money | null {
  if (total === null || maximum === null) return total;
  return compareMoney(total, maximum) > 0 ? maximum : total;
}

/**
 * Decides whether an amount may be paid out. Without a readable minimum it is one unit: nothing cannot be withdrawn.
 * While a bonus is active the game's conditions hold the money, so a part of it cannot leave alone.
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
