import type { CallError } from '@wallet/api-client';
import { joinSentences, useText } from '@wallet/i18n';
import { Button, Notice } from '@wallet/ui-kit';
import { useApiErrorText } from '../texts/use-api-error-text.ts';
import styles from './StaleNote.module.scss';

interface StaleNoteProps {
  /** Why they could not be read again. */
  readonly error: CallError;
  /** Missing where a button beside the note already reads them again. */
  readonly onRetry?: () => unknown;
}

/** Says that the figures on the screen are the last known ones and why, and offers to read them again. */
export function StaleNote({ error, onRetry }: StaleNoteProps) {
  const { t } = useText('common');
  const errorText = useApiErrorText();
  return (
    <Notice variant="warning">
      <div className={styles['note']}>
        <p>{joinSentences(errorText(error), t('amount.stale'))}</p>
        {onRetry && (
          <Button variant="secondary" onClick={() => void onRetry()}>
            {t('retry')}
          </Button>
        )}
      </div>
    </Notice>
  );
}
