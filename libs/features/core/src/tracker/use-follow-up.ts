import { serverClockOffsetMs, useApiDispatch, useApiStore, useGetWalletQuery, walletEndpoints, type ApiStore, type ListPage } from '@wallet/api-client';
import { statementEndpoints } from '@wallet/api-client/statement';
import { pageSizes } from '@wallet/domain';
import { useEffect } from 'react';
import { followUp } from './follow-up.ts';
import { isOpen, type Followed } from './followed.ts';
import { pauseAfter } from './pause-after.ts';
import { pollCalmly } from './poll-calmly.ts';
import type { Tracker } from './tracker.ts';

const anew = { forceRefetch: true } as const;

interface Reading<Data> extends PromiseLike<{ readonly data?: Data | undefined; readonly isSuccess: boolean }> {
  readonly unsubscribe: () => void;
}

/** What a reading shows; null where it failed. Subscribed while it lasts, or it might be cleared in between. */
async function rowsOf<Row>(reading: Reading<ListPage<Row>>): Promise<readonly Row[] | null> {
  const { data, isSuccess } = await reading;
  reading.unsubscribe();
  return isSuccess && data ? data.rows : null;
}

const latest = (items: readonly Followed[]) => Math.max(0, ...items.filter(isOpen).map(({ sentAt }) => sentAt));

async function readWallet(dispatch: ApiStore['dispatch']): Promise<void> {
  const reading = dispatch(walletEndpoints.endpoints.getWallet.initiate(undefined, anew));
  await reading;
  reading.unsubscribe();
}

/** Reads the lists while something followed has not ended, and the wallet when something has. */
export function useFollowUp(tracker: Tracker, items: readonly Followed[]): void {
  const dispatch = useApiDispatch();
  const store = useApiStore();
  const currency = useGetWalletQuery().data?.currency;
  const isUnderWay = items.some(isOpen);
  // Something new begins anew, with the short pauses.
  const newestAt = latest(items);

  useEffect(() => {
    if (currency === undefined || !isUnderWay) return;
    let isEnded = false;
    const now = () => Date.now() + serverClockOffsetMs(store.getState());
    const request = { page: 1, limit: pageSizes.statement, currency };

    const look = async (): Promise<boolean> => {
      const open = tracker.list().filter(isOpen);
      const wantsSlips = open.some(({ kind }) => kind === 'slip');
      const wantsEntries = open.some(({ kind }) => kind !== 'slip');
      const [slips, entries] = await Promise.all([
        wantsSlips ? rowsOf(dispatch(statementEndpoints.endpoints.getSlips.initiate(request, anew))) : null,
        wantsEntries ? rowsOf(dispatch(statementEndpoints.endpoints.getStatement.initiate(request, anew))) : null,
      ]);
      // The session may have ended meanwhile: nothing of it may come back into the tab's storage.
      if (isEnded) return true;
      const before = tracker.list();
      const after = followUp(before, { slips, entries }, now());
      if (after !== before) tracker.replace(after);
      if (after.filter(isOpen).length < before.filter(isOpen).length) void readWallet(dispatch);
      return (!wantsSlips || slips !== null) && (!wantsEntries || entries !== null);
    };

    const stop = pollCalmly({ look, pauseMs: (failures) => pauseAfter(now() - newestAt, failures) });
    return () => {
      isEnded = true;
      stop();
    };
  }, [tracker, dispatch, store, currency, isUnderWay, newestAt]);
}
