import type { MarketProfile } from '../market/market-profile.ts';

/** `missing`: there is no phone number. */
export type PhoneCheck = 'ok' | 'missing' | 'wrong-length';

/** Checks a phone number that `toUsername` read: exactly as many digits as the market requires. */
export function checkPhone(phone: string, { phoneLength }: Pick<MarketProfile, 'phoneLength'>): PhoneCheck {
  if (phone === '') return 'missing';
  if (phoneLength === null) return /^\+?\d+$/.test(phone) ? 'ok' : 'missing';
  return phone.length === phoneLength && /^\d+$/.test(phone) ? 'ok' : 'wrong-length';
}
