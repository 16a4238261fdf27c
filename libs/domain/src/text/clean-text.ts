/** Letters of Thai and Lao would be taken apart by NFKC, ² would become 2, and ´ a space with a mark above. */
const convertible = /[^\p{Script=Thai}\p{Script=Lao}\p{No}´]+/gu;

/**
 * What somebody typed, pasted or let be filled in, as it was meant: one kind of space, dash, apostrophe and digit, no invisible characters, and
 * nothing at the ends. Every typed text goes through it before it is checked or sent, except passwords and chat messages.
 */
export function cleanText(text: string): string {
  return text
    .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(convertible, (part) => part.normalize('NFKC'))
    .replace(/[‘’‛ʼ´′]/g, "'")
    .replace(/\p{Nd}/gu, toPlainDigit)
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/[\s\p{Cc}\u2800]+/gu, ' ')
    .trim();
}

/** In Unicode, the digits of every script stand together in tens, from 0 to 9. */
function toPlainDigit(digit: string): string {
  let value = 0;
  for (let code = Number(digit.codePointAt(0)); /\p{Nd}/u.test(String.fromCodePoint(code - 1)); code -= 1) value += 1;
  return String(value % 10);
}
