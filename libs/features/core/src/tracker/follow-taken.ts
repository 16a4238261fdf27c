import type { ExpectedChange } from '@wallet/api-client';
import { moneyOf } from '@wallet/domain';
import type { KeyValueStore } from '../storage/storage.ts';
import type { ToFollow } from './followed.ts';
import { trackerOf } from './tracker.ts';

/** As what an action that the backend has taken is followed; null for what is over by that. */
function toFollow(taken: ExpectedChange): ToFollow | null {
  if (taken.kind === 'slip') return { kind: 'slip' };
  if (taken.kind !== 'withdrawal') return null;
  const { minor, currency } = taken.amount;
  return { kind: 'withdrawal', amount: moneyOf(minor, currency) };
}

/** Has what the backend took `at` that time, by its clock, followed until it has ended. */
export function followTaken(tab: KeyValueStore, taken: ExpectedChange, at: number): void {
  const what = toFollow(taken);
  if (what) trackerOf(tab).follow(what, at);
}
