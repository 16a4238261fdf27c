const longest = 300;

/** Line and text direction controls, and all else that has no shape but changes what stands around it. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** What a server wrote, made fit to be shown: one line of visible characters, at most 300 of them. */
export function plainText(raw: string): string {
  // Cut first: a server may send a whole page where a sentence is due.
  const text = raw
    .slice(0, 10 * longest)
    .replace(invisible, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(text);
  return characters.length > longest
    ? `${characters
        .slice(0, longest - 1)
        .join('')
        .trimEnd()}…`
    : text;
}
