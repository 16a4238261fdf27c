import { serverClockOffsetMs, useApiDispatch, useApiStore, useGetWalletQuery } from '@wallet/api-client';
import { endOf, isWhole, readEvidence, readSent, refreshChanged, type Evidence } from '@wallet/api-client/reconcile';
import { useEffect } from 'react';
import { pollWhileVisible } from './poll-while-visible.ts';
import { progressed, selectTracked } from './tracked-slice.ts';
import { isOpen, type TrackedTransaction } from './tracked-transaction.ts';
import { updateTracked } from './update-tracked.ts';

const secondMs = 1000;
const minuteMs = 60 * secondMs;

const maxMs = 5 * minuteMs;

/** Most transactions end within a minute. Older ones are checked less and less often. */
const pauses = [
  { untilMs: minuteMs, pauseMs: 5 * secondMs },
  { untilMs: 10 * minuteMs, pauseMs: 15 * secondMs },
  { untilMs: 60 * minuteMs, pauseMs: minuteMs },
] as const;

/** How long to wait before the next read, given the age of the newest transaction and the number of failures in a row. */
export function pauseAfter(ageMs: number, failures: number): number {
  const pauseMs = pauses.find(({ untilMs }) => ageMs < untilMs)?.pauseMs ?? maxMs;
  return Math.min(maxMs, pauseMs * 2 ** failures);
}

const latest = (items: readonly TrackedTransaction[]) => Math.max(0, ...items.filter(isOpen).map(({ sentAt }) => sentAt));

/** Reads the lists while a tracked transaction has not ended, and reloads what it changed once it has. */
export function useTrackedUpdates(items: readonly TrackedTransaction[]): void {
  const dispatch = useApiDispatch();
  const store = useApiStore();
  const { currency } = useGetWalletQuery(undefined, { selectFromResult: ({ data }) => ({ currency: data?.currency }) });
  const isUnderWay = items.some(isOpen);
  // A new transaction starts again with short pauses.
  const newestAt = latest(items);

  useEffect(() => {
    if (currency === undefined || !isUnderWay) return;
    let isEnded = false;
    const now = () => Date.now() + serverClockOffsetMs(store.getState());

    const read = async ({ id, sent }: TrackedTransaction): Promise<readonly (readonly [string, Evidence])[]> => {
      const action = readSent(sent);
      return action ? [[id, await readEvidence(dispatch, endOf(action))]] : [];
    };

    const look = async (): Promise<boolean> => {
      const known = (await Promise.all(selectTracked(store.getState()).filter(isOpen).map(read))).flat();
      // The session may have ended in the meantime. Its data no longer counts.
      if (isEnded) return true;
      const before = selectTracked(store.getState());
      const evidenceById = new Map(known);
      const after = updateTracked(before, evidenceById, { now: now(), currency });
      if (after !== before) dispatch(progressed(after));
      for (const { id } of after.filter((item) => !isOpen(item))) {
        const evidence = evidenceById.get(id);
        if (evidence) refreshChanged(dispatch, evidence.expected);
      }
      return known.every(([, evidence]) => isWhole(evidence.after, evidence.expected));
    };

    const stop = pollWhileVisible({ poll: look, pauseMs: (failures) => pauseAfter(now() - newestAt, failures) });
    return () => {
      isEnded = true;
      stop();
    };
  }, [dispatch, store, currency, isUnderWay, newestAt]);
}
