/**
 * How much is read of what comes from outside, so that no answer can freeze a page. What is a text is cut there; what has to
 * be whole, such as an id or an address, counts as broken when it is longer. Each is far more than a screen has use for.
 */

/** A name, a status, a sentence: some fifteen lines of a phone. */
export const maxLabelLength = 1000;
/** A chat message: five pages. Members may write 2,000 characters. */
export const maxMessageLength = 10_000;
/** An operator's HTML, or all parts of an agreement: 25 pages, or the terms of a bank with the styles of a word processor. */
export const maxHtmlLength = 50_000;
/** The token of a session: more than that no server takes in a header. */
export const maxTokenLength = 8192;
/** An address: what browsers and servers agree on. No id, code or password of a game is longer. */
export const maxUrlLength = 2048;
/** A picture's address that holds the picture itself, or the drawing of a QR code. */
export const maxDataUrlLength = 200_000;
/** The entries of a list. A page has at most 100; the largest operators have some 100 games or banks. */
export const maxListLength = 500;
/** A whole answer. The largest that a screen has use for is a tenth of it. */
export const maxResponseLength = 5_000_000;

/** Characters that belong to the one before: marks, joiners, low surrogates, and the Thai and Lao AM. */
const continues = /[\p{M}\p{Cf}\udc00-\udfff\u0e33\u0eb3]/u;
/** The maximum number of such characters per letter. */
const maxCluster = 20;

/** Truncates a text without cutting a character in half. */
export function cutText(text: string, maxLength: number): string {
  let end = maxLength;
  while (end > Math.max(0, maxLength - maxCluster) && continues.test(text.charAt(end))) end -= 1;
  return text.slice(0, end);
}
