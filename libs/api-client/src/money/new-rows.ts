import { clockErrorMs, type Evidence } from './evidence.ts';
import type { SnapshotEntry, SnapshotSlip } from './snapshot.ts';

/** Entries that fit, were not there before, and were made in the time of the action. */
export function newEntries({ before, after, ...times }: Evidence, fits: (entry: SnapshotEntry) => boolean): readonly SnapshotEntry[] {
  return newRows(before.entries, after.entries?.filter(fits), entryKey, times);
}

/** Slips that were not there before, and were made in the time of the action. */
export function newSlips({ before, after, ...times }: Evidence): readonly SnapshotSlip[] {
  return newRows(before.slips, after.slips, slipKey, times);
}

/** An entry is the same one while only its status changes. */
export const entryKey = ({ type, from, to, minor, createdAt }: SnapshotEntry): string => JSON.stringify([type, from, to, minor, createdAt]);

/** A slip gets its amount when it has been read. */
export const slipKey = ({ reference, createdAt }: SnapshotSlip): string => JSON.stringify([reference, createdAt]);

/** Backends differ in whether what leaves the wallet has a minus. */
export function isAmount(entry: SnapshotEntry, minor: number): boolean {
  return entry.minor !== null && Math.abs(entry.minor) === Math.abs(minor);
}

type Times = Pick<Evidence, 'sentAt' | 'doneBy'>;

interface Row {
  readonly createdAt: number | null;
}

/** Without a time a row cannot be placed. A list of which nobody knows what it showed before needs both ends of the time. */
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

/** Both ends of the time are known. */
export const isBounded = ({ sentAt, doneBy }: Times): boolean => sentAt !== null && typeof doneBy === 'number';

function isInTime({ createdAt }: Row, { sentAt, doneBy }: Times): boolean {
  if (createdAt === null) return false;
  const isTooEarly = sentAt !== null && createdAt < sentAt - clockErrorMs;
  const isTooLate = typeof doneBy === 'number' && createdAt > doneBy + clockErrorMs;
  return !isTooEarly && !isTooLate;
}
