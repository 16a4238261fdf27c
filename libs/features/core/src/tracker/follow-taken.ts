import type { SentAction } from '@wallet/api-client/reconcile';
import { moneyOf } from '@wallet/domain';
import type { KeyValueStore } from '../storage/storage.ts';
import type { ToFollow } from './followed.ts';
import { trackerOf } from './tracker.ts';

/** As what an action that the backend has taken is followed; null for what is over by that. */
function toFollow({ expected, before, sentAt }: SentAction, takenAt: number | null): ToFollow | null {
  // Between two times of the backend's clock, what was there before makes no difference.
  const known = sentAt === null || takenAt === null ? { before, sentAt: null } : { before: null, sentAt, doneBy: takenAt };
  if (expected.kind === 'slip') return { kind: 'slip', sent: { expected: { kind: 'slip-credited' }, ...known } };
  if (expected.kind !== 'withdrawal') return null;
  const { minor, currency } = expected.amount;
  return { kind: 'withdrawal', amount: moneyOf(minor, currency), sent: { expected: { kind: 'withdrawal-paid', amount: expected.amount }, ...known } };
}

/** Has what the backend took followed until it has ended. `offsetMs` is how far its clock is ahead; null where that is not known. */
export function followTaken(tab: KeyValueStore, taken: SentAction, offsetMs: number | null): void {
  const now = Date.now() + (offsetMs ?? 0);
  const what = toFollow(taken, offsetMs === null ? null : now);
  if (what) trackerOf(tab).follow(what, now);
}
