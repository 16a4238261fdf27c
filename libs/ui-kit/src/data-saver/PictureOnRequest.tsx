import { use, type ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { costsData } from './costs-data.ts';
import { DataSaverContext } from './data-saver-context.ts';
import styles from './DataSaver.module.scss';
import { useRequest } from './use-request.ts';

interface PictureOnRequestProps {
  /** URL from outside. */
  readonly src: unknown;
  /** What the picture shows. */
  readonly name: string;
  /** The picture. */
  readonly children: ReactNode;
}

/** One picture from outside. While the member saves data, it is a button until they ask for it. */
export function PictureOnRequest({ src, name, children }: PictureOnRequestProps) {
  const labels = use(DataSaverContext);
  const { isAsked, ask, container } = useRequest();
  if (!labels || !costsData(src)) return children;
  return (
    <div ref={container} tabIndex={-1} className={styles.place}>
      {isAsked ? (
        <DataSaverContext value={null}>{children}</DataSaverContext>
      ) : (
        <Button variant="secondary" onClick={ask}>
          <span>{labels.show}</span> <VisuallyHidden>{name}</VisuallyHidden>
        </Button>
      )}
    </div>
  );
}
