import { use, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { costsData } from './costs-data.ts';
import { DataSaverContext } from './data-saver-context.ts';
import styles from './DataSaver.module.scss';
import { useRequest } from './use-request.ts';

interface PicturesOnRequestProps {
  /** URLs from outside, or `unknown` where only the content knows them. */
  readonly sources: readonly unknown[] | 'unknown';
  /** Content with the pictures. */
  readonly children: ReactNode;
}

/** Content with pictures from outside. While the member saves data, it is shown without them until they ask for all of them. */
export function PicturesOnRequest({ sources, children }: PicturesOnRequestProps) {
  const labels = use(DataSaverContext);
  const { isAsked, ask, container } = useRequest();
  if (!labels || (sources !== 'unknown' && !sources.some(costsData))) return children;
  return (
    <div ref={container} tabIndex={-1} className={styles.group}>
      {!isAsked && (
        <Button variant="secondary" onClick={ask}>
          {labels.showAll}
        </Button>
      )}
      <DataSaverContext value={isAsked ? null : labels}>{children}</DataSaverContext>
    </div>
  );
}
