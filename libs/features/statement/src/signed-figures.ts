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

/** Seen from the wallet; where an entry names it on neither side, its type tells. */
function signOf({ from, to, type }: Signed): string {
  if (to === walletPlace && from !== walletPlace) return '+';
  if (from === walletPlace && to !== walletPlace) return '-';
  return signs[type];
}

/**
 * The figures of an entry with a plus for what came into the wallet and a minus for what left it, whatever sign the
 * backend gave the amount. Without a sign where no money moved, or where nobody can tell.
 */
export function signedFigures(entry: Signed): string {
  const { amount, status } = entry;
  if (amount === null) return formatAmount(null);
  const figures = formatAmount(moneyOf(Math.abs(amount.minor), amount.currency));
  return status === 'failed' || amount.minor === 0 ? figures : `${signOf(entry)}${figures}`;
}
