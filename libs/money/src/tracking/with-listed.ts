import { slipKey, toRow, type Snapshot } from '@wallet/api-client/reconcile';
import { moneyOf, type Currency } from '@wallet/domain';
import { isOpen, maxTracked, type TrackedTransaction } from './tracked-transaction.ts';

/** The lists of the backend, as far as they could be read. */
export type Lists = Pick<Snapshot, 'entries' | 'slips'>;

const minuteMs = 60_000;

/** What a list has shown in progress for longer has been forgotten there, or is under a word that this version does not know. */
const listedForMs = 7 * 24 * 60 * minuteMs;

/** Two rows, or a row and what this page sent, of the same amount within this time may be the same. When in doubt, one line is shown. */
const sameWithinMs = 5 * minuteMs;

/** A QR code can be paid until long after it was made. */
const paidWithinMs = 70 * minuteMs;

/** Money of the operator is no deposit of the member. */
const rewards: readonly (string | null)[] = ['invite', 'refund', 'luckydraw'];

/** Adds the deposits and withdrawals that the lists show in progress and that nothing tracked covers. Returns the same list if there are none. */
export function withListed(
  items: readonly TrackedTransaction[],
  { entries = [], slips = [] }: Lists,
  { now, currency }: { readonly now: number; readonly currency: Currency },
): readonly TrackedTransaction[] {
  const isShown = ({ status, createdAt }: Listed) => status === 'in-progress' && createdAt !== null && createdAt > now - listedForMs;
  const listed = [
    ...slips.filter(isShown).map((slip) => toListed('slip', slipKey(slip), slip, currency)),
    ...entries.filter(isShown).flatMap((entry) => {
      const kind = entry.type === 'withdraw' ? 'withdrawal' : entry.type;
      if (!entry.minor || (kind !== 'withdrawal' && kind !== 'deposit') || rewards.includes(entry.cause)) return [];
      return toListed(kind, toRow(entry).key, entry, currency);
    }),
  ];
  const next = listed.reduce(
    (known, item) => (known.length >= maxTracked || known.some((other) => mayBeSame(other, item)) ? known : [...known, item]),
    items,
  );
  return next === items ? items : [...next].sort((one, other) => other.sentAt - one.sentAt);
}

interface Listed {
  readonly minor: number | null;
  readonly status: string;
  readonly createdAt: number | null;
}

/** A row of a list says everything about itself: its end is found by its time and key. */
function toListed(kind: 'slip' | 'deposit' | 'withdrawal', row: string, listed: Listed, currency: Currency): TrackedTransaction {
  const amount = listed.minor === null ? null : moneyOf(Math.abs(listed.minor), currency);
  const sentAt = listed.createdAt ?? 0;
  const money = { minor: amount?.minor ?? 0, currency };
  const expected = {
    slip: { kind: 'slip' },
    deposit: { kind: 'deposit-credited', amount: money },
    withdrawal: { kind: 'withdrawal', amount: money },
  }[kind];
  const sent = { expected, before: null, sentAt, doneBy: sentAt };
  return { id: row, kind, sentAt, amount, row, phase: 'under-way', reason: '', isListed: true, sent };
}

/** Whether two may be the same transaction. Two rows of one list are not. */
export function mayBeSame(one: TrackedTransaction, other: TrackedTransaction): boolean {
  const kinds = [one.kind, other.kind];
  const isOfKind = (kind: TrackedTransaction['kind']) => kinds.filter((each) => each === kind).length;
  if (isOfKind('withdrawal') === 1 || one.phase === 'unpaid' || other.phase === 'unpaid') return false;
  if (one.row !== null && other.row !== null && isOfKind('slip') !== 1) return one.row === other.row;
  const isSameAmount = one.amount === null || other.amount === null || one.amount.minor === other.amount.minor;
  const withinMs = isOfKind('qr') > 0 && [one, other].some(isOpen) ? paidWithinMs : sameWithinMs;
  return isSameAmount && Math.abs(one.sentAt - other.sentAt) <= withinMs;
}
