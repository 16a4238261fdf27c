import { compare, trackedRows, type Evidence } from '@wallet/api-client/reconcile';
import { moneyOf, type Currency } from '@wallet/domain';
import { isOpen, type TrackedTransaction } from './tracked-transaction.ts';

/** What is known of each that is followed, by its id. What could not be read is absent. */
export type EvidenceById = ReadonlyMap<string, Evidence>;

interface Surroundings {
  /** By the backend's clock, in milliseconds. */
  readonly now: number;
  /** The member's; null where it is not known. */
  readonly currency: Currency | null;
}

/** What has become nothing by then is not waited for any longer. */
const maxMs = 24 * 60 * 60_000;

/**
 * What the followed have become, by what the lists show. Each row of a list is one of them at most. What has ended stays
 * as it ended, also when the lists no longer show it. The same list where nothing has changed.
 */
export function updateTracked(
  items: readonly TrackedTransaction[],
  evidenceById: EvidenceById,
  surroundings: Surroundings,
): readonly TrackedTransaction[] {
  const rows = items.map((item) => ownRow(item, evidenceById));
  const next = items.flatMap((item, index) => {
    if (!isOpen(item)) return item;
    const evidence = evidenceById.get(item.id);
    const otherRows = new Set(rows.flatMap((row, other) => (other === index || row === null ? [] : row)));
    return advance(item, evidence && { ...evidence, otherRows }, surroundings) ?? [];
  });
  return next.length === items.length && next.every((item, index) => item === items[index]) ? items : next;
}

/** The row that can be nothing else than this, as far as it is known alone. */
function ownRow(item: TrackedTransaction, evidenceById: EvidenceById): string | null {
  const evidence = evidenceById.get(item.id);
  if (!isOpen(item) || !evidence) return item.row;
  const [row, second] = trackedRows(evidence);
  return row && !second ? row.key : null;
}

const phases = { settled: 'done', rejected: 'refused', unknown: 'under-way' } as const;

/** null: not waited for any longer. */
function advance(item: TrackedTransaction, evidence: Evidence | undefined, { now, currency }: Surroundings): TrackedTransaction | null {
  if (item.row === null && now - item.sentAt > maxMs) return null;
  if (!evidence) return item;
  const [row, second] = trackedRows(evidence);
  if (row && !second) {
    const amount = item.amount ?? (row.minor === null || currency === null ? null : moneyOf(row.minor, currency));
    return changed(item, { row: row.key, phase: phases[compare(evidence)], amount, reason: row.reason });
  }
  const isNothingThere = trackedRows({ ...evidence, otherRows: undefined }).length === 0;
  if (!isNothingThere) return changed(item, { row: null, phase: 'unclear' });
  return isUnpaid(item, evidence, now) ? changed(item, { phase: 'unpaid' }) : item;
}

/** The same where nothing has changed. */
function changed(item: TrackedTransaction, change: Partial<TrackedTransaction>): TrackedTransaction {
  const next = { ...item, ...change };
  return next.row === item.row && next.phase === item.phase ? item : next;
}

/** No payment is there although its time is over, and the bank has the code no longer. */
function isUnpaid(item: TrackedTransaction, { after, doneBy }: Evidence, now: number): boolean {
  if (item.kind !== 'qr' || item.row !== null || typeof doneBy !== 'number' || now <= doneBy) return false;
  return after.entries !== undefined && after.qrCode !== undefined && after.qrCode?.id !== item.id;
}
