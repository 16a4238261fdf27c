import { cleanText } from '../text/clean-text.ts';

/** The contract allows no longer code. */
export const maxPromotionCodeLength = 64;

/** Normalises a promotion code: clean, in capitals. */
export function toPromotionCode(typed: string): string {
  return cleanText(typed).toUpperCase();
}
