import type { StatementEntry } from '@wallet/api-client/statement';
import { formatAmount, moneyOf, walletPlace, type StatementType } from '@wallet/domain';

type Signed = Pick<StatementEntry, 'type' | 'from' | 'to' | 'amount' | 'status'>;

/** Into the wallet or out of it; undefined when that is not known, or no money has come or gone. */
export type Direction = 'in' | 'out' | undefined;

/** `places`: the type does not tell. */
const directions: Readonly<Record<StatementType, Direction | 'places'>> = {
  deposit: 'in',
  bonus: 'in',
  withdraw: 'out',
  // Between the member's own places.
  transfer: undefined,
  finish_bonus: 'places',
  other: 'places',
};

/** The direction of an entry that has succeeded, from the wallet's side. Its type decides, and its places only if the type does not tell. */
export function directionOf({ from, to, type, amount, status }: Signed): Direction {
  if (amount === null || amount.minor === 0 || status !== 'success') return undefined;
  const direction = directions[type];
  if (direction !== 'places') return direction;
  if ((from === walletPlace) === (to === walletPlace)) return undefined;
  return to === walletPlace ? 'in' : 'out';
}

const signs = { in: '+', out: '-' };

/** Returns an entry's amount without a sign, whatever sign the backend uses. */
export const plainFigures = ({ amount }: Signed): string => formatAmount(amount && moneyOf(Math.abs(amount.minor), amount.currency));

/** Returns an entry's amount with a plus for money that has come in and a minus for money that has gone out. */
export function signedFigures(entry: Signed): string {
  const direction = directionOf(entry);
  return `${direction ? signs[direction] : ''}${plainFigures(entry)}`;
}
