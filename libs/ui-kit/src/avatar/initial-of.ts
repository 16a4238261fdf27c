/** Thai and Lao vowels that are written before the consonant. */
const leadingVowel = /^[เแโใไເແໂໃໄ]$/;

/** The first letter of a name, with its vowels and tone marks. */
export function initialOf(name: string): string {
  const graphemes = [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(name.trim())].map(({ segment }) => segment);
  const [first = '', second = ''] = graphemes;
  return (leadingVowel.test(first) ? first + second : first).toUpperCase();
}
