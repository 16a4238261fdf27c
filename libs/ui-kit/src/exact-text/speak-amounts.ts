import { createContext, use, useCallback } from 'react';
import { withoutBreakMarks } from '@wallet/domain';

/** A sign belongs to the figures unless a digit or letter precedes it, as in a range. */
const sign = String.raw`\B[+-]`;
/** No point and digits follow, as in a date. */
const end = String.raw`(?!\.?\d)`;

const escape = (text: string) => text.replace(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
const anyOf = (texts: readonly string[]) => texts.map(escape).join('|');
const unitsOf = ({ hundredths }: AmountWords) => Object.keys(hundredths).filter(Boolean);

/** Splits a text at its amounts, each with its unit, and at the given names. Every second part is an amount or a name. */
export function splitExact(text: string, words: AmountWords, names: readonly string[] = []): readonly string[] {
  const units = unitsOf(words);
  const amount = `(?:${sign})?\\d[\\d,]*\\.\\d\\d${end}${units.length > 0 ? `(?: (?:${anyOf(units)}))?` : ''}`;
  const known = names.filter(Boolean);
  return text.split(new RegExp(`(${[...(known.length > 0 ? [anyOf(known)] : []), amount].join('|')})`));
}

/** Returns how a text is said: `1,250.50 baht` becomes `1,250 baht 50 satang`. Figures without a unit stay as they are. */
export function speakAmounts(text: string, words: AmountWords): string {
  const units = unitsOf(words);
  if (units.length === 0) return text;
  const signs: Readonly<Record<string, string>> = { '+': words.plus, '-': words.minus };
  return text.replace(
    new RegExp(`(${sign})?(\\d[\\d,]*)\\.(\\d\\d)${end} (${anyOf(units)})`, 'g'),
    (_amount, direction: string | undefined, whole: string, hundredths: string, unit: string) =>
      [
        direction && signs[direction],
        (whole !== '0' || hundredths === '00') && `${whole} ${unit}`,
        hundredths !== '00' && `${String(Number(hundredths))} ${words.hundredths[unit] ?? ''}`,
      ]
        .filter(Boolean)
        .join(' '),
  );
}

/** How amounts are said in the page's language. */
export interface AmountWords {
  /** The word for a hundredth, by the word that follows the figures: `{ baht: 'satang' }`. */
  readonly hundredths: Readonly<Record<string, string>>;
  readonly plus: string;
  readonly minus: string;
}

/** Without words, amounts are said as they are written. */
export const AmountWordsContext = createContext<AmountWords>({ hundredths: {}, plus: '', minus: '' });

/** Returns a function for names of controls and pictures: a text as it is said, with its amounts in words and without marks for line breaks. */
export function useSpokenAmounts(): (text: string) => string {
  const words = use(AmountWordsContext);
  return useCallback((text) => withoutBreakMarks(speakAmounts(text, words)), [words]);
}
