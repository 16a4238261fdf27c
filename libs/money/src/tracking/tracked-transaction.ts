import { storedMoney } from '@wallet/api-client';
import type { SentAction } from '@wallet/api-client/reconcile';
import { readStored } from '@wallet/app-shell/read-stored';
import type { Money } from '@wallet/domain';
import type { KeyValueStore } from '@wallet/session';
import * as v from 'valibot';

/** An accepted slip or withdrawal, or a QR code, that is to be tracked until it has ended. */
export interface TransactionToTrack {
  /** The bank's id of a QR code. */
  readonly id?: string;
  readonly kind: TrackedTransaction['kind'];
  /** Null if it is not known yet. */
  readonly amount: Money | null;
  /** What was known when it started, used to find out its end. */
  readonly sent: SentAction;
}

/**
 * A deposit or withdrawal in progress, as stored in the tab. It contains no account number and no name. Phases: `sent`
 * is not in the lists yet, `under-way` is, `unclear` matches several rows, `unpaid` is a QR code that nobody paid in
 * time. The others have ended.
 */
const trackedTransaction = v.object({
  id: v.string(),
  kind: v.picklist(['slip', 'qr', 'deposit', 'withdrawal']),
  /** In milliseconds of the backend's clock. */
  sentAt: v.number(),
  amount: v.nullable(storedMoney),
  /** Key of the matching statement entry or slip. */
  row: v.nullable(v.string()),
  phase: v.picklist(['sent', 'under-way', 'unclear', 'done', 'refused', 'unpaid']),
  /** Code of the reason. Empty if there is none. */
  reason: v.string(),
  /** The member has said that they paid. */
  isTold: v.optional(v.boolean()),
  /** It was found in the lists: another page or device has begun it. */
  isListed: v.optional(v.boolean()),
  /** The member dismissed it before it had ended. It stays known, so that the lists do not bring it back. */
  isHidden: v.optional(v.boolean()),
  /** Validated by its reader. */
  sent: v.unknown(),
});

/** As `trackedTransaction`. The amount was created by the money rules before it was stored. */
export interface TrackedTransaction extends Omit<v.InferOutput<typeof trackedTransaction>, 'amount'> {
  readonly amount: Money | null;
}

export const isOpen = ({ phase }: Pick<TrackedTransaction, 'phase'>): boolean =>
  phase === 'sent' || phase === 'under-way' || phase === 'unclear';

/** More than anyone has in progress at once. A longer list was not written by this app. */
export const maxTracked = 10;

/** The stored list. Ignores what was not written by this app. */
export const readTracked = (store: KeyValueStore, key: string): readonly TrackedTransaction[] =>
  (readStored(store, key, v.array(trackedTransaction)) ?? []).slice(0, maxTracked) as readonly TrackedTransaction[];
