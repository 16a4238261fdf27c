import type { StatementEntry } from '@wallet/api-client/statement';
import { formatAmount, moneyOf, walletPlace, type StatementType } from '@wallet/domain';

type Signed = Pick<StatementEntry, 'type' | 'from' | 'to' | 'amount' | 'status'>;

/** Into the wallet or out of it; undefined when that is not known or no money moved. */
export type Direction = 'in' | 'out' | undefined;

const directions: Readonly<Record<StatementType, Direction>> = {
  deposit: 'in',
  bonus: 'in',
  withdraw: 'out',
  finish_bonus: undefined,
  transfer: undefined,
  other: undefined,
};

/** Returns the direction from the wallet's side. If an entry does not name the wallet, its type decides. */
export function directionOf({ from, to, type, amount, status }: Signed): Direction {
  if (amount === null || amount.minor === 0 || status === 'failed') return undefined;
  if (to === walletPlace && from !== walletPlace) return 'in';
  if (from === walletPlace && to !== walletPlace) return 'out';
  return directions[type];
}

const signs = { in: '+', out: '-' };

/** Returns an entry's amount without a sign, whatever sign the backend uses. */
export const plainFigures = ({ amount }: Signed): string => formatAmount(amount && moneyOf(Math.abs(amount.minor), amount.currency));

/** Returns an entry's amount with a plus for money into the wallet and a minus for money out of it. */
export function signedFigures(entry: Signed): string {
  const direction = directionOf(entry);
  return `${direction ? signs[direction] : ''}${plainFigures(entry)}`;
}
