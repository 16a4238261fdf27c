import { createQrCodeAction, useGetQrCodeQuery, type QrCode } from '@wallet/api-client/qr-codes';
import { QueryFallback, useApiErrorText } from '@wallet/app-shell';
import { moneyOf, type Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { ActionOutcome, isInProgress, isUnderWay, useMoneyAction, useReadAhead, useTracker } from '@wallet/money';
import { Button, Notice, useToasts } from '@wallet/ui-kit';
import { useEffect, useState } from 'react';
import type { QrAccount } from '../deposit-methods.ts';
import { DialogActions } from '../DialogActions.tsx';
import { QrForm } from './QrForm.tsx';
import { QrShown } from './QrShown.tsx';
import { useCreditWatch } from './use-credit-watch.ts';

interface QrOfBankProps {
  readonly account: QrAccount;
  readonly isManual: boolean;
  readonly validMinutes: number | undefined;
}

/** What became of the code that was shown last. */
type Ending = { readonly kind: 'paid'; readonly amount: Money } | { readonly kind: 'expired' | 'cancelled' };

/** The member's code at one bank, or the form that makes one. */
export function QrOfBank({ account, isManual, validMinutes }: QrOfBankProps) {
  const { t } = useText('deposit');
  const { t: moneyText } = useText('money');
  const { money } = useFormat();
  const { showToast } = useToasts();
  const errorText = useApiErrorText();
  const [ending, setEnding] = useState<Ending | null>(null);
  /** Of the code that can no longer be paid, whatever is read of it later. */
  const [goneId, setGoneId] = useState<string | null>(null);
  const { bankCode, currency } = account;
  const { follow, stopFollowing } = useTracker();
  const query = useGetQrCodeQuery({ bankCode, currency }, { refetchOnMountOrArgChange: true });
  const { data, isError, isFetching, refetch } = query;
  const { state, run, prepare, check, reset } = useMoneyAction(createQrCodeAction);
  useReadAhead(prepare, data === null ? { bankCode, amount: moneyOf(0, currency) } : null);

  const code = data && data.id !== goneId ? data : null;
  // Watched beyond the moment in which the backend has it no longer: that is how a payment begins to show.
  const [watched, setWatched] = useState<QrCode | null>(null);
  if (code && code.id !== watched?.id) setWatched(code);
  useEffect(() => {
    if (code?.amount) follow({ id: code.id, bankCode, amount: code.amount, expiresAt: code.expiresAt });
  }, [code, bankCode, follow]);
  useCreditWatch(watched, account, (amount) => {
    // Said here, so it needs not be said on home as well.
    if (watched) {
      stopFollowing(watched.id);
      setGoneId(watched.id);
    }
    setWatched(null);
    setEnding({ kind: 'paid', amount });
    void refetch();
  });

  const create = async (amount: Money) => {
    setEnding(null);
    const made = await run({ bankCode, amount });
    if (made.phase !== 'refused' || made.error.kind !== 'refused') return;
    showToast('danger', errorText(made.error));
    reset();
  };

  // That there was none before says nothing once it cannot be read: making one would replace it.
  if (data === undefined || (data === null && isError && !isUnderWay(state))) {
    return <QueryFallback query={query} failedTitle={t('qr.failed')} />;
  }
  if (ending?.kind === 'paid') {
    return (
      <>
        <Notice variant="success">{moneyText('tracker.credited', { amount: money(ending.amount) })}</Notice>
        <DialogActions>
          <Button fullWidth onClick={() => setEnding(null)}>
            {t('qr.another')}
          </Button>
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
          if (kind === 'cancelled') {
            stopFollowing(code.id);
            setWatched(null);
          }
          setGoneId(code.id);
          setEnding({ kind });
          void refetch();
        }}
      />
    );
  }
  return (
    <>
      {ending?.kind === 'expired' && <Notice variant="info">{t('qr.expired')}</Notice>}
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
