/** Whether pages can show a text in one line of at most so many signs: something of it is seen, and nothing breaks or turns the line. */
export const isLine = (text: string, most: number): boolean =>
  [...text].length <= most && /[^\s\p{C}\p{M}]/u.test(text) && !/[\p{Cc}\p{Cs}\u2028\u2029\u202a-\u202e\u2066-\u2069\ufffd]/u.test(text);

/** A letter with its marks; Thai and Lao "am" are letters to Unicode, but readers see marks. Emoji of several characters are split. */
const letterWithMarks = /\P{M}[\p{M}\u0e33\u0eb3]*/gu;

/** A text whose letters the pattern finds, too. */
const plainText = /^[\p{Script=Thai}\p{Script=Lao}\p{Script=Latin}\p{M}\p{N}\p{P}\p{Zs}\u200b]*$/u;

/** A word with the space or break mark after it. */
const wordBeforeBreak = /[^ \u200b]+[ \u200b]*|[ \u200b]+/g;

/**
 * Splits a text into letters as readers see them, with their vowels and tone marks. Older browsers have no `Intl.Segmenter`, and the
 * first one takes a cheap phone tens of milliseconds, so it is made only for texts that need it.
 */
export function splitGraphemes(text: string): readonly string[] {
  const segments = plainText.test(text) ? null : segment(text, 'th', 'grapheme');
  return segments ?? text.match(letterWithMarks) ?? [];
}

/**
 * Splits a text at the places where a line may break. Thai and Lao do not separate words by spaces; browsers without
 * `Intl.Segmenter` break at spaces and break marks only. `language` is a BCP 47 tag.
 */
export function splitWords(text: string, language: string): readonly string[] {
  return segment(text, language, 'word') ?? text.match(wordBeforeBreak) ?? [];
}

function segment(text: string, language: string, granularity: 'grapheme' | 'word'): readonly string[] | null {
  if (!('Segmenter' in Intl)) return null;
  return [...new Intl.Segmenter(language, { granularity }).segment(text)].map((part) => part.segment);
}
