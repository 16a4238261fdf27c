import { checkTransfer, readTypedAmount, walletPlace, type Currency, type TransferPlace, type TransferRefusal, type TransferWish } from '@wallet/domain';
import { useRefusalText } from '@wallet/i18n';
import { useFormik } from 'formik';

/** What stands in the form. The amount is kept as it was typed. */
export interface TransferValues {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

interface TransferFormParts {
  readonly currency: Currency;
  readonly places: readonly TransferPlace[];
  /** The game account that the member came from. */
  readonly account: string | null;
  /** All is right: the member may look at it once more. */
  readonly onReview: (values: TransferValues) => void;
}

export const toWish = ({ from, to, amount }: TransferValues, currency: Currency): TransferWish => ({
  from,
  to,
  amount: readTypedAmount(amount, currency),
});

/** Beside which field a refusal is said. */
function fieldOf(refusal: TransferRefusal, { from }: TransferValues): keyof TransferValues {
  switch (refusal.code) {
    case 'SOURCE_MISSING':
      return 'from';
    case 'NOT_ACTIVE':
      return refusal.place === from ? 'from' : 'to';
    case 'TARGET_MISSING':
    case 'SAME_PLACE':
    case 'NOTHING_TO_MOVE':
      return 'to';
    case 'AMOUNT_MISSING':
    case 'BELOW_MINIMUM':
    case 'NOT_ENOUGH':
      return 'amount';
  }
}

/**
 * The form's values, and what is wrong with them by the balances of now: said once it was sent on, then at each change.
 * It begins with money going from the wallet into the one game there is, or that the member came from.
 */
export function useTransferForm({ currency, places, account, onReview }: TransferFormParts) {
  const refusalText = useRefusalText();
  const games = places.filter(({ code }) => code !== walletPlace);
  const target = games.find(({ code }) => code === account) ?? (games.length === 1 ? games[0] : undefined);
  return useFormik<TransferValues>({
    initialValues: { from: walletPlace, to: target?.code ?? '', amount: '' },
    onSubmit: onReview,
    validate: (values) => {
      const check = checkTransfer(toWish(values, currency), places);
      return check.ok ? {} : { [fieldOf(check.refusal, values)]: refusalText(check.refusal) };
    },
  });
}

export type TransferFormik = ReturnType<typeof useTransferForm>;
