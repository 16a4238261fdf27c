import { useGetWalletQuery } from '@wallet/api-client';
import { useAmountQuestions, useApp } from '@wallet/app-shell';
import { rule, useForm } from '@wallet/app-shell/forms';
import {
  checkQrAmount,
  checkTypedAmount,
  exceededLimit,
  qrTerms,
  readTypedAmount,
  type Currency,
  type Money,
  type QrTerms,
} from '@wallet/domain';
import { useRefusalText, useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { AmountField, Button, InfoIcon, keepExact, Notice, ProgressIcon } from '@wallet/ui-kit';
import { useId } from 'react';
import { object, string } from 'yup';
import type { QrAccount } from '../parts/deposit-methods.ts';
import { useDepositDraft } from '../draft/deposit-draft-slice.ts';
import styles from '../parts/DepositModal.module.scss';
import { DialogActions } from '../parts/DialogActions.tsx';

interface QrFormProps {
  readonly account: QrAccount;
  readonly validMinutes: number | undefined;
  readonly isBusy: boolean;
  /** Whether the last code was created is unknown, so another one must wait. */
  readonly isLocked: boolean;
  readonly onCreate: (amount: Money) => void;
}

const qrSchema = (currency: Currency, terms: QrTerms) =>
  object({ amount: string().test(rule((typed) => checkTypedAmount(typed, currency, (amount) => checkQrAmount(amount, terms)))) });

/** Asks for the amount of a new code. */
export function QrForm({ account: { bankCode, currency }, validMinutes: count, isBusy, isLocked, onCreate }: QrFormProps) {
  const { t } = useText('deposit');
  const { money, currency: currencyText } = useFormat();
  const refusalText = useRefusalText(currency);
  const { definition } = useApp();
  const { draft, change } = useDepositDraft();
  const ask = useAmountQuestions();
  const id = useId();
  const terms = qrTerms(bankCode, currency, definition.flags, definition.settings?.quickAmounts);
  const { element, submit, values, field, set, isValid } = useForm({
    initialValues: { amount: draft.amounts[bankCode] ?? '' },
    schema: () => qrSchema(currency, terms),
    textOf: refusalText,
    showErrorsOn: 'blur',
    hidesErrorsOnChange: true,
    onChange: (_name, typed) => change({ amounts: { ...draft.amounts, [bankCode]: typed } }),
    onSubmit: async (typed) => {
      const amount = readTypedAmount(typed.amount, currency);
      if (amount && !isBusy && !isLocked && (await ask(amount))) onCreate(amount);
    },
  });
  const { error, onBlur } = field('amount');

  return (
    <form ref={element} id={id} className={styles.panel} noValidate onSubmit={submit}>
      <AmountField
        name="amount"
        label={t('qr.amount')}
        hint={t('qr.minimum', { amount: money(terms.minimum) })}
        error={values.amount === '' ? undefined : error}
        text={values.amount}
        currency={currency}
        currencyLabel={currencyText(currency)}
        quickAmounts={terms.quickAmounts}
        quickLabel={t('qr.quick')}
        onBlur={onBlur}
        onAmountChange={(typed) => set('amount', typed)}
      />
      <BankLimit typed={values.amount} currency={currency} />
      <ul className={styles.rules}>
        {count !== undefined && (
          <li>
            <ProgressIcon aria-hidden="true" size={18} />
            <span>{t('qr.validFor', { count })}</span>
          </li>
        )}
        <li>
          <InfoIcon aria-hidden="true" size={18} />
          <span>{t('qr.once')}</span>
        </li>
      </ul>
      <DialogActions>
        <Button type="submit" form={id} isBusy={isBusy} busyLabel={t('qr.creating')} disabled={!isValid() || isLocked}>
          {t('qr.create')}
        </Button>
      </DialogActions>
    </form>
  );
}

/** Says before the member's bank does that its app does not pay as much. It holds nothing back: the bank decides. */
function BankLimit({ typed, currency }: { readonly typed: string; readonly currency: Currency }) {
  const { t } = useText('deposit');
  const { money } = useFormat();
  const bank = useGetWalletQuery().data?.bankAccount?.bankCode.toUpperCase() ?? '';
  const { bankLimits = {} } = useApp().definition.settings ?? {};
  const exceeded = exceededLimit(readTypedAmount(typed, currency), bankLimits[bank]);
  if (!exceeded) return null;
  return <Notice variant="warning">{keepExact(t(`qr.bankLimit.${exceeded.per}`, { bank, amount: money(exceeded.limit) }), bank)}</Notice>;
}
