import type { SentAction } from '@wallet/api-client/reconcile';
import type { Money } from '@wallet/domain';
import * as v from 'valibot';

/** A slip or withdrawal that the backend has taken, or a QR code that was made, to be followed until it has ended. */
export interface TransactionToTrack {
  /** Of a QR code: the bank's. */
  readonly id?: string;
  readonly kind: TrackedTransaction['kind'];
  /** null where it is not known yet. */
  readonly amount: Money | null;
  /** What was known when it began, by which its end is told. */
  readonly sent: SentAction;
}

const money = v.object({ minor: v.pipe(v.number(), v.safeInteger()), currency: v.picklist(['BAHT', 'LAK']) });

/**
 * A deposit or withdrawal under way, as the tab keeps it: no account number, no name. Of a `sent` one the lists show
 * nothing yet, an `under-way` one they show, of an `unclear` one they show several that it may be. The others have ended;
 * `unpaid` is a QR code that nobody paid in time.
 */
const trackedTransaction = v.object({
  id: v.string(),
  kind: v.picklist(['slip', 'qr', 'withdrawal']),
  /** By the backend's clock, in milliseconds. */
  sentAt: v.number(),
  amount: v.nullable(money),
  /** The line of the statement, or the slip, that this is. */
  row: v.nullable(v.string()),
  phase: v.picklist(['sent', 'under-way', 'unclear', 'done', 'refused', 'unpaid']),
  /** Code of the reason; empty where there is none. */
  reason: v.string(),
  /** Checked by those who read it. */
  sent: v.unknown(),
});

/** As `followed`; the money was made by the money rules before it was kept. */
export interface TrackedTransaction extends Omit<v.InferOutput<typeof trackedTransaction>, 'amount'> {
  readonly amount: Money | null;
}

export const isOpen = ({ phase }: Pick<TrackedTransaction, 'phase'>): boolean =>
  phase === 'sent' || phase === 'under-way' || phase === 'unclear';

/** More than anybody has under way at once; what is beyond was put there by someone else. */
export const maxTracked = 10;

/** Reads what a tab kept. Whatever somebody else wrote there is nothing of ours. */
export function readTracked(text: string | null): readonly TrackedTransaction[] {
  try {
    const read = v.safeParse(v.array(trackedTransaction), JSON.parse(text ?? '[]'));
    return read.success ? (read.output.slice(0, maxTracked) as readonly TrackedTransaction[]) : [];
  } catch {
    // No JSON: not ours either.
    return [];
  }
}
