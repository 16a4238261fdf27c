/** What members' balances are counted in. `BAHT` and `LAK` are the wire's own words. */
export const currencies = ['BAHT', 'LAK'] as const;
export type Currency = (typeof currencies)[number];

declare const hundredths: unique symbol;

/** A whole number of satang or att. Made by this folder alone, so that nothing else can pass for an amount. */
export type Hundredths = number & { readonly [hundredths]: true };

/** An exact amount of one currency. */
export interface Money {
  readonly minor: Hundredths;
  readonly currency: Currency;
}

/** Makes money from hundredths. Throws RangeError for what is no exact integer. */
export function moneyOf(minor: number, currency: Currency): Money {
  if (!Number.isSafeInteger(minor)) {
    throw new RangeError(`${String(minor)} is not an exact amount of ${currency} hundredths`);
  }
  return { minor: (minor === 0 ? 0 : minor) as Hundredths, currency };
}

/** Adds two amounts of one currency. Throws TypeError when the currencies differ: that is a bug of the caller. */
export function addMoney(left: Money, right: Money): Money {
  if (left.currency !== right.currency) {
    throw new TypeError(`cannot add ${right.currency} to ${left.currency}`);
  }
  return moneyOf(left.minor + right.minor, left.currency);
}

/** Negative when `left` is less, positive when it is more, 0 when equal. Throws TypeError when the currencies differ. */
export function compareMoney(left: Money, right: Money): number {
  if (left.currency !== right.currency) {
    throw new TypeError(`cannot compare ${right.currency} with ${left.currency}`);
  }
  return left.minor - right.minor;
}

/** Is there anything to receive or to move? An amount that is not known counts as nothing: no button promises it. */
export function isAboveZero(money: Money | null): money is Money {
  return money !== null && money.minor > 0;
}

/** What stands where an amount is not known. */
export const unknownAmount = '-';

/**
 * The figures of an amount: grouped by thousands, always two decimals, '-' when not known.
 * The one place where an amount becomes text; the currency's word or symbol comes from the translations.
 */
export function formatAmount(money: Money | null): string {
  if (money === null) return unknownAmount;
  const digits = String(Math.abs(money.minor)).padStart(3, '0');
  const whole = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${money.minor < 0 ? '-' : ''}${whole}.${digits.slice(-2)}`;
}
