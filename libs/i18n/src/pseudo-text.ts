import type { TextTree } from './flatten-texts.ts';

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
export function toPseudoTexts(tree: TextTree): TextTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [key, typeof value === 'string' ? toPseudo(value) : toPseudoTexts(value)]),
  );
}
