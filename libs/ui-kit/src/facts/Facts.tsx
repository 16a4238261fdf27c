import type { ReactNode } from 'react';
import styles from './Facts.module.scss';

interface FactsProps {
  /** Page translators leave the values as they are. Those that are empty are left out. */
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[];
}

/** A list of labelled facts. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(({ value }) => value !== '')
        .map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
