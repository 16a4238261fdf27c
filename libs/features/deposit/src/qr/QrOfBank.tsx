import { createQrCodeAction } from '@wallet/api-client/qr-codes';
import { ModalSlots, QueryFallback, useApiErrorText } from '@wallet/app-shell';
import { moneyOf, type Money } from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import {
  ActionOutcome,
  isInProgress,
  isUnderWay,
  StatementLink,
  useLastActs,
  useMoneyAction,
  useReadAhead,
  useReceipt,
} from '@wallet/money';
import { Button, Notice, useFailureToast } from '@wallet/ui-kit';
import { useState } from 'react';
import { useDepositDraft } from '../draft/deposit-draft-slice.ts';
import type { QrAccount } from '../parts/deposit-methods.ts';
import { DialogActions } from '../parts/DialogActions.tsx';
import { QrForm } from './QrForm.tsx';
import { QrShown } from './QrShown.tsx';
import type { PaidCode } from './use-credit-watch.ts';
import { useQrCode } from './use-qr-code.ts';

interface QrOfBankProps {
  readonly account: QrAccount;
  readonly isManual: boolean;
  readonly validMinutes: number | undefined;
}

/** The member's code at one bank, or the form that creates one. No `<QueryView>`: a response without a code counts only while it is current. */
export function QrOfBank({ account, isManual, validMinutes }: QrOfBankProps) {
  const { t } = useText('deposit');
  const { showFailure, hideFailure } = useFailureToast();
  const errorText = useApiErrorText();
  const { bankCode, currency } = account;
  const { query, code, ending, markRead, end } = useQrCode(account);
  const { data, isError, isFetching } = query;
  const { state, run, prepare, check, reset } = useMoneyAction(createQrCodeAction);
  const { draft } = useDepositDraft();
  const { note } = useLastActs();
  const typed = draft.amounts[bankCode];
  const [typedBefore] = useState(typed);
  useReadAhead(prepare, data === null && typed !== typedBefore ? { bankCode, amount: moneyOf(0, currency) } : null);

  const create = async (amount: Money) => {
    markRead();
    const created = await run({ bankCode, amount });
    if (created.phase === 'done') {
      hideFailure();
      note({ qr: { bankCode, amount } });
    }
    if (created.phase !== 'refused' || created.error.kind !== 'refused') return;
    showFailure(errorText(created.error));
    reset();
  };

  // An earlier response without a code proves nothing once the query fails: creating one could replace a code that exists.
  if (data === undefined || (data === null && isError && !isUnderWay(state))) {
    return <QueryFallback query={query} failedTitle={t('qr.failed')} />;
  }
  if (ending?.kind === 'paid') {
    return <QrPaid paid={ending} onRead={markRead} />;
  }
  if (code) {
    return (
      <>
        {ending?.kind === 'replaced' && <Notice variant="warning">{t('qr.replaced')}</Notice>}
        <QrShown key={code.id} code={code} bankCode={bankCode} isManual={isManual} onGone={(kind) => end(code.id, { kind })} />
      </>
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

/** The outcome of a code that was paid: its receipt. */
function QrPaid({ paid: { amount, paidAt }, onRead }: { readonly paid: PaidCode; readonly onRead: () => void }) {
  const { t } = useText('deposit');
  const { t: moneyText } = useText('money');
  const { money } = useFormat();
  const { receipt, action } = useReceipt(
    { type: t('title'), status: 'success', amount, to: { name: moneyText('wallet'), kind: 'wallet' }, time: paidAt },
    <StatementLink />,
  );
  return (
    <>
      <Notice variant="success">{moneyText('tracker.credited', { amount: money(amount) })}</Notice>
      {receipt}
      <ModalSlots isOutcome />
      <DialogActions>
        {action}
        <Button onClick={onRead}>{t('qr.another')}</Button>
      </DialogActions>
    </>
  );
}
