import type { ApiError } from '@wallet/api-client';
import { useApiErrorText, useServerText } from '@wallet/app-shell';
import { isConfirmation, type ErrorCode } from '@wallet/domain';
import { joinSentences, useText } from '@wallet/i18n';
import { AlertDialog, Button, Notice, SlowNote } from '@wallet/ui-kit';
import { useState } from 'react';
import styles from './ActionOutcome.module.scss';
import type { MoneyActionState } from './money-actions-slice.ts';

interface ActionOutcomeProps {
  readonly state: MoneyActionState;
  /** Reads once more what is true: `check` of `useMoneyAction`. False where that could not be read. */
  readonly onCheck: () => Promise<boolean>;
  /** The member has taken note of a refusal: `reset` of `useMoneyAction`. */
  readonly onClose: () => void;
  /** How a refusal is said: beside the form, or as an alert that cannot be missed. */
  readonly refusedAs?: 'notice' | 'alert';
  /** Follows a reason that this version knows; that no money was moved unless said otherwise. '' says nothing more. */
  readonly afterRefusal?: string;
  /** The page's own sentences for some refusals. */
  readonly refusalTexts?: Readonly<Partial<Record<ErrorCode, string>>>;
  /** What is said while the outcome is looked into, where the page has a better sentence. */
  readonly whileChecking?: string;
}

/**
 * Says what an action on money has come to so far, beside the button that began it: that it takes long, that its outcome
 * is being checked or not known, that another tab has it, or why it was refused. It never offers to send again: where
 * nobody knows the outcome, the one thing to do is to read the truth. What was `done` the screen says in its own words.
 * Needs the `money` and `errors` texts.
 */
export function ActionOutcome({ state, onCheck, onClose, refusedAs = 'notice', afterRefusal, refusalTexts = {}, whileChecking }: ActionOutcomeProps) {
  const { t } = useText('money');
  const { t: common } = useText('common');
  const refusalText = useRefusalSentence(afterRefusal, refusalTexts);
  const serverText = useServerText();
  const [lastCheck, setLastCheck] = useState<'none' | 'read' | 'unread'>('none');
  if (state.phase === 'running' && lastCheck !== 'none') setLastCheck('none');

  const check = async () => setLastCheck((await onCheck()) ? 'read' : 'unread');

  switch (state.phase) {
    case 'idle':
      return lastCheck === 'read' && <Notice variant="info">{t('outcome.checked')}</Notice>;
    case 'running':
      return <SlowNote text={t('outcome.slow')} />;
    case 'checking':
      return (
        <Notice variant="info">
          <div className={styles['sentences']}>
            <ServerText text={serverText(state.error)} />
            <p>{whileChecking ?? common('failures.unknownOutcome')}</p>
          </div>
        </Notice>
      );
    case 'inOtherTab':
      return <Notice variant="info">{t('outcome.inOtherTab')}</Notice>;
    case 'unknown':
      return (
        <Notice variant="warning">
          <div className={styles['sentences']}>
            <p className={styles['title']}>{t('outcome.unknownTitle')}</p>
            <ServerText text={serverText(state.error)} />
            <p>{t('outcome.unknown')}</p>
            {lastCheck === 'unread' && <p>{common('failures.unreachable')}</p>}
            <Button variant="secondary" onClick={() => void check()}>
              {t('outcome.check')}
            </Button>
          </div>
        </Notice>
      );
    case 'refused': {
      const sentence = refusalText(state.error);
      if (sentence === null) return null;
      if (refusedAs === 'notice') return <Notice variant="error">{sentence}</Notice>;
      return (
        <AlertDialog variant="failed" title={t('failedTitle')} closeLabel={common('close')} doneLabel={common('ok')} onClose={onClose}>
          {sentence}
        </AlertDialog>
      );
    }
    case 'done':
      return null;
  }
}

/** What the backend said of it. It says nothing on what became of the money, so our own sentence always follows. */
function ServerText({ text }: { readonly text: string }) {
  return text !== '' && <p>{text}</p>;
}

/** Refusals whose own sentence says what happened to the money. */
const tellsMoney: ReadonlySet<ErrorCode> = new Set([
  'NO_BANK',
  'NO_WALLET',
  'TRANSFER_MINIMUM',
  'MONEY_NOT_ENOUGH',
  'TRANSFER_FAIL',
  'QR_FAIL',
  'INVITE_BONUS_FAIL',
  'SLIP_UPLOAD_FAIL',
  'KEY_MISSING',
  'KEY_INVALID',
]);

/** Codes that may as well tell that it was done: by this attempt or by one before it. */
const mayBeDone: ReadonlySet<ErrorCode> = new Set(['PROMOTION_RECEIVED', 'INVITE_COLLECT']);

/** Is it known of this reason that the money stayed where it was, without its sentence saying so? */
function isKnownNotMoved(code: ErrorCode | null): boolean {
  return code !== null && !tellsMoney.has(code) && !mayBeDone.has(code) && !isConfirmation(code);
}

/** Why nothing was done, and what happened to the money where that is known. null where the frame leads elsewhere and says it there. */
function useRefusalSentence(
  afterRefusal: string | undefined,
  refusalTexts: Readonly<Partial<Record<ErrorCode, string>>>,
): (error: ApiError) => string | null {
  const { t } = useText('money');
  const errorText = useApiErrorText();
  return (error) => {
    switch (error.kind) {
      case 'unauthenticated':
      case 'terminated':
        return null;
      case 'offline':
        return t('outcome.offline');
      case 'refused':
        return error.code !== null && refusalTexts[error.code] !== undefined
          ? refusalTexts[error.code] ?? ''
          : joinSentences(errorText(error), isKnownNotMoved(error.code) ? (afterRefusal ?? t('outcome.notMoved')) : '');
      case 'cancelled':
      case 'unreachable':
      case 'timeout':
      case 'unavailable':
      case 'unreadable':
        return errorText(error);
    }
  };
}
