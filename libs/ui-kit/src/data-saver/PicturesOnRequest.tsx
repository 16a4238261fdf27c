import { type ReactNode, use, useRef, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { DataSaverContext } from './data-saver-context.ts';
import { costsData } from '../safe-url/safe-url.ts';
import styles from './DataSaver.module.scss';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import { holdTaps } from '../hold-taps/hold-taps.ts';

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

/** Whether a member has asked for pictures. `ask` moves the focus to the container, since its button disappears. */
function useRequest() {
  const [isAsked, setAsked] = useState(false);
  const container = useRef<HTMLDivElement>(null);
  const ask = () => {
    container.current?.focus();
    setAsked(true);
    holdTaps();
  };
  return { isAsked, ask, container };
}
