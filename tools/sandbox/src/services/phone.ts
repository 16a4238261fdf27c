import type { Operator } from '../operators/operator.ts';

/**
 * The one form of a phone number, under which a member is found again. Where any length is taken, Lao mobiles are
 * typed with and without the leading zero, with spaces, and with +856.
 */
export function toUsername(phone: string, { phoneLength }: Pick<Operator, 'phoneLength'>): string {
  if (phoneLength !== null) return phone;
  const digits = phone.replace(/[\s-]/g, '');
  return digits.replace(/^(?:\+?856|0)?(20\d{8})$/, '0$1');
}
