import type { MoneyStatus } from '@wallet/domain';
import type { Evidence } from './evidence.ts';
import type { ExpectedChange } from './expected-change.ts';
import { entryKey, isAmount, newEntries, newSlips, slipKey } from './new-rows.ts';
import type { Snapshot, SnapshotEntry } from './snapshot.ts';

/** A statement entry or slip that may be the tracked transaction. */
export interface TrackedRow {
  /** Identifies the row. */
  readonly key: string;
  readonly minor: number | null;
  readonly status: MoneyStatus;
  /** Code of the reason. Empty if there is none. */
  readonly reason: string;
}

/**
 * All rows that may be the tracked transaction. If there is only one, it is the tracked transaction. Empty for anything
 * that is not tracked.
 */
export function trackedRows(evidence: Evidence): readonly TrackedRow[] {
  return rowsOf(evidence).filter(({ key }) => !evidence.otherRows?.has(key));
}

/** A code that can still be paid has not been paid, so new money came from somewhere else. */
export const canStillBePaid = (expected: ExpectedChange, { qrCode }: Snapshot): boolean =>
  expected.kind === 'qr-code-paid' && qrCode?.id === expected.qrCodeId;

function rowsOf(evidence: Evidence): readonly TrackedRow[] {
  const { expected, after } = evidence;
  if (expected.kind === 'slip-credited') return newSlips(evidence).map((slip) => ({ ...slip, key: slipKey(slip) }));
  if (expected.kind === 'withdrawal-paid') {
    return newEntries(evidence, (entry) => entry.type === 'withdraw' && isAmount(entry, expected.amount.minor)).map(toRow);
  }
  if (expected.kind !== 'qr-code-paid') return [];
  if (after.qrCode === undefined || canStillBePaid(expected, after)) return [];
  const minor = expected.amount?.minor;
  return newEntries(evidence, (entry) => entry.type === 'deposit' && (minor === undefined || isAmount(entry, minor))).map(toRow);
}

const toRow = (entry: SnapshotEntry): TrackedRow => ({ key: entryKey(entry), minor: entry.minor, status: entry.status, reason: '' });
