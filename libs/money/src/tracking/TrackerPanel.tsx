import { useApiDispatch, useApiStore, useBackendOffset, useGetWalletQuery } from '@wallet/api-client';
import { readSent } from '@wallet/api-client/reconcile';
import { FeatureLink, paths, useModal, useAvailability, useBackendTime, useQuietRetries } from '@wallet/app-shell';
import { slipRemedy } from '@wallet/domain';
import { useSlipReasonText, useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import {
  Badge,
  Button,
  Card,
  CloseIcon,
  Countdown,
  DepositIcon,
  Disc,
  IconButton,
  keepExact,
  QrIcon,
  Status,
  VisuallyHidden,
  WithdrawIcon,
} from '@wallet/ui-kit';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useMoneyWords } from '../amounts/use-money-words.ts';
import { CaseLink } from '../support/CaseLink.tsx';
import { isOpen, type TrackedTransaction } from './tracked-transaction.ts';
import { dismissed } from './tracked-slice.ts';
import styles from './TrackerPanel.module.scss';
import { trackUpdates } from './track-updates.ts';
import { dueAt, useLastDuration } from './use-last-duration.ts';
import { bookingMs } from './use-tracker.ts';

interface TrackerPanelProps {
  /** Newest first, at least one. */
  readonly items: readonly TrackedTransaction[];
}

const icons = { slip: DepositIcon, qr: QrIcon, deposit: DepositIcon, withdrawal: WithdrawIcon };

/** The status of each phase, and how many of the three steps it has done: sent, under way, ended. Null: how far it is cannot be said. */
const progress = {
  sent: { status: 'progress', word: 'in-progress', steps: 1 },
  'under-way': { status: 'progress', word: 'in-progress', steps: 2 },
  unclear: { status: 'progress', word: 'in-progress', steps: null },
  done: { status: 'success', word: 'success', steps: 3 },
  refused: { status: 'failed', word: 'failed', steps: null },
  unpaid: { status: 'failed', word: 'failed', steps: null },
} as const;

const ageEveryMs = 10_000;
/** A code that has expired is offered no longer than this. */
const codeEveryMs = 1000;
const minuteMs = 60_000;
/** The case is offered after this time if it is not known how long the last one took. */
const patienceMs = 15 * minuteMs;
const steps = [1, 2, 3];
/** The others are shown on request. */
const shownFirst = 2;

/** Shows the progress of each deposit and withdrawal, the reason for a refusal, and what to do next. */
export function TrackerPanel({ items: tracked }: TrackerPanelProps) {
  const { t } = useText('money');
  const [isWhole, setWhole] = useState(false);
  const sentence = useSentence();
  const dispatch = useApiDispatch();
  const items = useMemo(() => tracked.filter(({ isHidden }) => !isHidden), [tracked]);
  useTrackedUpdates();
  const changed = useLatestChange(items);
  const openCount = items.filter(isOpen).length;
  useQuietRetries(openCount > 0);
  if (items.length === 0) return null;

  return (
    <section aria-labelledby="tracker">
      <Card>
        <header className={styles.head}>
          <h2 id="tracker" className={styles.title}>
            {t('tracker.label')}
          </h2>
          {openCount > 0 && (
            <Badge>
              <span aria-hidden="true">{openCount}</span>
              <VisuallyHidden>{t('tracker.underWay', { count: openCount })}</VisuallyHidden>
            </Badge>
          )}
        </header>
        <ul className={styles.list}>
          {(isWhole ? items : items.slice(0, shownFirst)).map((item) => (
            <Row key={item.id} item={item} sentence={sentence(item)} onDismiss={() => dispatch(dismissed(item.id))} />
          ))}
        </ul>
        {!isWhole && items.length > shownFirst && (
          <Button variant="ghost" fullWidth onClick={() => setWhole(true)}>
            {t('tracker.showAll', { count: items.length })}
          </Button>
        )}
        <VisuallyHidden isLive>{changed && sentence(changed)}</VisuallyHidden>
      </Card>
    </section>
  );
}

interface RowProps {
  readonly item: TrackedTransaction;
  readonly sentence: string;
  readonly onDismiss: () => void;
}

function Row({ item, sentence, onDismiss }: RowProps) {
  const { t } = useText('money');
  const money = useMoneyWords();
  const { relative } = useFormat();
  const isCode = item.kind === 'qr' && isOpen(item);
  const now = useBackendTime(isCode ? codeEveryMs : ageEveryMs);
  const until = isCode ? payableUntil(item) : null;
  const isExpired = until !== null && now >= until;
  const words = isExpired && !item.isTold ? t('tracker.qrExpired', { amount: money(item.amount) }) : sentence;
  const { withinMs, normallyBy } = useLastDuration();
  const isWaiting = isOpen(item) && item.kind !== 'qr';
  const usually = isWaiting ? normallyBy(item.kind, item.sentAt, now) : '';
  const isLate = now > dueAt(item.sentAt, withinMs(item.kind) ?? patienceMs);
  const Icon = icons[item.kind];
  const { status, word, steps: stepsDone } = progress[item.phase];
  return (
    <li className={styles.item}>
      <Disc variant={status}>
        <Icon aria-hidden="true" size={20} />
      </Disc>
      <div className={styles.words}>
        <p className={styles.sentence}>{keepExact(words)}</p>
        <div className={styles.state}>
          <Status variant={status}>{t(`status.${word}`)}</Status>
          <time className={styles.time} dateTime={new Date(item.sentAt).toISOString()}>
            {relative(item.sentAt, now)}
          </time>
          {usually !== '' && <span className={styles.time}>{keepExact(usually)}</span>}
        </div>
        {stepsDone !== null && (
          <span className={styles.steps} aria-hidden="true">
            {steps.map((step) => (
              <span key={step} data-done={step <= stepsDone} data-status={status} />
            ))}
          </span>
        )}
        {isCode && !isExpired && <WaitingCode item={item} until={until} />}
        <WhatToDo item={item} sentence={words} isLate={isExpired || (isWaiting && isLate)} onDone={onDismiss} />
      </div>
      <IconButton label={t('tracker.dismiss')} onClick={onDismiss}>
        <CloseIcon aria-hidden="true" size={20} />
      </IconButton>
    </li>
  );
}

/** When a QR code can no longer be paid, by the backend's clock in milliseconds. Null if that is not known. */
function payableUntil({ sent }: TrackedTransaction): number | null {
  const doneBy = readSent(sent)?.doneBy;
  return typeof doneBy === 'number' ? doneBy - bookingMs : null;
}

/** How long a QR code can still be paid, and the way back to it. */
function WaitingCode({ item, until }: Pick<RowProps, 'item'> & { readonly until: number | null }) {
  const { t } = useText('money');
  const { open } = useModal();
  const offsetMs = useBackendOffset() ?? 0;
  const hasDeposit = useAvailability().modal('deposit');
  const { expected } = readSent(item.sent) ?? {};
  return (
    <div className={styles.state}>
      {until !== null && <Countdown label={t('tracker.timeLeft')} until={until} offsetMs={offsetMs} />}
      {hasDeposit && expected?.kind === 'qr-code-paid' && (
        <button type="button" className={styles.link} onClick={() => open('deposit', { method: 'qr', bank: expected.bankCode })}>
          {t('tracker.showQr')}
        </button>
      )}
    </div>
  );
}

interface WhatToDoProps extends Pick<RowProps, 'item' | 'sentence'> {
  /** It takes longer than the last one did, or its code has expired. */
  readonly isLate: boolean;
  readonly onDone: () => void;
}

function WhatToDo({ item, sentence, isLate, onDone }: WhatToDoProps) {
  const { t } = useText('money');
  const { t: common } = useText('common');
  const { open } = useModal();
  const offers = useAvailability();
  const statement = (
    <FeatureLink className={styles.link} to={paths.statement}>
      {common('titles.statement')}
    </FeatureLink>
  );
  const support = (
    <CaseLink
      className={styles.link}
      facts={[
        {
          what: sentence,
          amount: item.amount,
          at: item.sentAt,
          status: t(`status.${progress[item.phase].word}`),
          ...(item.kind === 'qr' && { reference: item.id }),
        },
      ]}
    />
  );
  if (item.phase === 'unclear' || isLate) {
    return (
      <p className={styles.remedies}>
        {statement}
        {support}
      </p>
    );
  }
  if (isOpen(item) || item.phase === 'done') return null;
  return (
    <p className={styles.remedies}>
      {item.kind === 'slip' && slipRemedy(item.reason) === 'send-again' && offers.modal('deposit') && (
        <Button
          variant="soft"
          size="small"
          onClick={() => {
            onDone();
            open('deposit', { method: 'slip' });
          }}
        >
          {t('tracker.sendAgain')}
        </Button>
      )}
      {item.kind === 'withdrawal' && statement}
      {support}
    </p>
  );
}

/** The text of an item, in the page's language. */
function useSentence(): (item: TrackedTransaction) => string {
  const { t } = useText('money');
  const money = useMoneyWords();
  const reasonText = useSlipReasonText();
  const waitsForPayment = ({ amount, isTold }: TrackedTransaction) =>
    t(isTold ? 'tracker.qrTold' : 'tracker.qrWaitingFor', { amount: money(amount) });
  const sentence = (item: TrackedTransaction): string => {
    const { kind, phase, amount, reason } = item;
    if (phase === 'unclear') return t('tracker.unclear', { what: whatIsKnown(kind, amount) });
    if (kind === 'deposit' && isOpen({ phase })) return t('tracker.depositSent', { amount: money(amount) });
    if (kind === 'withdrawal') {
      if (phase === 'done') return t('tracker.withdrawalPaid', { amount: money(amount) });
      return isOpen({ phase }) ? t('tracker.withdrawalSent', { amount: money(amount) }) : t('tracker.withdrawalFailed');
    }
    switch (phase) {
      case 'done':
        return amount ? t('tracker.credited', { amount: money(amount) }) : t('tracker.deposited');
      case 'unpaid':
        return t('tracker.qrUnpaid');
      case 'refused':
        return kind === 'slip' ? t('tracker.slipRefused', { reason: reasonText(reason) }) : t('tracker.depositFailed');
      case 'sent':
        return kind === 'slip' ? t('tracker.slipSent') : waitsForPayment(item);
      case 'under-way':
        return kind === 'slip' ? t('tracker.slipChecking') : waitsForPayment(item);
    }
  };
  /** For an item that matches several rows. */
  const whatIsKnown = (kind: TrackedTransaction['kind'], amount: TrackedTransaction['amount']): string => {
    if (kind === 'slip') return t('tracker.slipSent');
    return kind === 'withdrawal' ? t('tracker.withdrawalSent', { amount: money(amount) }) : money(amount);
  };
  return sentence;
}

function useTrackedUpdates(): void {
  const store = useApiStore();
  const { currency } = useGetWalletQuery(undefined, { selectFromResult: ({ data }) => ({ currency: data?.currency }) });
  const { note } = useLastDuration();
  const onDone = useEffectEvent(note);
  useEffect(() => (currency === undefined ? undefined : trackUpdates(store, { currency, onDone })), [store, currency]);
}

/** The item that changed last since the first render, or null. */
function useLatestChange(items: readonly TrackedTransaction[]): TrackedTransaction | null {
  const [seen, setSeen] = useState<{ readonly items: readonly TrackedTransaction[]; readonly changed: TrackedTransaction | null }>({
    items,
    changed: null,
  });
  if (seen.items === items) return seen.changed;
  const changed = items.find((item) => seen.items.every(({ id, phase }) => id !== item.id || phase !== item.phase)) ?? null;
  setSeen({ items, changed });
  return changed;
}
