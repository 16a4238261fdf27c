import type { ReactNode } from 'react';
import styles from './Facts.module.scss';

interface FactsProps {
  /** What is not known is left out. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** What is known, each with its name. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles['facts']}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
