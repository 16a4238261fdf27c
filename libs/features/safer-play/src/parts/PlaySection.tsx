import { Card, Disclosure } from '@wallet/ui-kit';
import { withoutBreakMarks } from '@wallet/domain';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import styles from './parts.module.scss';

interface PlaySectionProps {
  /** An address that ends with it opens the section. */
  readonly id: string;
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

/** A part of the page for time and budget. It is folded until the member opens it. */
export function PlaySection({ id, title, isOpen = false, children }: PlaySectionProps) {
  const { hash } = useLocation();
  return (
    <Card>
      <section id={id} aria-label={withoutBreakMarks(title)}>
        <Disclosure summary={title} isHeading isOpen={isOpen || hash === `#${id}`}>
          <div className={styles.section}>{children}</div>
        </Disclosure>
      </section>
    </Card>
  );
}
