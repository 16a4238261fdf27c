/** What belongs to the character before it: marks, joiners, the second half of a pair, and the Thai and Lao AM. */
const continues = /[\p{M}\p{Cf}\udc00-\udfff\u0e33\u0eb3]/u;
/** No letter has more that belongs to it. */
const maxCluster = 20;

/** The beginning of a text, without half a character at its end. */
export function cutText(text: string, maxLength: number): string {
  let end = maxLength;
  while (end > Math.max(0, maxLength - maxCluster) && continues.test(text.charAt(end))) end -= 1;
  return text.slice(0, end);
}
