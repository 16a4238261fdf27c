/**
 * Puts each sentence on its own line, since Thai and Lao have no full stop to end one. Empty sentences are left out.
 * `Notice` and `AlertDialog` show the line breaks.
 */
export const joinSentences = (...sentences: readonly string[]): string => sentences.filter((sentence) => sentence !== '').join('\n');
