import type { CallError } from '@wallet/api-client';
import { joinSentences, useText } from '@wallet/i18n';
import { Button, Notice } from '@wallet/ui-kit';
import { useMayRetry } from './quiet-retries.ts';
import { useApiErrorText } from './use-api-error-text.ts';
import styles from './StaleNote.module.scss';

interface StaleNoteProps {
  /** Why reloading failed. */
  readonly error: CallError;
  /** Absent if a button next to the note reloads the data already. */
  readonly onRetry?: () => unknown;
}

/** Says that the data on the screen may be outdated and why, and offers to reload it. */
export function StaleNote({ error, onRetry }: StaleNoteProps) {
  const { t } = useText('common');
  const errorText = useApiErrorText();
  const mayRetry = useMayRetry();
  return (
    <Notice variant="warning">
      <div className={styles.note}>
        <p>{joinSentences(mayRetry ? errorText(error) : '', t('amount.stale'))}</p>
        {onRetry && mayRetry && (
          <Button variant="secondary" onClick={() => void onRetry()}>
            {t('retry')}
          </Button>
        )}
      </div>
    </Notice>
  );
}
