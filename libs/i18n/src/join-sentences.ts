/**
 * Puts each sentence on its own line, because Thai and Lao have no full stop. Leaves out empty sentences. `Notice` and
 * `AlertDialog` show the line breaks.
 */
export const joinSentences = (...sentences: readonly string[]): string => sentences.filter((sentence) => sentence !== '').join('\n');
