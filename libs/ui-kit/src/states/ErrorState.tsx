import type { ReactNode } from 'react';
import { ErrorIcon } from '../icons/icons.ts';
import styles from './State.module.scss';
import { Button } from '../button/Button.tsx';

interface ErrorStateProps {
  readonly title: string;
  /** What happened, and what to do. May be empty. */
  readonly text: string;
  /** A drawing instead of the icon. */
  readonly art?: ReactNode;
  readonly retryLabel: string;
  /** Absent where nothing may be tried now. */
  readonly onRetry?: (() => void) | undefined;
  /** True while retrying. */
  readonly isRetrying?: boolean;
  /** Announced while retrying. */
  readonly retryingLabel?: string;
}

/** Shown where content could not be loaded, with a retry button. */
export function ErrorState(props: ErrorStateProps) {
  const { title, text, art, retryLabel, onRetry, isRetrying = false, retryingLabel = retryLabel } = props;
  return (
    <div className={styles.state} data-state="failed" role="alert">
      {art ?? <ErrorIcon aria-hidden="true" size={32} className={styles.icon} />}
      <p className={styles.title}>{title}</p>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {onRetry && (
        <Button variant="secondary" isBusy={isRetrying} busyLabel={retryingLabel} onClick={onRetry}>
          {retryLabel}
        </Button>
      )}
    </div>
  );
}
