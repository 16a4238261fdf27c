import { splitGraphemes } from '@wallet/domain';

/** Thai and Lao vowels that are written before the consonant. */
const leadingVowel = /^[เแโใไເແໂໃໄ]$/;

/** The first letter of a name, with its vowels and tone marks. */
export function initialOf(name: string): string {
  const [first = '', second = ''] = splitGraphemes(name.trim());
  return (leadingVowel.test(first) ? first + second : first).toUpperCase();
}
