import type { StatementEntry } from '@wallet/api-client/statement';
import { formatAmount, moneyOf, walletPlace, type StatementType } from '@wallet/domain';

type Signed = Pick<StatementEntry, 'type' | 'from' | 'to' | 'amount' | 'status'>;

const signs: Readonly<Record<StatementType, string>> = {
  deposit: '+',
  bonus: '+',
  withdraw: '-',
  finish_bonus: '',
  transfer: '',
  other: '',
};

/** Returns the sign from the wallet's side. If an entry does not name the wallet, its type decides. */
function signOf({ from, to, type }: Signed): string {
  if (to === walletPlace && from !== walletPlace) return '+';
  if (from === walletPlace && to !== walletPlace) return '-';
  return signs[type];
}

/**
 * Returns an entry's amount with a plus for money into the wallet and a minus for money out of it, whatever sign the backend uses. There is
 * no sign when no money moved or the direction is not known.
 */
export function signedFigures(entry: Signed): string {
  const { amount, status } = entry;
  if (amount === null) return formatAmount(null);
  const figures = formatAmount(moneyOf(Math.abs(amount.minor), amount.currency));
  return status === 'failed' || amount.minor === 0 ? figures : `${signOf(entry)}${figures}`;
}
