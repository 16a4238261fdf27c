import { splitGraphemes } from '@wallet/domain';
import styles from './Avatar.module.scss';

interface AvatarProps {
  readonly name: string;
  readonly size?: 'small' | 'large';
}

/** Represents a person. Their name is written next to it. */
export function Avatar({ name, size = 'small' }: AvatarProps) {
  return (
    <span className={styles.avatar} data-size={size} aria-hidden="true">
      {initialOf(name)}
    </span>
  );
}

/** Thai and Lao vowels that are written before the consonant. */
const leadingVowel = /^[เแโใไເແໂໃໄ]$/;

/** The first letter of a name, with its vowels and tone marks. */
export function initialOf(name: string): string {
  const [first = '', second = ''] = splitGraphemes(name.trim());
  return (leadingVowel.test(first) ? first + second : first).toUpperCase();
}
