import type { ReactNode } from 'react';
import styles from './Section.module.scss';

interface SectionProps {
  readonly title: string;
  /** Level of the heading: 2 on a page, 3 in a dialog. */
  readonly level: 2 | 3;
  /** Its content is loading. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A list, a table or a form with its own title. */
export function Section({ title, level, isBusy = false, children }: SectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles.section} aria-busy={isBusy}>
      <Heading className={styles.title}>{title}</Heading>
      {children}
    </section>
  );
}
