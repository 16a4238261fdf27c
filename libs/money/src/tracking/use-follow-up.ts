import { serverClockOffsetMs, useApiDispatch, useApiStore, useGetWalletQuery } from '@wallet/api-client';
import { isWhole, readEvidence, readSent, refreshChanged, type Evidence } from '@wallet/api-client/reconcile';
import { useEffect } from 'react';
import { endOf } from './end-of.ts';
import { followUp } from './follow-up.ts';
import { isOpen, type Followed } from './followed.ts';
import { pauseAfter } from './pause-after.ts';
import { pollCalmly } from './poll-calmly.ts';
import { progressed, selectTracked } from './tracked-slice.ts';

const latest = (items: readonly Followed[]) => Math.max(0, ...items.filter(isOpen).map(({ sentAt }) => sentAt));

/** Reads the lists while something followed has not ended, and what it has changed when it has. */
export function useFollowUp(items: readonly Followed[]): void {
  const dispatch = useApiDispatch();
  const store = useApiStore();
  const { currency } = useGetWalletQuery(undefined, { selectFromResult: ({ data }) => ({ currency: data?.currency }) });
  const isUnderWay = items.some(isOpen);
  // Something new begins anew, with the short pauses.
  const newestAt = latest(items);

  useEffect(() => {
    if (currency === undefined || !isUnderWay) return;
    let isEnded = false;
    const now = () => Date.now() + serverClockOffsetMs(store.getState());

    const read = async ({ id, sent }: Followed): Promise<readonly (readonly [string, Evidence])[]> => {
      const action = readSent(sent);
      return action ? [[id, await readEvidence(dispatch, endOf(action))]] : [];
    };

    const look = async (): Promise<boolean> => {
      const known = (await Promise.all(selectTracked(store.getState()).filter(isOpen).map(read))).flat();
      // The session may have ended meanwhile: nothing of it counts any more.
      if (isEnded) return true;
      const before = selectTracked(store.getState());
      const evidenceById = new Map(known);
      const after = followUp(before, evidenceById, { now: now(), currency });
      if (after !== before) dispatch(progressed(after));
      for (const { id } of after.filter((item) => !isOpen(item))) {
        const evidence = evidenceById.get(id);
        if (evidence) refreshChanged(dispatch, evidence.expected);
      }
      return known.every(([, evidence]) => isWhole(evidence.after, evidence.expected));
    };

    const stop = pollCalmly({ look, pauseMs: (failures) => pauseAfter(now() - newestAt, failures) });
    return () => {
      isEnded = true;
      stop();
    };
  }, [dispatch, store, currency, isUnderWay, newestAt]);
}
