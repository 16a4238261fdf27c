import type { MarketProfile } from '../market/market-profile.ts';

export type PhoneCheck = 'ok' | 'empty' | 'wrong-length';

/** Checks a phone number: exactly as many digits as the market requires. */
export function checkPhone(phone: string, profile: Pick<MarketProfile, 'phoneLength'>): PhoneCheck {
  if (phone === '') return 'empty';
  if (profile.phoneLength === null) return 'ok';
  return phone.length === profile.phoneLength && /^\d+$/.test(phone) ? 'ok' : 'wrong-length';
}
