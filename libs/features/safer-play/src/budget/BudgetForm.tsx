import { rule, useForm } from '@wallet/app-shell/forms';
import {
  budgetPeriods,
  isAboveZero,
  isAmountTooLarge,
  readTypedAmount,
  type Budget,
  type BudgetPeriod,
  type Check,
  type Currency,
} from '@wallet/domain';
import { useText } from '@wallet/i18n';
import { useFormat } from '@wallet/i18n/format';
import { Button, SelectField, TextField } from '@wallet/ui-kit';
import { useState } from 'react';
import { object, string } from 'yup';
import styles from '../parts/parts.module.scss';

interface BudgetFormProps {
  readonly currency: Currency;
  readonly onSave: (budget: Budget) => void;
}

function checkAmount(typed: string, currency: Currency): Check<'budget.invalid' | 'budget.tooLarge'> {
  if (isAboveZero(readTypedAmount(typed, currency))) return { ok: true };
  return { ok: false, refusal: isAmountTooLarge(typed, currency) ? 'budget.tooLarge' : 'budget.invalid' };
}

/** Asks for a budget: any amount, without suggestions. */
export function BudgetForm({ currency, onSave }: BudgetFormProps) {
  const { t } = useText('play');
  const { currency: currencyText } = useFormat();
  const [period, setPeriod] = useState<BudgetPeriod>('week');
  const { element, submit, field, set } = useForm({
    initialValues: { amount: '' },
    schema: object({ amount: string().test(rule((typed) => checkAmount(typed, currency))) }),
    textOf: t,
    showErrorsOn: 'submit',
    hidesErrorsOnChange: true,
    onSubmit: ({ amount: typed }) => {
      const amount = readTypedAmount(typed, currency);
      if (!amount) return;
      onSave({ period, minor: amount.minor, currency });
      set('amount', '');
    },
  });
  return (
    <form ref={element} className={styles.section} noValidate onSubmit={submit}>
      <TextField
        {...field('amount')}
        label={t('budget.amount', { currency: currencyText(currency) })}
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField
        name="period"
        label={t('budget.period')}
        value={period}
        options={budgetPeriods.map((value) => ({ value, label: t(`budget.periods.${value}`) }))}
        onChange={({ target }) => setPeriod(budgetPeriods.find((each) => each === target.value) ?? 'week')}
      />
      <Button type="submit" variant="secondary" fullWidth>
        {t('budget.save')}
      </Button>
    </form>
  );
}
