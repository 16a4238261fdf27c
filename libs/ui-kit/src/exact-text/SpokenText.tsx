import type { ReactNode } from 'react';
import styles from './SpokenText.module.scss';

interface SpokenTextProps {
  /** What screen readers say. */
  readonly spoken: ReactNode;
  /** What is seen, which they skip. */
  readonly children: ReactNode;
}

/**
 * A text that is said in other words than it is written. ARIA forbids names on plain text, and `role="text"` is in no standard. A hidden copy
 * works in NVDA, VoiceOver and TalkBack. It lies over the visible text, so that a finger that explores the screen finds it.
 */
export function SpokenText({ spoken, children }: SpokenTextProps) {
  return (
    <span className={styles.text}>
      <span aria-hidden="true">{children}</span>
      <span className={styles.spoken}>{spoken}</span>
    </span>
  );
}
