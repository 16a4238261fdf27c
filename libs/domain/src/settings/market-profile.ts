import type { Currency } from '../money/money.ts';

/** The languages of the product, as BCP 47 tags; the page's `lang` is the same word. */
export const languages = ['th', 'lo', 'en'] as const;
export type Language = (typeof languages)[number];

export function isLanguage(value: unknown): value is Language {
  return languages.some((language) => language === value);
}

/** The code of a language in local storage, in the cookie and in calls. Only there is Lao called `la`. */
export function languageCode(language: Language): 'th' | 'la' | 'en' {
  return language === 'lo' ? 'la' : language;
}

/** The language of a code that was stored or sent; null where it names none. Earlier versions wrote `lo`, which still counts. */
export function readLanguageCode(code: unknown): Language | null {
  if (code === 'la') return 'lo';
  return isLanguage(code) ? code : null;
}

/** Help lines that the apps have a name for. */
export type HelpLineName = 'thaiMentalHealth';

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
  /** Who listens to people who worry about their play. Absent if no line is known for the country. */
  readonly helpLines?: readonly { readonly name: HelpLineName; readonly phone: string }[];
}
