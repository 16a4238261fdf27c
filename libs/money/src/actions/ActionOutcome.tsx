import { isAnswered, type ApiError } from '@wallet/api-client';
import { FeatureLink, paths, useApiErrorText, useQuietRetries, useServerText } from '@wallet/app-shell';
import { isConfirmation, type ErrorCode } from '@wallet/domain';
import { joinSentences, useText } from '@wallet/i18n';
import { AlertDialog, Button, Notice, SlowNote } from '@wallet/ui-kit';
import { useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router';
import styles from './ActionOutcome.module.scss';
import { useRefusedText, type Refused } from './outcome-texts.ts';
import { selectUnknown } from '../machine/money-actions-slice.ts';
import { CaseLink } from '../support/CaseLink.tsx';
import { useSentFacts } from '../support/use-sent-facts.ts';
import { isUnderWay, type MoneyActionState } from '../machine/action-state.ts';

interface ActionOutcomeProps {
  readonly state: MoneyActionState;
  /** Checks the outcome again: `check` of `useMoneyAction`. False if that was not possible. */
  readonly onCheck: () => Promise<boolean>;
  /** The member has read the refusal: `reset` of `useMoneyAction`. */
  readonly onClose: () => void;
  /** How to show a refusal: next to the form, or as an alert that must be closed. */
  readonly refusedAs?: 'notice' | 'alert';
  /** The action takes money out of a balance of the member, so a refusal with a known reason says that none was taken. */
  readonly takesMoney?: boolean;
  /** The action, whose own texts for some refusals win over the general ones. */
  readonly intent?: string | undefined;
  /** Shown while the outcome is being checked. The default is a general text. */
  readonly whileChecking?: string;
  /** What it means for this page that the action has not succeeded, or not yet. */
  readonly note?: string | undefined;
}

/**
 * Shows the state of a money action next to its button: that it takes long, that its outcome is being checked or is
 * unknown, that it has to wait for another one, or why it was refused. It never offers to send the action again. The screen itself
 * shows the result of `done`. Needs the `money` and `errors` namespaces.
 */
export function ActionOutcome({
  state,
  onCheck,
  onClose,
  refusedAs = 'notice',
  takesMoney = false,
  intent,
  whileChecking,
  note = '',
}: ActionOutcomeProps) {
  const { t } = useText('money');
  const { t: common } = useText('common');
  useQuietRetries(isUnderWay(state) || state.phase === 'inOtherTab');
  const refusalText = useRefusalSentence(takesMoney, intent);
  const withNote = (sentence: string) => joinSentences(sentence, note);
  const serverText = useServerText();
  const [lastCheck, setLastCheck] = useState<'none' | 'read' | 'unread'>('none');
  if (state.phase === 'running' && lastCheck !== 'none') setLastCheck('none');
  const [isFailureRead, setFailureRead] = useState(false);
  if (state.phase === 'running' && isFailureRead) setFailureRead(false);

  const check = async () => setLastCheck((await onCheck()) ? 'read' : 'unread');

  const alert = (content: ReactNode, close: () => void) => (
    <AlertDialog variant="failed" title={t('failedTitle')} closeLabel={common('close')} doneLabel={common('ok')} onClose={close}>
      {content}
    </AlertDialog>
  );

  switch (state.phase) {
    case 'idle':
      return lastCheck === 'read' && <Notice variant="info">{t('outcome.checked')}</Notice>;
    case 'running':
      return <SlowNote text={t('outcome.slow')} />;
    case 'checking': {
      const text = serverText(state.error);
      const checking = whileChecking ?? common('failures.unknownOutcome');
      if (refusedAs === 'alert' && text !== '' && isFailure(state.error) && !isFailureRead) {
        return alert(joinSentences(text, checking), () => setFailureRead(true));
      }
      return (
        <Notice variant="info">
          <div className={styles.sentences}>
            <ServerText text={text} />
            <p>{checking}</p>
            {note !== '' && <p>{note}</p>}
          </div>
        </Notice>
      );
    }
    case 'inOtherTab':
      return <Notice variant="info">{withNote(t('outcome.inOtherTab'))}</Notice>;
    case 'unknown':
      return (
        <Notice variant="warning">
          <div className={styles.sentences}>
            <p className={styles.title}>{t('outcome.unknownTitle')}</p>
            <ServerText text={serverText(state.error)} />
            <p>{t('outcome.unknown')}</p>
            {note !== '' && <p>{note}</p>}
            {lastCheck === 'unread' && <p>{t('outcome.notLoaded')}</p>}
            <Button variant="secondary" onClick={() => void check()}>
              {t('outcome.check')}
            </Button>
            <UnknownCase error={state.error} />
          </div>
        </Notice>
      );
    case 'refused': {
      const sentence = refusalText(state);
      if (sentence === null) return null;
      if (refusedAs === 'notice') return <Notice variant="error">{withNote(sentence)}</Notice>;
      const content = (
        <div className={styles.sentences}>
          <p>{withNote(sentence)}</p>
          <BonusLink error={state.error} />
        </div>
      );
      return alert(content, onClose);
    }
    case 'done':
      return null;
  }
}

/** Refusals because of the bonus that is active. */
const ofActiveBonus: ReadonlySet<ErrorCode> = new Set(['BONUS_REMAINING', 'BONUS_CONDITION', 'BONUS_ALREADY_ACTIVE']);

/** Where the conditions of the active bonus are, if they are the reason, and who can help on their page itself. */
function BonusLink({ error }: { readonly error: ApiError }) {
  const { t } = useText('money');
  const { pathname } = useLocation();
  if (error.kind !== 'refused' || error.code === null || !ofActiveBonus.has(error.code)) return null;
  return pathname === paths.bonus ? (
    <CaseLink className={styles.support} facts={[{ what: t('failedTitle'), status: error.code }]} />
  ) : (
    <FeatureLink className={styles.support} to={paths.bonus}>
      {t('outcome.seeBonus')}
    </FeatureLink>
  );
}

/** Hands over to support what was sent, what came back, and that the outcome is not known. */
function UnknownCase({ error }: { readonly error: ApiError }) {
  const { t } = useText('money');
  const serverText = useServerText();
  const factsOf = useSentFacts();
  const statusOf = (each: ApiError) => joinSentences(t(isAnswered(each) ? 'outcome.answered' : 'outcome.unanswered'), serverText(each));
  const unknown = useSelector(selectUnknown).map((each) => ({ ...factsOf(each.sent), status: statusOf(each.error) }));
  const facts = unknown.length > 0 ? unknown : [{ what: t('outcome.unknownTitle'), status: statusOf(error) }];
  return <CaseLink className={styles.support} facts={facts} />;
}

/** The backend's own message. It never says what happened to the money, so our own text always follows. */
function ServerText({ text }: { readonly text: string }) {
  return text !== '' && <p>{text}</p>;
}

/** Whether the backend has said that it failed. Text in a successful response does not say so. */
const isFailure = ({ kind }: ApiError): boolean => kind !== 'unreadable';

/** Refusals whose own text says what happened to the money. */
const tellsMoney: ReadonlySet<ErrorCode> = new Set(['TRANSFER_FAIL']);

/** Whether the money is known to have stayed where it was and the refusal's text does not say so. */
function isKnownNotMoved(code: ErrorCode | null): boolean {
  return code !== null && !tellsMoney.has(code) && !isConfirmation(code);
}

/**
 * The reason for a refusal, and what happened to the money if that is known. Null if the app leaves the page and shows
 * the reason there.
 */
function useRefusalSentence(takesMoney: boolean, intent: string | undefined): (refused: Refused) => string | null {
  const { t } = useText('money');
  const errorText = useApiErrorText();
  const refusedText = useRefusedText();
  const notMoved = (isKnown: boolean) => (takesMoney && isKnown ? t('outcome.notMoved') : '');
  return ({ error, unchanged }) => {
    if (unchanged) return refusedText({ error, unchanged });
    switch (error.kind) {
      case 'unauthenticated':
      case 'terminated':
        return null;
      case 'offline':
        return joinSentences(t('outcome.offline'), notMoved(true));
      case 'refused':
        return joinSentences(errorText(error, intent), notMoved(isKnownNotMoved(error.code)));
      case 'cancelled':
      case 'unreachable':
      case 'timeout':
      case 'unavailable':
      case 'unreadable':
        return errorText(error);
    }
  };
}
