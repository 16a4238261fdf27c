import { rule, useForm } from '@wallet/app-shell/forms';
import { checkTransfer, checkTypedAmount, readTypedAmount, transferPlaces, walletPlace, type Money } from '@wallet/domain';
import { useRefusalText } from '@wallet/i18n';
import { object, string } from 'yup';
import type { AccountProps } from './account-props.ts';

interface AmountFormParts extends AccountProps {
  readonly onChange: (typed: string) => void;
  /** Called with an amount that may be transferred from the wallet to the account. */
  readonly onTransfer: (amount: Money) => void;
}

/** The amount to transfer into a game account, as typed, validated against the current balances. */
export function useAmountForm({ account, wallet, onChange, onTransfer }: AmountFormParts) {
  const refusalText = useRefusalText(wallet.currency);
  const read = (typed: string) => wallet.currency && readTypedAmount(typed, wallet.currency);
  const checkAmount = (amount: Money | null) => checkTransfer({ from: walletPlace, to: account.code, amount }, transferPlaces(wallet));
  const check = (typed: string) => (wallet.currency ? checkTypedAmount(typed, wallet.currency, checkAmount) : checkAmount(null));
  return useForm({
    initialValues: { amount: '' },
    schema: () => object({ amount: string().test(rule(check)) }),
    textOf: refusalText,
    showErrorsOn: 'submit',
    hidesErrorsOnChange: true,
    onChange: (_name, typed) => onChange(typed),
    onSubmit: ({ amount: typed }) => {
      const amount = read(typed);
      if (amount) onTransfer(amount);
    },
  });
}
