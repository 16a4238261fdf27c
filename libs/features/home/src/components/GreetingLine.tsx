import type { ReactNode } from 'react';
import styles from './GreetingLine.module.scss';

interface GreetingLineProps {
  readonly avatar: ReactNode;
  readonly text: string;
}

/** The heading of the home page. */
export function GreetingLine({ avatar, text }: GreetingLineProps) {
  return (
    <div className={styles.greeting}>
      {avatar}
      <h1 className={styles.name}>{text}</h1>
    </div>
  );
}
