import styles from './Avatar.module.scss';
import { initialOf } from './initial-of.ts';

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
