import type { Money } from './money.ts';

/** Is there anything to receive or to move? An amount that is not known counts as nothing: no button promises it. */
export function isAboveZero(money: Money | null): money is Money {
  return money !== null && money.minor > 0;
}
