import { rule, useForm } from '@wallet/app-shell/forms';
import {
  checkTypedAmount,
  checkWithdrawal,
  readTypedAmount,
  type Currency,
  type Money,
  type Withdrawable,
  type WithdrawalLimits,
} from '@wallet/domain';
import { useRefusalText } from '@wallet/i18n';
import { object, string } from 'yup';

interface WithdrawFormParts {
  readonly currency: Currency;
  readonly rules: Withdrawable & { readonly limits: WithdrawalLimits };
  /** The most that one withdrawal can take out; null when not known. */
  readonly whole: Money | null;
  /** Called with a valid amount, to be reviewed. */
  readonly onReview: (amount: Money) => void;
}

/** The withdrawal form, validated against the current figures. Errors appear after the first submission, then with every change. */
export function useWithdrawForm({ currency, rules: { limits, total, isBonusActive }, whole, onReview }: WithdrawFormParts) {
  const refusalText = useRefusalText(currency);
  // With an active bonus and a known total there is nothing to choose.
  const fixed = isBonusActive ? whole : null;
  const check = (amount: Money | null) => checkWithdrawal(amount, limits, { total, isBonusActive });
  return useForm({
    initialValues: { amount: '' },
    schema: () => object({ amount: string().test(rule((typed) => (fixed ? check(fixed) : checkTypedAmount(typed, currency, check)))) }),
    textOf: refusalText,
    showErrorsOn: 'submit',
    onSubmit: ({ amount: typed }) => {
      const amount = fixed ?? readTypedAmount(typed, currency);
      if (amount) onReview(amount);
    },
  });
}

export type WithdrawFormState = ReturnType<typeof useWithdrawForm>;
