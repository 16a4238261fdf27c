import { checkPhone } from '@wallet/domain';
import type { Operator } from '../operators/operator.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Normalises a phone number, so that a member is found again. Lao mobile numbers are written with and without the
 * leading zero, with spaces, and with +856.
 */
export function toUsername(phone: string, { phoneLength }: Pick<Operator, 'phoneLength'>): string {
  if (phoneLength !== null) return phone;
  const digits = phone.replace(/[\s-]/g, '');
  return digits.replace(/^(?:\+?856|0)?(20\d{8})$/, '0$1');
}

/** Reads a new member's phone number. Throws Refusal if it is invalid. */
export function readPhone(phone: string, operator: Operator): string {
  if (checkPhone(phone, operator) !== 'ok') throw new Refusal(400, 'PHONE_NUMBER_REQUIRE_10_DIGIT');
  const username = toUsername(phone, operator);
  if (!/^\+?\d{4,20}$/.test(username)) throw new Refusal(400, 'INVALID_USER_INFO');
  return username;
}
