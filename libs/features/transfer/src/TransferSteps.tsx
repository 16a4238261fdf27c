import { transferAction, transferAllAction, type Transfer } from '@wallet/api-client/wallet-actions';
import { stepParameter, useModal, useModalDetail } from '@wallet/app-shell';
import { checkTransfer, checkTransferAll, formatAmount, moneyOf, walletPlace, type Currency, type TransferPlace } from '@wallet/domain';
import { useRefusalText, useText } from '@wallet/i18n';
import {
  DoneDialog,
  isUnderWay,
  useDoneText,
  useLastActs,
  useMoneyAction,
  useReadAhead,
  type LastActs,
  type MoneyActionState,
} from '@wallet/money';
import { useState } from 'react';
import { TransferAllReview, TransferReview } from './components/TransferReview.tsx';
import { TransferForm } from './components/TransferForm.tsx';
import { usePlaceLabels } from './components/TransferSides.tsx';
import { toDraft, useTransferForm } from './components/use-transfer-form.ts';

interface TransferStepsProps {
  readonly currency: Currency;
  /** The places to transfer between, with their current balances. */
  readonly places: readonly TransferPlace[];
  /** Called when the shown balances may be out of date. */
  readonly onStale: () => void;
}

/** The steps of a transfer: form, review, sending. The typed values stay throughout. */
export function TransferSteps({ currency, places, onStale }: TransferStepsProps) {
  const { t } = useText('transfer');
  const { t: money } = useText('money');
  const refusalText = useRefusalText();
  const doneText = useDoneText();
  const placeLabel = usePlaceLabels(places);
  const receiptPlace = (code: string) => ({ name: placeLabel(code), kind: code === walletPlace ? 'wallet' : 'game' }) as const;
  const modal = useModal();
  const step = useModalDetail(stepParameter);
  const account = useModalDetail('account');
  const source = useModalDetail('from');
  const { state, run, prepare, check, reset } = useMoneyAction(transferAction);
  // Both are one intent, and have one state.
  const all = useMoneyAction(transferAllAction);
  const [request, setRequest] = useState<Transfer | Pick<Transfer, 'to'> | null>(null);
  const part = request && 'amount' in request ? request : null;
  const allTo = request && !part ? request.to : null;

  useReadAhead(prepare, step === 'review' ? part : null);
  useReadAhead(all.prepare, step === 'all' && allTo !== null ? { to: allTo } : null);

  const goTo = (next: 'review' | 'all') => {
    const details = { [stepParameter]: next, ...(account !== null && { account }), ...(source !== null && { from: source }) };
    // After a reload, the address may name a step although the form is empty.
    if (step === null) modal.step('transfer', details);
    else modal.replace('transfer', details);
  };

  const form = useTransferForm({
    currency,
    places,
    account,
    source,
    onReview: (values) => {
      const { from, to, amount } = toDraft(values, currency);
      if (amount === null) return;
      setRequest({ from, to, amount });
      goTo('review');
    },
  });

  const { acts, note } = useLastActs();
  const again = account === null && source === null && !isUnderWay(state) ? toAgain(acts, places) : null;

  const refreshIfRefused = ({ phase }: MoneyActionState) => {
    if (phase === 'refused') onStale();
  };
  const send = async (sent: Transfer) => {
    const end = await run(sent);
    const isToGame = sent.from === walletPlace;
    if (end.phase === 'done') note({ transfer: isToGame ? sent : null });
    refreshIfRefused(end);
  };
  const review = {
    state,
    onCheck: check,
    onBack: () => {
      if (state.phase === 'inOtherTab') onStale();
      reset();
      modal.back('transfer');
    },
  };

  if (state.phase === 'done') {
    const text = allTo === null ? money('outcome.done') : t('all.done', { place: placeLabel(allTo) });
    return (
      <DoneDialog
        title={t('doneTitle')}
        intent={transferAction.intent}
        type={t('title')}
        status="success"
        amount={part?.amount ?? null}
        from={part && receiptPlace(part.from)}
        to={request && receiptPlace(request.to)}
        text={doneText(part ? '' : text, state)}
      />
    );
  }

  if (step === 'review' && part) {
    const verdict = checkTransfer(part, places);
    return (
      <TransferReview
        {...review}
        draft={part}
        places={places}
        refusal={verdict.ok ? undefined : refusalText(verdict.refusal)}
        onSend={() => void send(part)}
      />
    );
  }

  if (step === 'all' && allTo !== null) {
    const verdict = checkTransferAll(allTo, places);
    return (
      <TransferAllReview
        {...review}
        place={placeLabel(allTo)}
        refusal={verdict.ok ? undefined : refusalText(verdict.refusal)}
        onSend={() => void all.run({ to: allTo }).then(refreshIfRefused)}
      />
    );
  }

  return (
    <TransferForm
      form={form}
      places={places}
      currency={currency}
      state={state}
      isLocked={isUnderWay(state)}
      again={again}
      onAgain={(draft) => {
        form.setAll({ ...draft, amount: formatAmount(draft.amount) });
        setRequest(draft);
        goTo('review');
      }}
      onEdit={() => setRequest(null)}
      onAll={(to) => {
        const verdict = checkTransferAll(to, places);
        if (!verdict.ok) return refusalText(verdict.refusal);
        setRequest({ to });
        goTo('all');
        return null;
      }}
      onCheck={check}
      onDismiss={reset}
    />
  );
}

/** The last transfer to a game, if it is possible again. */
function toAgain({ transfer }: LastActs, places: readonly TransferPlace[]): Transfer | null {
  if (!transfer) return null;
  const { to, amount } = transfer;
  const again = { from: walletPlace, to, amount: moneyOf(amount.minor, amount.currency) };
  return checkTransfer(again, places).ok ? again : null;
}
