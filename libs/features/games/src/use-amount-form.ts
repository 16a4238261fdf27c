import { rule, useForm } from '@wallet/app-shell/forms';
import { checkTransfer, readTypedAmount, transferPlaces, walletPlace, type Money } from '@wallet/domain';
import { useRefusalText } from '@wallet/i18n';
import { object, string } from 'yup';
import type { AccountProps } from './account-props.ts';

interface AmountFormParts extends AccountProps {
  readonly onChange: (typed: string) => void;
  /** The amount may be moved from the wallet to the account. */
  readonly onTransfer: (amount: Money) => void;
}

/** How much goes into a game account, as it was typed, and what is wrong with it by the balances of now. */
export function useAmountForm({ account, wallet, onChange, onTransfer }: AmountFormParts) {
  const refusalText = useRefusalText();
  const read = (typed: string) => wallet.currency && readTypedAmount(typed, wallet.currency);
  const check = (typed: string) => checkTransfer({ from: walletPlace, to: account.code, amount: read(typed) }, transferPlaces(wallet));
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
