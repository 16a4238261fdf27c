import { useBackendOffset } from '@wallet/api-client';
import { withdrawAllAction } from '@wallet/api-client/wallet-actions';
import { stepParameter, useModal, useModalDetail } from '@wallet/app-shell';
import {
  bankName,
  checkWithdrawal,
  maskAccountNumber,
  wholeWithdrawal,
  type BankAccount,
  type Currency,
  type Money,
  type WithdrawalLimits,
} from '@wallet/domain';
import { joinSentences, useRefusalText, useText } from '@wallet/i18n';
import { DoneDialog, useDoneText, useLastActs, useLastDuration, useMoneyAction, useReadAhead } from '@wallet/money';
import { useState } from 'react';
import { WithdrawForm } from './components/WithdrawForm.tsx';
import { WithdrawReview } from './components/WithdrawReview.tsx';
import { useWithdrawForm } from './components/use-withdraw-form.ts';

interface WithdrawStepsProps {
  readonly currency: Currency;
  readonly bankAccount: BankAccount;
  /** The current total of the wallet and the active game accounts; null when a part is not known. */
  readonly total: Money | null;
  readonly limits: WithdrawalLimits;
  /** Only everything can be withdrawn at once. */
  readonly isBonusActive: boolean;
  /** Called when the shown figures may be out of date. */
  readonly onStale: () => void;
}

/** The steps of a withdrawal: form, review, sending. The typed amount stays throughout. */
export function WithdrawSteps({ currency, bankAccount, total, limits, isBonusActive, onStale }: WithdrawStepsProps) {
  const { t, language } = useText('withdraw');
  const { t: money } = useText('money');
  const { bankCode } = bankAccount;
  const refusalText = useRefusalText();
  const doneText = useDoneText();
  const modal = useModal();
  const step = useModalDetail(stepParameter);
  const { state, run, prepare, check, reset } = useMoneyAction(withdrawAllAction);
  const [reviewed, setReviewed] = useState<Money | null>(null);
  const [sentAt, setSentAt] = useState(Infinity);
  const offsetMs = useBackendOffset() ?? 0;
  const { normallyBy } = useLastDuration();
  useReadAhead(prepare, step === 'review' && reviewed ? { amount: reviewed } : null);
  const rules = { limits, total, isBonusActive };
  const whole = wholeWithdrawal(total, limits.maximum);
  const { note } = useLastActs();

  const form = useWithdrawForm({
    currency,
    rules,
    whole,
    onReview: (amount) => review(amount),
  });
  const review = (amount: Money) => {
    setReviewed(amount);
    // After a reload, the address may name the review although the form is empty.
    if (step === null) modal.step('withdraw', { [stepParameter]: 'review' });
  };

  const send = async (amount: Money) => {
    setSentAt(Date.now() + offsetMs);
    const { phase } = await run({ amount });
    if (phase === 'done') note({ isWhole: amount.minor === whole?.minor });
    if (phase === 'refused') onStale();
  };

  if (state.phase === 'done') {
    return (
      <DoneDialog
        title={t('doneTitle')}
        intent={withdrawAllAction.intent}
        type={t('type')}
        status="in-progress"
        amount={reviewed}
        from={{ name: money('wallet'), kind: 'wallet' }}
        to={{
          name: bankName(bankAccount, language) || bankCode,
          detail: `${maskAccountNumber(bankAccount.bankAccountNo)} ${bankAccount.bankAccountName}`.trim(),
          bankCode,
        }}
        text={doneText(joinSentences(t('done'), normallyBy('withdrawal', sentAt)), state)}
      />
    );
  }

  if (step === 'review' && reviewed) {
    const allowed = checkWithdrawal(reviewed, limits, { total, isBonusActive });
    return (
      <WithdrawReview
        amount={reviewed}
        bankAccount={bankAccount}
        state={state}
        refusal={allowed.ok ? undefined : refusalText(allowed.refusal)}
        onSend={() => void send(reviewed)}
        onCheck={check}
        onBack={() => {
          if (state.phase === 'inOtherTab') onStale();
          reset();
          modal.back('withdraw');
        }}
      />
    );
  }

  return (
    <WithdrawForm
      form={form}
      currency={currency}
      bankAccount={bankAccount}
      limits={limits}
      whole={whole}
      isBonusActive={isBonusActive}
      state={state}
      onWhole={review}
      onEdit={() => setReviewed(null)}
      onCheck={check}
      onDismiss={reset}
    />
  );
}
