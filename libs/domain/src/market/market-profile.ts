import type { Currency } from '../money/money.ts';

/** The languages of the product, as BCP 47 tags; the page's `lang` is the same word. */
export const languages = ['th', 'lo', 'en'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The facts in which one market differs from another. Code asks for a fact, never for a country. */
export interface MarketProfile {
  readonly defaultLanguage: Language;
  /** What it speaks, in the order of the menu; the default is one of them. */
  readonly languages: readonly Language[];
  /** What a new member may choose from; the first is preset. One entry: nothing to choose. */
  readonly currencies: readonly [Currency, ...Currency[]];
  /** Exact length of a phone number, or null where any length is taken. */
  readonly phoneLength: number | null;
  /** Country calling code of its phone numbers, without plus. */
  readonly callingCode: string;
}
