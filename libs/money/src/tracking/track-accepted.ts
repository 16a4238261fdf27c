import type { ApiStore } from '@wallet/api-client';
import type { SentAction } from '@wallet/api-client/reconcile';
import { moneyOf } from '@wallet/domain';
import { followed } from './tracked-slice.ts';

/** Tracks what the backend accepted until it has ended. `offsetMs` is how far the backend's clock is ahead; null if that is not known. */
export function trackAccepted(dispatch: ApiStore['dispatch'], taken: SentAction, offsetMs: number | null): void {
  const { expected, before, sentAt } = taken;
  // All other actions end with their response.
  if (expected.kind !== 'slip' && expected.kind !== 'withdrawal') return;
  const amount = expected.kind === 'slip' ? null : moneyOf(expected.amount.minor, expected.amount.currency);
  const now = Date.now() + (offsetMs ?? 0);
  const doneBy = offsetMs === null ? null : now;
  // Both times are from the backend's clock, so the earlier content of the list makes no difference.
  const isBounded = sentAt !== null && doneBy !== null;
  const sent = { expected, before: isBounded ? null : before, sentAt, doneBy };
  dispatch(followed({ kind: expected.kind, amount, sent }, now));
}
