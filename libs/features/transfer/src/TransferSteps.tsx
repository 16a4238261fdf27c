import { transferAction, transferAllAction, type Transfer } from '@wallet/api-client/wallet-actions';
import { stepParameter, useModal, useModalDetail } from '@wallet/app-shell';
import { checkTransfer, checkTransferAll, type Currency, type TransferPlace } from '@wallet/domain';
import { useRefusalText, useText } from '@wallet/i18n';
import { DoneDialog, isUnderWay, useDoneText, useMoneyAction, useReadAhead } from '@wallet/money';
import { useState } from 'react';
import { TransferAllReview } from './components/TransferAllReview.tsx';
import { TransferForm } from './components/TransferForm.tsx';
import { TransferReview } from './components/TransferReview.tsx';
import { TransferSides } from './components/TransferSides.tsx';
import { usePlaceLabels } from './components/use-place-labels.ts';
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
  const modal = useModal();
  const step = useModalDetail(stepParameter);
  const account = useModalDetail('account');
  const source = useModalDetail('from');
  const one = useMoneyAction(transferAction);
  const all = useMoneyAction(transferAllAction);
  const [reviewed, setReviewed] = useState<Transfer | null>(null);
  const [allTo, setAllTo] = useState<string | null>(null);

  const isReviewing = step === 'review' && reviewed !== null;
  const isReviewingAll = step === 'all' && allTo !== null;
  useReadAhead(one.prepare, isReviewing ? reviewed : null);
  useReadAhead(all.prepare, isReviewingAll ? { to: allTo } : null);

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
      setReviewed({ from, to, amount });
      goTo('review');
    },
  });

  const send = async (request: Transfer) => {
    const { phase } = await one.run(request);
    if (phase === 'refused') onStale();
  };
  const sendAll = async (to: string) => {
    const { phase } = await all.run({ to });
    if (phase === 'refused') onStale();
  };

  const leaveReview = ({ state, reset }: Pick<typeof one, 'state' | 'reset'>) => {
    if (state.phase === 'inOtherTab') onStale();
    reset();
    modal.back('transfer');
  };

  if (one.state.phase === 'done') {
    return (
      <DoneDialog
        title={t('doneTitle')}
        amount={reviewed?.amount ?? null}
        text={doneText(reviewed ? '' : money('outcome.done'), one.state)}
      >
        {reviewed && <TransferSides transfer={reviewed} places={places} />}
      </DoneDialog>
    );
  }
  if (all.state.phase === 'done') {
    const text = allTo === null ? money('outcome.done') : t('all.done', { place: placeLabel(allTo) });
    return <DoneDialog title={t('doneTitle')} amount={null} text={doneText(text, all.state)} />;
  }

  if (isReviewing) {
    const check = checkTransfer(reviewed, places);
    return (
      <TransferReview
        draft={reviewed}
        places={places}
        state={one.state}
        refusal={check.ok ? undefined : refusalText(check.refusal)}
        onSend={() => void send(reviewed)}
        onCheck={one.check}
        onBack={() => leaveReview(one)}
      />
    );
  }

  if (isReviewingAll) {
    const check = checkTransferAll(allTo, places);
    return (
      <TransferAllReview
        place={placeLabel(allTo)}
        state={all.state}
        refusal={check.ok ? undefined : refusalText(check.refusal)}
        onSend={() => void sendAll(allTo)}
        onCheck={all.check}
        onBack={() => leaveReview(all)}
      />
    );
  }

  const active = all.state.phase === 'idle' ? one : all;
  return (
    <TransferForm
      form={form}
      places={places}
      currency={currency}
      state={active.state}
      isLocked={isUnderWay(one.state) || isUnderWay(all.state)}
      onEdit={() => setReviewed(null)}
      onAll={(to) => {
        const check = checkTransferAll(to, places);
        if (!check.ok) return refusalText(check.refusal);
        setAllTo(to);
        goTo('all');
        return null;
      }}
      onCheck={active.check}
      onDismiss={active.reset}
    />
  );
}
