import { clockErrorMs, type Evidence } from './evidence.ts';
import type { SnapshotEntry, SnapshotSlip } from './snapshot.ts';

/** Matching entries that are new and were created while the action ran. */
export function newEntries({ before, after, ...times }: Evidence, fits: (entry: SnapshotEntry) => boolean): readonly SnapshotEntry[] {
  return newRows(before.entries, after.entries?.filter(fits), entryKey, times);
}

/** Slips that are new and were created while the action ran. */
export function newSlips({ before, after, ...times }: Evidence): readonly SnapshotSlip[] {
  return newRows(before.slips, after.slips, slipKey, times);
}

/** Identifies an entry, even if its status changes. */
export const entryKey = ({ type, from, to, minor, createdAt }: SnapshotEntry): string => JSON.stringify([type, from, to, minor, createdAt]);

/** A slip has no amount until it has been checked. */
export const slipKey = ({ reference, createdAt }: SnapshotSlip): string => JSON.stringify([reference, createdAt]);

/** Some backends use a minus for money that leaves the wallet, others do not. */
export function isAmount(entry: SnapshotEntry, minor: number): boolean {
  return entry.minor !== null && Math.abs(entry.minor) === Math.abs(minor);
}

type Times = Pick<Evidence, 'sentAt' | 'doneBy'>;

interface Row {
  readonly createdAt: number | null;
}

/** A row without a time cannot be placed. If the earlier content of the list is not known, both ends of the period are needed. */
function newRows<Listed extends Row>(
  before: readonly Listed[] | undefined,
  after: readonly Listed[] | undefined,
  keyOf: (row: Listed) => string,
  times: Times,
): readonly Listed[] {
  if (!after || (!before && !isBounded(times))) return [];
  const known = (before ?? []).map(keyOf);
  return after.filter((row) => {
    if (!isInTime(row, times)) return false;
    const at = known.indexOf(keyOf(row));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
}

/** Whether both ends of the period are known. */
export const isBounded = ({ sentAt, doneBy }: Times): boolean => sentAt !== null && typeof doneBy === 'number';

function isInTime({ createdAt }: Row, { sentAt, doneBy }: Times): boolean {
  if (createdAt === null) return false;
  const isTooEarly = sentAt !== null && createdAt < sentAt - clockErrorMs;
  const isTooLate = typeof doneBy === 'number' && createdAt > doneBy + clockErrorMs;
  return !isTooEarly && !isTooLate;
}
