import { QueryView, type ShownQuery } from '@wallet/app-shell';
import { Card, SidebarLayout } from '@wallet/ui-kit';
import type { ReactNode, Ref } from 'react';
import { AmountsSwitch } from '@wallet/money';
import styles from './StatementFrame.module.scss';

interface StatementFrameProps<Row> {
  readonly heading: string;
  /** What can be opened or set, below the heading. */
  readonly controls: ReactNode;
  readonly query: ShownQuery<readonly Row[]>;
  /** Title of the error. */
  readonly failedTitle: string;
  /** Skeletons of what will be on the first card. */
  readonly loading: ReactNode;
  /** Shown instead of no rows. */
  readonly empty?: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
  /** Below the rows, also while there are none. */
  readonly after?: ReactNode;
  readonly top?: Ref<HTMLDivElement>;
}

/** A page made from the statement: heading and controls beside the rows, or above them on phones. */
export function StatementFrame<Row>({ heading, controls, query, loading, after, top, ...view }: StatementFrameProps<Row>) {
  return (
    <SidebarLayout
      sidebar={
        <>
          <header className={styles.head}>
            <h1>{heading}</h1>
            <AmountsSwitch />
          </header>
          {controls}
        </>
      }
    >
      <div ref={top} className={styles.main} aria-busy={query.isFetching}>
        <QueryView
          {...view}
          query={query}
          loading={
            <Card>
              <div className={styles.loading}>{loading}</div>
            </Card>
          }
          saysStale
        />
        {after}
      </div>
    </SidebarLayout>
  );
}
