import type { MarketProfile } from '../market/market-profile.ts';

/** `missing`: there is no phone number. */
export type PhoneCheck = 'ok' | 'missing' | 'wrong-length' | 'too-long';

/** The longest number of any country, with 00 before it. */
const mostDigits = 17;

/** Checks a phone number that `toUsername` read: exactly as many digits as the market requires, or not more than any number has. */
export function checkPhone(phone: string, { phoneLength }: Pick<MarketProfile, 'phoneLength'>): PhoneCheck {
  if (phone === '') return 'missing';
  if (phoneLength === null) return !/^\+?\d+$/.test(phone) ? 'missing' : phone.length > mostDigits ? 'too-long' : 'ok';
  return phone.length === phoneLength && /^\d+$/.test(phone) ? 'ok' : 'wrong-length';
}
