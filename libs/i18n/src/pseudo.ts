import { createI18n, type I18n } from './create-i18n.ts';
import { fetchTexts } from './fetch-texts.ts';
import type { TextTree } from './read-locales.ts';
import type { Namespace } from './text-key.ts';

/** Doubles vowels, so that a text grows by a third or more, as in other languages. */
const accented: Readonly<Record<string, string>> = {
  a: 'áá',
  e: 'éé',
  i: 'íí',
  o: 'óó',
  u: 'úú',
  y: 'ýý',
  A: 'ÁÁ',
  E: 'ÉÉ',
  I: 'ÍÍ',
  O: 'ÓÓ',
  U: 'ÚÚ',
  Y: 'ÝÝ',
  c: 'ç',
  d: 'đ',
  g: 'ğ',
  h: 'ĥ',
  n: 'ñ',
  r: 'ř',
  s: 'š',
  t: 'ŧ',
  z: 'ž',
  C: 'Ç',
  D: 'Đ',
  G: 'Ğ',
  N: 'Ñ',
  R: 'Ř',
  S: 'Š',
  T: 'Ŧ',
};

const placeholder = /(\{\{.*?\}\})/;

/**
 * Makes a text that shows where a layout breaks: longer, taller, in brackets that reveal truncation, and still
 * readable. Placeholders are kept.
 */
export function toPseudo(text: string): string {
  const parts = text
    .split(placeholder)
    .map((part) => (placeholder.test(part) ? part : part.replace(/[A-Za-z]/g, (letter) => accented[letter] ?? letter)));
  return `[${parts.join('')}]`;
}

/** The same for a whole file. */
function toPseudoTexts(tree: TextTree): TextTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? toPseudo(value) : toPseudoTexts(value)]),
  );
}

/** Texts for layout tests: lengthened English with accents. Never part of a build. */
export async function createPseudoI18n(namespaces: readonly Namespace[]): Promise<I18n> {
  const i18n = createI18n('en');
  for (const namespace of namespaces) {
    i18n.addResourceBundle('en', namespace, toPseudoTexts((await fetchTexts('en', namespace)) as TextTree));
  }
  return i18n;
}
