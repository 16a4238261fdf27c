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
