import type { Money } from '@wallet/domain';
import * as v from 'valibot';

/** What a feature asks to have followed until it has ended. */
export type ToFollow =
  /** A deposit slip that the backend has taken. */
  | { readonly kind: 'slip' }
  /** A QR code, from when it was made. */
  | { readonly kind: 'qr'; readonly id: string; readonly amount: Money; readonly expiresAt: number | null }
  /** A withdrawal that the backend has taken. */
  | { readonly kind: 'withdrawal'; readonly amount: Money };

const money = v.object({ minor: v.pipe(v.number(), v.safeInteger()), currency: v.picklist(['BAHT', 'LAK']) });

/**
 * A deposit or withdrawal under way, as the tab keeps it: no account number, no name. `sent` became nothing yet that
 * the lists show, `under-way` they show, the others are its end; `unpaid` is a QR code that nobody paid in time.
 */
const followed = v.object({
  id: v.string(),
  kind: v.picklist(['slip', 'qr', 'withdrawal']),
  /** By the backend's clock, in milliseconds. */
  sentAt: v.number(),
  amount: v.nullable(money),
  expiresAt: v.nullable(v.number()),
  /** The line of the statement, or the slip, that this became. */
  row: v.nullable(v.string()),
  phase: v.picklist(['sent', 'under-way', 'done', 'refused', 'unpaid']),
  /** Code of the reason; empty where there is none. */
  reason: v.string(),
});

/** As `followed`; the money was made by the money rules before it was kept. */
export interface Followed extends Omit<v.InferOutput<typeof followed>, 'amount'> {
  readonly amount: Money | null;
}

export const isOpen = ({ phase }: Pick<Followed, 'phase'>): boolean => phase === 'sent' || phase === 'under-way';

/** More than anybody has under way at once; what is beyond was put there by someone else. */
export const mostFollowed = 10;

/** Reads what a tab kept. Whatever somebody else wrote there is nothing of ours. */
export function readFollowed(text: string | null): readonly Followed[] {
  try {
    const read = v.safeParse(v.array(followed), JSON.parse(text ?? '[]'));
    return read.success ? (read.output.slice(0, mostFollowed) as readonly Followed[]) : [];
  } catch {
    // No JSON: not ours either.
    return [];
  }
}
