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
