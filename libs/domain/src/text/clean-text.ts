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

/** A part that somebody hid, as in xxx-x-x1234-x or ******7890. */
const hidden = /[*•●]|\bx+\b/i;

/** Fewer digits between words are a count, or only the end of a number. */
const fewestInWords = 8;

/**
 * Finds the only number in a text, with words around it or without: "เลขที่บัญชี 123-4-56789-0" has one. Null if there is none, if there are
 * several, or if it may be a part of something longer. `notation` is global and matches a number with its separators.
 */
export function onlyNumber(text: string, notation: RegExp): string | null {
  const [number, ...others] = text.match(notation) ?? [];
  if (number === undefined || others.length > 0 || hidden.test(text)) return null;
  const [before = '', after = ''] = text.split(number);
  if (/^[ .-]*$/.test(before + after)) return number;
  const isApart = !/[\w\p{No}-]$/u.test(before) && !/^[\w\p{No}-]/u.test(after);
  return isApart && number.replace(/\D/g, '').length >= fewestInWords ? number : null;
}
