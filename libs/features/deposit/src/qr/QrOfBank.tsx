import { useReadAgain, useServerClockOffset } from '@wallet/api-client';
import { createQrCodeAction, useGetQrCodeQuery, type QrCode } from '@wallet/api-client/qr-codes';
import { ModalSlots, QueryFallback, useApiErrorText } from '@wallet/app-shell';
import { firstSecondsLeft, moneyOf, type Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { ActionOutcome, isInProgress, isUnderWay, StatementLink, useMoneyAction, useReadAhead, useTracker } from '@wallet/money';
import { Button, Notice, useToasts } from '@wallet/ui-kit';
import { useEffect, useState } from 'react';
import type { QrAccount } from '../parts/deposit-methods.ts';
import { DialogActions } from '../parts/DialogActions.tsx';
import { QrForm } from './QrForm.tsx';
import { QrShown } from './QrShown.tsx';
import { useCreditWatch } from './use-credit-watch.ts';

interface QrOfBankProps {
  readonly account: QrAccount;
  readonly isManual: boolean;
  readonly validMinutes: number | undefined;
}

/** What happened to the last code. */
type Ending = { readonly kind: 'paid'; readonly amount: Money } | { readonly kind: 'expired' | 'cancelled' | 'removed' };

/** The member's code at one bank, or the form that creates one. No `<QueryView>`: a response without a code counts only while it is current. */
export function QrOfBank({ account, isManual, validMinutes }: QrOfBankProps) {
  const { t } = useText('deposit');
  const { t: moneyText } = useText('money');
  const { money } = useFormat();
  const { showToast } = useToasts();
  const errorText = useApiErrorText();
  const readAgain = useReadAgain();
  const [ending, setEnding] = useState<Ending | null>(null);
  /** Id of a code that can no longer be paid, even if a later response still contains it. */
  const [goneId, setGoneId] = useState<string | null>(null);
  const { bankCode, currency } = account;
  const { follow, stopFollowing } = useTracker();
  const query = useGetQrCodeQuery({ bankCode, currency }, { refetchOnMountOrArgChange: true });
  const { data, isError, isFetching, fulfilledTimeStamp = 0 } = query;
  const offsetMs = useServerClockOffset();
  const { state, run, prepare, check, reset } = useMoneyAction(createQrCodeAction);
  useReadAhead(prepare, data === null ? { bankCode, amount: moneyOf(0, currency) } : null);

  const code = data && data.id !== goneId ? data : null;
  // Stays set after the backend has removed the code: that is the first sign of a payment.
  const [watched, setWatched] = useState<QrCode | null>(null);
  if (code && code.id !== watched?.id) setWatched(code);
  // The backend may have removed the code before the countdown has ended: it has expired, was paid, or the operator has ended it.
  const [removedId, setRemovedId] = useState<string | null>(null);
  if (data === null && watched && watched.id !== removedId) {
    setRemovedId(watched.id);
    if (watched.expiresAt !== null && firstSecondsLeft(watched.expiresAt, fulfilledTimeStamp, offsetMs) === 0) {
      setGoneId(watched.id);
      setWatched(null);
      setEnding({ kind: 'expired' });
    } else if (watched.id !== goneId) {
      setEnding({ kind: 'removed' });
    }
  }
  useEffect(() => {
    if (code?.amount) follow({ id: code.id, bankCode, amount: code.amount, expiresAt: code.expiresAt });
  }, [code, bankCode, follow]);
  useCreditWatch(watched, account, (amount) => {
    // Reported here, so the home page need not report it too.
    if (watched) {
      stopFollowing(watched.id);
      setGoneId(watched.id);
    }
    setWatched(null);
    setEnding({ kind: 'paid', amount });
    readAgain('QrCode');
  });

  const create = async (amount: Money) => {
    setEnding(null);
    const created = await run({ bankCode, amount });
    if (created.phase !== 'refused' || created.error.kind !== 'refused') return;
    showToast('danger', errorText(created.error));
    reset();
  };

  // An earlier response without a code proves nothing once the query fails: creating one could replace a code that exists.
  if (data === undefined || (data === null && isError && !isUnderWay(state))) {
    return <QueryFallback query={query} failedTitle={t('qr.failed')} />;
  }
  if (ending?.kind === 'paid') {
    return (
      <>
        <Notice variant="success">{moneyText('tracker.credited', { amount: money(ending.amount) })}</Notice>
        <ModalSlots isOutcome />
        <DialogActions>
          <StatementLink />
          <Button onClick={() => setEnding(null)}>{t('qr.another')}</Button>
        </DialogActions>
      </>
    );
  }
  if (code) {
    return (
      <QrShown
        key={code.id}
        code={code}
        bankCode={bankCode}
        isManual={isManual}
        onGone={(kind) => {
          if (kind === 'cancelled') stopFollowing(code.id);
          setWatched(null);
          setGoneId(code.id);
          setEnding({ kind });
          readAgain('QrCode');
        }}
      />
    );
  }
  return (
    <>
      {ending?.kind === 'expired' && <Notice variant="info">{t('qr.expired')}</Notice>}
      {ending?.kind === 'removed' && <Notice variant="warning">{t('qr.removed')}</Notice>}
      <QrForm
        account={account}
        validMinutes={validMinutes}
        isBusy={isInProgress(state) || (state.phase === 'done' && isFetching)}
        isLocked={state.phase === 'unknown'}
        onCreate={(amount) => void create(amount)}
      />
      <ActionOutcome state={state} onCheck={check} onClose={reset} />
    </>
  );
}
