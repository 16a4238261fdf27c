import { useGetStatementQuery, type StatementEntry } from '@wallet/api-client/statement';
import { useDataSaver } from '@wallet/app-shell';
import { useForm } from '@wallet/app-shell/forms';
import {
  checkTransfer,
  checkTypedAmount,
  formatAmount,
  isAboveZero,
  pageSizes,
  readTypedAmount,
  walletPlace,
  type AmountTooLarge,
  type Currency,
  type TransferPlace,
  type TransferRefusal,
  type TransferDraft,
} from '@wallet/domain';
import { useRefusalText } from '@wallet/i18n';
import { useEffect, useRef } from 'react';
import { object, string } from 'yup';

/** The values of the form. The amount is kept as typed. */
export interface TransferValues {
  readonly from: string;
  readonly to: string;
  readonly amount: string;
}

interface TransferFormParts {
  readonly currency: Currency;
  readonly places: readonly TransferPlace[];
  /** The game account to transfer to; null when none was given. */
  readonly account: string | null;
  /** The game account to transfer back to the wallet from; null for a transfer in the other direction. */
  readonly source: string | null;
  /** Called with valid values, to be reviewed. */
  readonly onReview: (values: TransferValues) => void;
}

export const toDraft = ({ from, to, amount }: TransferValues, currency: Currency): TransferDraft => ({
  from,
  to,
  amount: readTypedAmount(amount, currency),
});

/** Returns the field that shows a refusal. */
function fieldOf(refusal: TransferRefusal | AmountTooLarge, { from }: TransferValues): keyof TransferValues {
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
    case 'AMOUNT_TOO_LARGE':
    case 'BELOW_MINIMUM':
    case 'NOT_ENOUGH':
      return 'amount';
  }
}

/**
 * Returns the initial values: the whole balance of a played game account back to the wallet, otherwise from the wallet to the given game
 * account, to the one that was filled last, or to the only one.
 */
function toInitialValues(
  { places, account, source }: Pick<TransferFormParts, 'places' | 'account' | 'source'>,
  entries: readonly StatementEntry[],
): TransferValues {
  const games = places.filter(({ code }) => code !== walletPlace);
  const played = games.find(({ code }) => code === source);
  if (played) return { from: played.code, to: walletPlace, amount: isAboveZero(played.balance) ? formatAmount(played.balance) : '' };
  const filled = entries.find(({ type, from }) => type === 'transfer' && from === walletPlace)?.to;
  const gameOf = (wanted: string | null | undefined) => games.find(({ code }) => code === wanted);
  const target = gameOf(account) ?? gameOf(filled) ?? (games.length === 1 ? games[0] : undefined);
  return { from: walletPlace, to: target?.code ?? '', amount: '' };
}

const typed = string().default('');

/** One rule checks all values; its refusal is shown at one field. */
const transferSchema = (currency: Currency, places: readonly TransferPlace[]) =>
  object({ from: typed, to: typed, amount: typed }).test('transfer', (values, { createError }) => {
    const check = checkTypedAmount(values.amount, currency, (amount) => checkTransfer({ ...values, amount }, places));
    return check.ok || createError({ path: fieldOf(check.refusal, values), message: () => check.refusal });
  });

/** The transfer form, validated against the current balances. Errors appear after the first submission, then with every change. */
export function useTransferForm({ currency, places, account, source, onReview }: TransferFormParts) {
  const refusalText = useRefusalText(currency);
  const { isOn: savesData } = useDataSaver();
  const { data: newest } = useGetStatementQuery({ page: 1, limit: pageSizes.statement, currency }, { skip: savesData });
  const initial = toInitialValues({ places, account, source }, newest?.rows ?? []);
  const offered = useRef(initial);
  const form = useForm({
    initialValues: initial,
    schema: () => transferSchema(currency, places),
    textOf: refusalText,
    showErrorsOn: 'submit',
    onSubmit: onReview,
  });
  const { values, setAll } = form;
  useEffect(() => {
    const before = offered.current;
    offered.current = initial;
    const isUntouched = values.from === before.from && values.to === before.to && values.amount === before.amount;
    // Playing has changed the balance that is offered to be transferred back, or the statement has come.
    if (isUntouched && (initial.amount !== before.amount || initial.to !== before.to)) setAll(initial);
  });
  return form;
}

export type TransferFormState = ReturnType<typeof useTransferForm>;
