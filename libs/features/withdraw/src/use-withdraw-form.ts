import { rule, useForm } from '@wallet/app-shell/forms';
import { checkWithdrawal, readTypedAmount, type Currency, type Money, type Withdrawable, type WithdrawalLimits } from '@wallet/domain';
import { useRefusalText } from '@wallet/i18n';
import { object, string } from 'yup';

interface WithdrawFormParts {
  readonly currency: Currency;
  readonly rules: Withdrawable & { readonly limits: WithdrawalLimits };
  /** All that one withdrawal can take out; null where that is not known. */
  readonly whole: Money | null;
  /** All is right: the member may look at it once more. */
  readonly onReview: (amount: Money) => void;
}

/** The amount as it was typed, and what is wrong with it by the figures of now: said once it was sent on, then at each change. */
export function useWithdrawForm({ currency, rules: { limits, total, isBonusActive }, whole, onReview }: WithdrawFormParts) {
  const refusalText = useRefusalText();
  // Under a bonus there is nothing to choose, where it is known how much there is.
  const amountOf = (typed: string) => (isBonusActive && whole ? whole : readTypedAmount(typed, currency));
  return useForm({
    initialValues: { amount: '' },
    schema: () => object({ amount: string().test(rule((typed) => checkWithdrawal(amountOf(typed), limits, { total, isBonusActive }))) }),
    textOf: refusalText,
    showErrorsOn: 'submit',
    onSubmit: ({ amount: typed }) => {
      const amount = amountOf(typed);
      if (amount) onReview(amount);
    },
  });
}

export type WithdrawFormState = ReturnType<typeof useWithdrawForm>;
