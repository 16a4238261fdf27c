import { useApp } from '@wallet/app-shell';
import { checkQrAmount, qrTerms, readTypedAmount, type Money } from '@wallet/domain';
import { useRefusalText, useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { AmountField, Button } from '@wallet/ui-kit';
import { useId, useState, type SubmitEvent } from 'react';
import type { QrAccount } from '../deposit-methods.ts';
import { useDepositDraft } from '../deposit-draft.ts';
import styles from '../DepositModal.module.scss';
import { DialogActions } from '../DialogActions.tsx';

interface QrFormProps {
  readonly account: QrAccount;
  readonly validMinutes: number | undefined;
  readonly isBusy: boolean;
  /** Whether the last one was made is not known: another must wait. */
  readonly isLocked: boolean;
  readonly onCreate: (amount: Money) => void;
}

/** For how much a code is to be made. */
export function QrForm({ account: { bankCode, currency }, validMinutes: count, isBusy, isLocked, onCreate }: QrFormProps) {
  const { t } = useText('deposit');
  const { money, currency: currencyWord } = useFormat();
  const refusalText = useRefusalText();
  const { definition } = useApp();
  const { draft, change } = useDepositDraft();
  const [isLeft, setLeft] = useState(false);
  const id = useId();
  const terms = qrTerms(bankCode, currency, definition.flags);
  const text = draft.amounts[bankCode] ?? '';
  const amount = readTypedAmount(text, currency);
  const check = checkQrAmount(amount, terms);

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setLeft(true);
    if (check.ok && amount && !isBusy && !isLocked) onCreate(amount);
  };

  return (
    <form id={id} className={styles['panel']} noValidate onSubmit={submit} onBlur={() => setLeft(true)}>
      <AmountField
        name="amount"
        label={t('qr.amount')}
        hint={t('qr.minimum', { amount: money(terms.minimum) })}
        error={isLeft && text !== '' && !check.ok ? refusalText(check.refusal) : undefined}
        text={text}
        currency={currency}
        currencyLabel={currencyWord(currency)}
        quickAmounts={terms.quickAmounts}
        quickLabel={t('qr.quick')}
        onAmountChange={(typed) => {
          setLeft(false);
          change({ amounts: { ...draft.amounts, [bankCode]: typed } });
        }}
      />
      <ul className={styles['rules']}>
        {count !== undefined && <li>{t('qr.validFor', { count })}</li>}
        <li>{t('qr.once')}</li>
      </ul>
      <DialogActions>
        <Button type="submit" form={id} isBusy={isBusy} busyLabel={t('qr.creating')} disabled={!check.ok || isLocked}>
          {t('qr.create')}
        </Button>
      </DialogActions>
    </form>
  );
}
