import { clockErrorMs, walletPlace, type MoneyStatus } from '@wallet/domain';
import type { ExpectedChange } from './expected-change.ts';
import { comparedEntries, listedWithinMs, type Snapshot, type SnapshotEntry, type SnapshotPart, type SnapshotSlip } from './snapshot.ts';

/** What is known about the change that an action was expected to make. */
export interface Evidence<Expected extends ExpectedChange = ExpectedChange> {
  readonly expected: Expected;
  /** The snapshot from before the action was sent. */
  readonly before: Snapshot;
  readonly after: Snapshot;
  /** When the action was sent, in milliseconds of the backend's clock. Null if that clock is not known. */
  readonly sentAt: number | null;
  /** The latest time, by the backend's clock, at which the backend can have recorded the action. Later records belong to something else. */
  readonly doneBy?: number | null | undefined;
  /** When `after` was read, in milliseconds of the backend's clock. Null if that clock is not known. */
  readonly readAt?: number | null | undefined;
  /** Keys of rows that are known to belong to something else. */
  readonly otherRows?: ReadonlySet<string> | undefined;
}

/**
 * The verdict of comparing two snapshots. It is `unknown` if something else could explain the difference, or if a part
 * could not be read.
 */
export type Settlement = 'settled' | 'rejected' | 'unknown';

/** A statement entry or slip that may be the tracked transaction. */
export interface TrackedRow {
  /** Identifies the row. */
  readonly key: string;
  readonly minor: number | null;
  readonly status: MoneyStatus;
  /** In milliseconds of the backend's clock. Null if the list does not say. */
  readonly createdAt: number | null;
  /** Code of the reason. Empty if there is none. */
  readonly reason: string;
}

export const settledIf = (isProven: boolean): Settlement => (isProven ? 'settled' : 'unknown');

/** A deposit in progress has not arrived yet. */
export function ended({ status }: Pick<SnapshotEntry, 'status'>): Settlement {
  if (status === 'in-progress') return 'unknown';
  return status === 'failed' ? 'rejected' : 'settled';
}

/** Matching entries that are new and were created while the action ran. */
export function newEntries({ before, after, ...times }: Evidence, fits: (entry: SnapshotEntry) => boolean): readonly SnapshotEntry[] {
  return newRows(before.entries, after.entries?.filter(fits), entryKey, times);
}

/** Slips that are new and were created while the action ran. */
export function newSlips({ before, after, ...times }: Evidence): readonly SnapshotSlip[] {
  return newRows(before.slips, after.slips, slipKey, times);
}

/** Identifies an entry, even if its status changes. */
const entryKey = ({ type, from, to, minor, createdAt }: SnapshotEntry): string => JSON.stringify([type, from, to, minor, createdAt]);

/** A slip has no amount until it has been checked. */
export const slipKey = ({ reference, createdAt }: SnapshotSlip): string => JSON.stringify([reference, createdAt]);

/** Some backends use a minus for money that leaves the wallet, others do not. */
export function isAmount(entry: SnapshotEntry, minor: number): boolean {
  return entry.minor !== null && Math.abs(entry.minor) === Math.abs(minor);
}

type Times = Pick<Evidence, 'sentAt' | 'doneBy'>;

interface Listed {
  readonly createdAt: number | null;
}

/** A row without a time cannot be placed. If the earlier content of the list is not known, both ends of the period are needed. */
function newRows<Row extends Listed>(
  before: readonly Row[] | undefined,
  after: readonly Row[] | undefined,
  keyOf: (row: Row) => string,
  times: Times,
): readonly Row[] {
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

function isInTime({ createdAt }: Listed, { sentAt, doneBy }: Times): boolean {
  if (createdAt === null) return false;
  const isTooEarly = sentAt !== null && createdAt < sentAt - clockErrorMs;
  const isTooLate = typeof doneBy === 'number' && createdAt > doneBy + clockErrorMs;
  return !isTooEarly && !isTooLate;
}

/** The only new entry that matches, or null if there is none or more than one. */
export function onlyNewEntry(evidence: Evidence, fits: (entry: SnapshotEntry) => boolean): SnapshotEntry | null {
  const [found, second] = newEntries(evidence, fits);
  return found && !second ? found : null;
}

/** Entry types that never pay out earnings. */
const otherTypes = ['transfer', 'withdraw', 'finish_bonus'];

/** A deposit pays out earnings only if it names them as its cause. Other entries may leave the cause out. */
const causeOf = ({ type, cause }: SnapshotEntry, usual: string): string | null => cause ?? (type === 'deposit' ? null : usual);

/** Whether exactly one new entry pays this amount into the wallet and no entry names another cause. */
export function isPaidInto(evidence: Evidence, minor: number | null | undefined, cause: string): boolean {
  if (typeof minor !== 'number' || minor <= 0) return false;
  const found = onlyNewEntry(
    evidence,
    (entry) => entry.to === walletPlace && isAmount(entry, minor) && !otherTypes.includes(entry.type) && causeOf(entry, cause) === cause,
  );
  return found?.status === 'success';
}

export const toRow = (entry: SnapshotEntry): TrackedRow => ({ ...entry, key: entryKey(entry), reason: '' });

export function isOneLess(before: number | null | undefined, after: number | null | undefined): boolean {
  return typeof before === 'number' && after === before - 1;
}

/** Null if a balance is not known, or if none was read. */
export function sumOf(balances: Snapshot['balances']): number | null {
  if (!balances) return null;
  return Object.values(balances).reduce<number | null>((sum, minor) => (sum === null || minor === null ? null : sum + minor), 0);
}

/** Snapshots have their fields in the order of the schema. */
export function isSame({ before, after }: Evidence, part: SnapshotPart): boolean {
  return before[part] !== undefined && after[part] !== undefined && JSON.stringify(before[part]) === JSON.stringify(after[part]);
}

export function areSame({ before, after }: Evidence, places: readonly string[]): boolean {
  return (
    places.length > 0 &&
    places.every((place) => typeof before.balances?.[place] === 'number' && before.balances[place] === after.balances?.[place])
  );
}

export const areCoinsSame = (evidence: Evidence): boolean => typeof evidence.before.coins === 'number' && isSame(evidence, 'coins');

export const isWalletSame = (evidence: Evidence): boolean => areSame(evidence, [walletPlace]);

/** A row without a time may be new. One from before the action has changed figures since, if the list was too late to show it then. */
export function hasNoNewEntry({ before, after, sentAt }: Evidence, fits: (entry: SnapshotEntry) => boolean = () => true): boolean {
  const entries = after.entries?.filter(fits);
  if (!before.entries || !entries || entries.some(({ createdAt }) => createdAt === null)) return false;
  return newRows(before.entries, comparedEntries(entries, sentAt), entryKey, { sentAt: null }).length === 0;
}

/** Whether a code is there that is another one than before. A backend may use an id again. */
export const isOtherCode = ({ before: { qrCode: before }, after: { qrCode: after } }: Evidence): boolean =>
  Boolean(after) && (before?.id !== after?.id || before?.expiresAt !== after?.expiresAt);

/** Whether the list showed the same code before and after. */
export const isSameCode = (evidence: Evidence): boolean =>
  Boolean(evidence.before.qrCode && evidence.after.qrCode?.isListed) && !isOtherCode(evidence);

/** Whether the list may be too late to show a code that was new when the action was sent. */
export const mayLackCode = ({ before, sentAt, readAt }: Evidence): boolean =>
  !before.qrCode?.isListed && (readAt ?? 0) < (sentAt ?? Infinity) + listedWithinMs;
