import { compare, isWhole, trackedRows, type Evidence } from '@wallet/api-client/reconcile';
import { moneyOf, type Currency } from '@wallet/domain';
import { isOpen, type TrackedTransaction } from './tracked-transaction.ts';
import { mayBeSame } from './with-listed.ts';

/** What is known about each tracked transaction, by id. A transaction that could not be read is absent. */
export type EvidenceById = ReadonlyMap<string, Evidence>;

interface Surroundings {
  /** In milliseconds of the backend's clock. Null if that clock is not known, as after the device's clock was changed: nothing is late then. */
  readonly now: number | null;
  /** The member's currency. Null if it is not known. */
  readonly currency: Currency | null;
}

/** A transaction that has not appeared in the lists by then is given up. */
const maxMs = 24 * 60 * 60_000;

/**
 * Updates the tracked transactions from the backend's lists. Each row matches at most one transaction. Ended ones stay
 * ended, even if the lists no longer show them. Returns the same list if nothing changed.
 */
export function updateTracked(
  items: readonly TrackedTransaction[],
  evidenceById: EvidenceById,
  surroundings: Surroundings,
): readonly TrackedTransaction[] {
  const rows = items.map((item) => (item.isListed ? null : ownRow(item, evidenceById)));
  const own = items.flatMap((item, index) => (item.isListed ? [] : { ...item, row: rows[index] ?? null }));
  const next = items.flatMap((item, index) => {
    if (!isOpen(item)) return item;
    const evidence = evidenceById.get(item.id);
    // What this page has sent says more of itself.
    if (item.isListed && own.some((sent) => mayBeSame(sent, item))) return [];
    const otherRows = new Set(rows.flatMap((row, other) => (other === index || row === null ? [] : row)));
    const advanced = item.isListed
      ? advanceListed(item, evidence, surroundings)
      : advance(item, evidence && { ...evidence, otherRows }, surroundings);
    return advanced === null || (advanced.isHidden && !isOpen(advanced)) ? [] : advanced;
  });
  return next.length === items.length && next.every((item, index) => item === items[index]) ? items : next;
}

/** The only row that can be this transaction. */
function ownRow(item: TrackedTransaction, evidenceById: EvidenceById): string | null {
  const evidence = evidenceById.get(item.id);
  if (!isOpen(item) || !evidence) return item.row;
  const [row, second] = trackedRows(evidence);
  return row && !second ? row.key : null;
}

const phases = { settled: 'done', rejected: 'refused', unknown: 'under-way' } as const;

/** Null if it is given up. */
function advance(item: TrackedTransaction, evidence: Evidence | undefined, { now, currency }: Surroundings): TrackedTransaction | null {
  if (item.row === null && now !== null && now - item.sentAt > maxMs) return null;
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

/** Its row is known. Null if the list no longer has it. */
function advanceListed(item: TrackedTransaction, evidence: Evidence | undefined, surroundings: Surroundings): TrackedTransaction | null {
  if (!evidence || !isWhole(evidence.after, evidence.expected)) return item;
  const keys = trackedRows(evidence).map(({ key }) => key);
  if (item.row === null || !keys.includes(item.row)) return null;
  return advance(item, { ...evidence, otherRows: new Set(keys.filter((key) => key !== item.row)) }, surroundings);
}

/** Returns the same item if nothing changed. */
function changed(item: TrackedTransaction, change: Partial<TrackedTransaction>): TrackedTransaction {
  const next = { ...item, ...change };
  return next.row === item.row && next.phase === item.phase ? item : next;
}

/** The code has expired, the bank no longer has it, and there is no payment. */
function isUnpaid(item: TrackedTransaction, { after, doneBy }: Evidence, now: number | null): boolean {
  if (item.kind !== 'qr' || item.row !== null || typeof doneBy !== 'number' || now === null || now <= doneBy) return false;
  return after.entries !== undefined && after.qrCode !== undefined && after.qrCode?.id !== item.id;
}
