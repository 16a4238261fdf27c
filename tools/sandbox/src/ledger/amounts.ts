import { type Currency, type Money, fromWireAmount, minTransfer } from '@wallet/domain';
import { Refusal } from '../http/refusal.ts';

/** Reads a requested amount. Throws Refusal if it is invalid or too small. */
export function readAmount(value: number, currency: Currency, minimum: Money = minTransfer(currency)): Money {
  const amount = fromWireAmount(value, currency);
  if (amount === null || amount.minor < 0) throw new Refusal(400, 'KEY_INVALID');
  if (amount.minor < minimum.minor) throw new Refusal(400, 'TRANSFER_MINIMUM');
  return amount;
}

/** A percentage of an amount in hundredths, rounded down. Exact for two decimals of the percentage. */
export function percentOf(minor: number, percent: number): number {
  return Number((BigInt(minor) * BigInt(Math.round(percent * 100))) / 10_000n);
}
