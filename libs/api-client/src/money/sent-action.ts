import * as v from 'valibot';
import { expectedChange, type ExpectedChange } from './expected-change.ts';
import { comparedEntries, snapshot, type Snapshot } from './snapshot.ts';

/**
 * What was known when an action was sent. It stays in the browser's storage until the outcome, or the end of what the
 * action started, is known.
 */
const sentAction = v.object({
  expected: expectedChange,
  /** Null if it could not be read before the action was sent. Nothing can be compared then. */
  before: v.nullable(snapshot),
  /** In milliseconds of the backend's clock. Null if that clock is not known. */
  sentAt: v.nullable(v.number()),
  /** When the backend had recorded the action at the latest, by its clock. Absent if it is not known to have recorded it. */
  doneBy: v.optional(v.nullable(v.number())),
});
export type SentAction = v.InferOutput<typeof sentAction>;

/** Reads a stored action. Null if it was not written by this app. */
export function readSent(sent: unknown): SentAction | null {
  const read = v.safeParse(sentAction, sent);
  return read.success ? read.output : null;
}

/** Describes an action that is about to be sent. Keeps only the part of the statement that the comparison needs. */
export function describeSent(expected: ExpectedChange, before: Snapshot | null, sentAt: number | null): SentAction {
  if (!before?.entries) return { expected, before, sentAt };
  return { expected, before: { ...before, entries: comparedEntries(before.entries, sentAt) }, sentAt };
}

/** The same key for changes that need the same snapshot. The amount makes no difference. */
export function subjectOf(expected: ExpectedChange): string {
  const { kind, ...about } = expected;
  const subject = Object.entries(about).filter(([name]) => ['bankCode', 'code', 'slice', 'qrCodeId'].includes(name));
  return JSON.stringify([kind, ...subject]);
}

/** The change that ends what an accepted action has started. Actions that start nothing end with their response. */
export function endOf({ expected, ...known }: SentAction): SentAction {
  if (expected.kind === 'slip') return { ...known, expected: { kind: 'slip-credited' } };
  if (expected.kind === 'withdrawal') return { ...known, expected: { kind: 'withdrawal-paid', amount: expected.amount } };
  return { ...known, expected };
}
