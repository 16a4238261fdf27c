import { checkWithdrawal, readTypedAmount, type Currency, type Money, type Withdrawable, type WithdrawalLimits } from '@wallet/domain';
import { useRefusalText } from '@wallet/i18n';
import { useFormik } from 'formik';

/** What stands in the form: the amount as it was typed. */
interface WithdrawValues {
  readonly amount: string;
}

interface WithdrawFormParts {
  readonly currency: Currency;
  readonly rules: Withdrawable & { readonly limits: WithdrawalLimits };
  /** All that one withdrawal can take out; null where that is not known. */
  readonly whole: Money | null;
  /** All is right: the member may look at it once more. */
  readonly onReview: (amount: Money) => void;
}

/** The form's value, and what is wrong with it by the figures of now: said once it was sent on, then at each change. */
export function useWithdrawForm({ currency, rules: { limits, total, isBonusActive }, whole, onReview }: WithdrawFormParts) {
  const refusalText = useRefusalText();
  // Under a bonus there is nothing to choose, where it is known how much there is.
  const amountOf = ({ amount }: WithdrawValues) => (isBonusActive && whole ? whole : readTypedAmount(amount, currency));
  return useFormik<WithdrawValues>({
    initialValues: { amount: '' },
    onSubmit: (values) => {
      const amount = amountOf(values);
      if (amount) onReview(amount);
    },
    validate: (values) => {
      const check = checkWithdrawal(amountOf(values), limits, { total, isBonusActive });
      return check.ok ? {} : { amount: refusalText(check.refusal) };
    },
  });
}

export type WithdrawFormik = ReturnType<typeof useWithdrawForm>;
