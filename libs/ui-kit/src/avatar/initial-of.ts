/** Thai and Lao vowels that are written before the consonant they are spoken after. */
const leadingVowel = /^[เแโใไເແໂໃໄ]$/;

/** What stands for a name where there is room for one sign: its first letter, with the vowels and tones that belong to it. */
export function initialOf(name: string): string {
  const signs = [...new Intl.Segmenter('th', { granularity: 'grapheme' }).segment(name.trim())].map(({ segment }) => segment);
  const [first = '', second = ''] = signs;
  return (leadingVowel.test(first) ? first + second : first).toUpperCase();
}
