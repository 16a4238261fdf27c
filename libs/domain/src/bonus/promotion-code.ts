import { cleanText } from '../text/clean-text.ts';

/** Normalises a promotion code: clean, in capitals. */
export function toPromotionCode(typed: string): string {
  return cleanText(typed).toUpperCase();
}
