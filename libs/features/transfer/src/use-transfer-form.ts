import { useForm } from '@wallet/app-shell/forms';
import {
  checkTransfer,
  formatAmount,
  isAboveZero,
  readTypedAmount,
  walletPlace,
  type Currency,
  type TransferPlace,
  type TransferRefusal,
  type TransferDraft,
} from '@wallet/domain';
import { useRefusalText } from '@wallet/i18n';
import { useEffect, useRef } from 'react';
import { object, string } from 'yup';

/** What stands in the form. The amount is kept as it was typed. */
export interface TransferValues {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

interface TransferFormParts {
  readonly currency: Currency;
  readonly places: readonly TransferPlace[];
  /** The game account that money is meant for; null: not said. */
  readonly account: string | null;
  /** The game account from which money comes back to the wallet; null: it goes the other way. */
  readonly source: string | null;
  /** All is right: the member may look at it once more. */
  readonly onReview: (values: TransferValues) => void;
}

export const toDraft = ({ from, to, amount }: TransferValues, currency: Currency): TransferDraft => ({
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
 * What the form begins with: all that is in the game account that was played, going back to the wallet, or money going
 * from the wallet into the game account that it is meant for, or into the only one there is.
 */
function beginWith({ places, account, source }: Pick<TransferFormParts, 'places' | 'account' | 'source'>): TransferValues {
  const games = places.filter(({ code }) => code !== walletPlace);
  const played = games.find(({ code }) => code === source);
  if (played) return { from: played.code, to: walletPlace, amount: isAboveZero(played.balance) ? formatAmount(played.balance) : '' };
  const target = games.find(({ code }) => code === account) ?? (games.length === 1 ? games[0] : undefined);
  return { from: walletPlace, to: target?.code ?? '', amount: '' };
}

const typed = string().default('');

/** One rule looks at all of it; what it refuses is said beside one field. */
const transferSchema = (currency: Currency, places: readonly TransferPlace[]) =>
  object({ from: typed, to: typed, amount: typed }).test('transfer', (values, { createError }) => {
    const check = checkTransfer(toDraft(values, currency), places);
    return check.ok || createError({ path: fieldOf(check.refusal, values), message: () => check.refusal });
  });

/** The form's values, and what is wrong with them by the balances of now: said once it was sent on, then at each change. */
export function useTransferForm({ currency, places, account, source, onReview }: TransferFormParts) {
  const refusalText = useRefusalText();
  const begin = beginWith({ places, account, source });
  const offered = useRef(begin);
  const form = useForm({
    initialValues: begin,
    schema: () => transferSchema(currency, places),
    textOf: refusalText,
    showErrorsOn: 'submit',
    onSubmit: onReview,
  });
  const { values, setAll } = form;
  useEffect(() => {
    const before = offered.current;
    offered.current = begin;
    const isUntouched = values.from === before.from && values.to === before.to && values.amount === before.amount;
    // What was played changes what there is to bring back.
    if (isUntouched && begin.amount !== before.amount) setAll(begin);
  });
  return form;
}

export type TransferFormState = ReturnType<typeof useTransferForm>;
