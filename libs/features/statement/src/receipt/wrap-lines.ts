import { splitGraphemes, splitWords, type Language } from '@wallet/domain';

/**
 * Breaks a text into lines of at most `width`: between words, which Thai and Lao do not separate by spaces, and within a word only if it is
 * too long by itself.
 */
export function wrapLines(text: string, width: number, measure: (text: string) => number, language: Language): readonly string[] {
  const pieces = splitWords(text, language).flatMap((word) => (measure(word) <= width ? word : splitGraphemes(word)));
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces) {
    if (line !== '' && measure(line + piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = piece.trimStart();
    } else line += piece;
  }
  return line.trim() === '' ? lines : [...lines, line.trimEnd()];
}
