import type { ApiStore } from '@wallet/api-client';
import type { SentAction } from '@wallet/api-client/reconcile';
import { moneyOf } from '@wallet/domain';
import { followed } from './tracked-slice.ts';

/** Has what the backend took followed until it has ended. `offsetMs` is how far its clock is ahead; null where that is not known. */
export function trackAccepted(dispatch: ApiStore['dispatch'], taken: SentAction, offsetMs: number | null): void {
  const { expected, before, sentAt } = taken;
  // All others are over by that.
  if (expected.kind !== 'slip' && expected.kind !== 'withdrawal') return;
  const amount = expected.kind === 'slip' ? null : moneyOf(expected.amount.minor, expected.amount.currency);
  const now = Date.now() + (offsetMs ?? 0);
  const doneBy = offsetMs === null ? null : now;
  // Between two times of the backend's clock, what was there before makes no difference.
  const isBounded = sentAt !== null && doneBy !== null;
  const sent = { expected, before: isBounded ? null : before, sentAt, doneBy };
  dispatch(followed({ kind: expected.kind, amount, sent }, now));
}
