import type { ReactNode } from 'react';
import { Button } from '../button/Button.tsx';
import { ErrorIcon } from '../icons/icons.ts';
import styles from './State.module.scss';

interface ErrorStateProps {
  readonly title: string;
  /** What happened, and what to do. */
  readonly text: string;
  /** A drawing in place of the plain sign. */
  readonly art?: ReactNode;
  readonly retryLabel: string;
  readonly onRetry: () => void;
  /** True while it is tried again. */
  readonly isRetrying?: boolean;
  /** What a screen reader says meanwhile. */
  readonly retryingLabel?: string;
}

/** Stands where something could not be shown, with a way to try again. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, art, retryLabel, onRetry, isRetrying = false, retryingLabel = retryLabel } = props;
  return (
    <div className={styles['state']} role="alert">
      {art ?? <ErrorIcon aria-hidden="true" size={32} className={styles['icon']} />}
      <p className={styles['title']}>{title}</p>
      <p className={styles['text']}>{text}</p>
      <Button variant="secondary" isBusy={isRetrying} busyLabel={retryingLabel} onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
