import type { ReactNode } from 'react';
import { OpenIcon } from '../icons/icons.ts';
import styles from './Disclosure.module.scss';

interface DisclosureProps {
  /** Names the content, and opens it. */
  readonly summary: string;
  /** The summary is a heading of the page. */
  readonly isHeading?: boolean;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** Content that is folded until it is asked for. */
export function Disclosure({ summary, isHeading = false, isOpen = false, children }: DisclosureProps) {
  const Words = isHeading ? 'h2' : 'span';
  return (
    <details className={styles.disclosure} open={isOpen}>
      <summary className={styles.summary}>
        <Words className={styles.words}>{summary}</Words>
        <OpenIcon aria-hidden="true" size={20} />
      </summary>
      {children}
    </details>
  );
}
