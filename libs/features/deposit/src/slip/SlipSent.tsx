import { useGetWalletQuery } from '@wallet/api-client';
import { uploadSlipAction } from '@wallet/api-client/slips';
import { BankLogo, useAvailability, useModal } from '@wallet/app-shell';
import { bankName } from '@wallet/domain';
import { joinSentences, useText } from '@wallet/i18n';
import { DoneDialog, useDoneText, type MoneyActionState } from '@wallet/money';
import { Button, Facts } from '@wallet/ui-kit';
import type { SentSlip, SlipTransfer } from '../draft/deposit-draft-slice.ts';
import { markOf } from '../draft/account-mark.ts';

interface SlipSentProps {
  readonly state: MoneyActionState;
  /** Null if it is no longer known. */
  readonly sent: SentSlip | null;
  /** Nothing is credited automatically, whatever the account says. */
  readonly isManual: boolean;
}

/** The outcome of a slip that was sent. Its amount is known only once the operator has checked it. */
export function SlipSent({ state, sent, isManual }: SlipSentProps) {
  const { t, language } = useText('deposit');
  const { t: money } = useText('money');
  const { step } = useModal();
  const hasSlips = useAvailability().modal('slips');
  const doneText = useDoneText();
  const payee = sent && { isAutomatic: false, bankAccountName: '', ...sent.payee };
  const bank = sent?.transfer?.bank ?? null;
  const own = useGetWalletQuery().data?.bankAccount;
  const bankText = (code: string) => {
    if (code === 'TRUEWALLET') return t('methods.trueMoney');
    return (own?.bankCode.toUpperCase() === code && bankName(own, language)) || code;
  };
  // Whether money follows is only known if the operator has not said something else.
  const isUsual = state.phase === 'done' && state.serverText === undefined;
  const usual = payee?.isAutomatic && !isManual ? joinSentences(t('slip.sent'), t('slip.automatic')) : t('slip.sent');
  return (
    <DoneDialog
      title={t('slip.sentOnly')}
      intent={uploadSlipAction.intent}
      type={t('title')}
      status="in-progress"
      statusText={money('tracker.slipChecking')}
      amount={null}
      from={bank === null ? null : { name: bankText(bank), bankCode: bank }}
      to={
        payee && {
          name: bankName(payee, language) || payee.bankCode,
          detail: `••${markOf(payee).lastDigits} ${payee.bankAccountName}`.trim(),
          bankCode: payee.bankCode,
        }
      }
      reference={sent?.transfer?.reference}
      text={doneText(isUsual ? usual : '', state)}
    >
      {hasSlips && (
        <Button fullWidth variant="secondary" onClick={() => step('slips', {})}>
          {t('slip.status')}
        </Button>
      )}
    </DoneDialog>
  );
}

/** What the code of a slip says: the sending bank, if the app knows it, and the reference. */
export function SlipFacts({ transfer: { bank, reference } }: { readonly transfer: SlipTransfer }) {
  const { t } = useText('deposit');
  const sender = (code: string) => (
    <>
      <BankLogo code={code} />
      {code === 'TRUEWALLET' ? <span translate="yes">{t('methods.trueMoney')}</span> : <span>{code}</span>}
    </>
  );
  return (
    <Facts
      facts={[
        { label: t('slip.from'), value: bank === null ? '' : sender(bank) },
        { label: t('slip.reference'), value: reference },
      ]}
    />
  );
}
