import type { Language } from '@wallet/domain';

/**
 * Breaks a text into lines of at most `width`: between words, which Thai and Lao do not separate by spaces, and within a word only if it is
 * too long by itself.
 */
export function wrapLines(text: string, width: number, measure: (text: string) => number, language: Language): readonly string[] {
  const pieces = split(text, language, 'word').flatMap((word) => (measure(word) <= width ? word : split(word, language, 'grapheme')));
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

function split(text: string, language: Language, granularity: 'word' | 'grapheme'): string[] {
  return [...new Intl.Segmenter(language, { granularity }).segment(text)].map(({ segment }) => segment);
}
