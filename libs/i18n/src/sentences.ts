const maxLength = 300;

/** Line breaks, text direction controls, and other invisible characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/** Makes a server's text safe to show: one line of visible characters, at most 300. */
export function plainText(raw: string): string {
  // Truncated first: a server may send a whole page instead of a sentence.
  const text = raw
    .slice(0, 10 * maxLength)
    .replace(invisible, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const characters = Array.from(text);
  return characters.length > maxLength
    ? `${characters
        .slice(0, maxLength - 1)
        .join('')
        .trimEnd()}…`
    : text;
}

/** The format of a code, which no sentence has. */
export const codeShape = /^[A-Z][A-Z0-9_]*$/;

/** Returns a server's message for people, safe to show; '' if there is none, or only a code. */
export function serverSentence(message: string | undefined): string {
  const text = plainText(message ?? '');
  return codeShape.test(text) ? '' : text;
}

/**
 * Puts each sentence on its own line, because Thai and Lao have no full stop. Leaves out empty sentences. `Notice` and
 * `AlertDialog` show the line breaks.
 */
export const joinSentences = (...sentences: readonly string[]): string => sentences.filter((sentence) => sentence !== '').join('\n');
