import type { MarketProfile } from '../settings/market-profile.ts';
import { cleanText, onlyNumber } from '../text/clean-text.ts';

/**
 * Converts a phone number, typed, pasted or filled in, into the username. Login and registration use it, so that they agree. Where the market knows
 * the length of a number, the result is the national number, also for +66, 0066 and +66 (0). Elsewhere it is the number as it was written, without
 * separators. Text that is not one phone number is only cleaned.
 */
export function toUsername(typed: string, { phoneLength, callingCode }: Pick<MarketProfile, 'phoneLength' | 'callingCode'>): string {
  const text = cleanText(typed);
  const number = onlyNumber(text.replace(/[()]/g, ' '), /(?:\+ *)?\d(?:[ .-]*\d)*/g);
  if (number === null) return text;
  const digits = number.replace(/[^\d+]/g, '');
  if (phoneLength === null) return digits.replace(`+${callingCode}0`, `+${callingCode}`);
  // The prefixes for calls abroad are 00, with one more digit from Thailand, and 011 from America.
  const international = new RegExp(`^(?:\\+|00\\d?|011)?${callingCode}0?([1-9]\\d{${String(phoneLength - 2)}})$`);
  return digits.replace(international, '0$1');
}

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
