import type { ReactNode } from 'react';
import styles from './Section.module.scss';

interface SectionProps {
  readonly title: string;
  /** Of the heading: 2 on a page, 3 in a dialog. */
  readonly level: 2 | 3;
  /** What it shows is on its way. */
  readonly isBusy?: boolean;
  readonly children: ReactNode;
}

/** A list, a table or a form under a title of its own. */
export function Section({ title, level, isBusy = false, children }: SectionProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <section className={styles['section']} aria-busy={isBusy}>
      <Heading className={styles['title']}>{title}</Heading>
      {children}
    </section>
  );
}
