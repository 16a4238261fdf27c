import { fromWireAmount, minTransfer, type Currency, type Money } from '@wallet/domain';
import { Refusal } from '../http/refusal.ts';

/** Reads a requested amount. Throws Refusal if it is invalid or too small. */
export function readAmount(value: number, currency: Currency, minimum: Money = minTransfer(currency)): Money {
  const amount = fromWireAmount(value, currency);
  if (amount === null || amount.minor < 0) throw new Refusal(400, 'KEY_INVALID');
  if (amount.minor < minimum.minor) throw new Refusal(400, 'TRANSFER_MINIMUM');
  return amount;
}
