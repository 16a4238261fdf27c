import { allow, refuse, type Check } from '../check/check.ts';
import { compareMoney, type Money } from '../money/money.ts';
import type { QrTerms } from './qr-terms.ts';

export type QrRefusal = { readonly code: 'AMOUNT_MISSING' } | { readonly code: 'BELOW_MINIMUM'; readonly minimum: Money };

/** Checks whether a QR code may be created for an amount. The button is disabled otherwise. */
export function checkQrAmount(amount: Money | null, { minimum }: Pick<QrTerms, 'minimum'>): Check<QrRefusal> {
  if (amount === null) return refuse({ code: 'AMOUNT_MISSING' });
  return compareMoney(amount, minimum) < 0 ? refuse({ code: 'BELOW_MINIMUM', minimum }) : allow();
}
