import { checkPhone, toUsername as readTyped } from '@wallet/domain';
import type { Operator } from '../operators/operator.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Normalises a phone number, so that a member is found again. Lao mobile numbers are written with and without the
 * leading zero, and with +856.
 */
export function toUsername(phone: string, operator: Operator): string {
  const username = readTyped(phone, operator);
  return operator.phoneLength === null ? username.replace(/^(?:(?:\+|00)?8560?|0)?(20\d{8})$/, '0$1') : username;
}

/** Reads a new member's phone number. Throws Refusal if it is invalid. */
export function readPhone(phone: string, operator: Operator): string {
  const username = toUsername(phone, operator);
  if (checkPhone(username, operator) === 'wrong-length') throw new Refusal(400, 'PHONE_NUMBER_REQUIRE_10_DIGIT');
  if (!/^\+?\d{4,20}$/.test(username)) throw new Refusal(400, 'INVALID_USER_INFO');
  return username;
}
