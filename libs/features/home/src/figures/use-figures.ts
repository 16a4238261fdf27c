import {
  refreshGameBalancesAction,
  useApiDispatch,
  walletEndpoints,
  useGetWalletQuery,
  useIsOutOfDate,
  type CallError,
} from '@wallet/api-client';
import { onVisible } from '@wallet/api-client/line';
import { useApp, useIsHydrated, type ShownQuery } from '@wallet/app-shell';
import { useMoneyAction } from '@wallet/money';
import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { finished, selectFinishedAt } from './balance-check-slice.ts';
import type { Wallet } from '@wallet/domain';

/** Storage key of the last balance check. It is removed when the session ends. */
const lastSyncKey = 'lastSync';

interface BalanceCheck {
  readonly isRunning: boolean;
  /** Why the last check failed. */
  readonly error: CallError | undefined;
  /** The time of the last check, in milliseconds. */
  readonly lastSync: number | null;
  readonly checkBalance: () => Promise<void>;
}

/**
 * Checks the balance: has the game providers' balances refreshed, reads the wallet again and stores the time. The time is stored only if
 * the figures were really read.
 */
export function useBalanceCheck(): BalanceCheck {
  const dispatch = useApiDispatch();
  const { device } = useApp();
  const finishedAt = useSelector(selectFinishedAt);
  const isHydrated = useIsHydrated();
  const [storedTime] = useState(() => readTime(device.get(lastSyncKey)));
  const { state, run } = useMoneyAction(refreshGameBalancesAction);

  const checkBalance = async () => {
    const outcome = await run();
    // Another check, here or in another tab, reads the wallet itself.
    if (outcome.phase === 'running' || outcome.phase === 'inOtherTab') return;
    // Subscribed during the request: without a subscription the cache entry could be removed and its request aborted.
    const reading = dispatch(walletEndpoints.endpoints.getWallet.initiate(undefined, { forceRefetch: true }));
    const { isSuccess } = await reading;
    reading.unsubscribe();
    if (outcome.phase !== 'done' || !isSuccess) return;
    const now = Date.now();
    device.set(lastSyncKey, String(now));
    dispatch(finished(now));
  };

  return {
    isRunning: state.phase === 'running',
    error: state.phase === 'refused' || state.phase === 'unknown' ? state.error : undefined,
    lastSync: finishedAt ?? (isHydrated ? storedTime : null),
    checkBalance,
  };
}

/** A short look at another tab needs no new check. */
const freshForMs = 10_000;

/** Checks the balance on arrival and when the member returns, since they may have played in between. */
export function useCheckOnArrival({ lastSync, checkBalance }: BalanceCheck): void {
  const checkOnArrival = useEffectEvent(() => void checkBalance());
  const checkOnReturn = useEffectEvent(() => {
    const isFresh = lastSync !== null && Date.now() - lastSync < freshForMs;
    if (!isFresh) void checkBalance();
  });

  useEffect(() => {
    checkOnArrival();
    return onVisible(() => checkOnReturn());
  }, []);
}

function readTime(text: string | null): number | null {
  const time = Number(text);
  return text !== null && Number.isSafeInteger(time) && time > 0 ? time : null;
}

/** What the home page shows of the member's money. */
interface Figures {
  readonly query: ShownQuery<Wallet>;
  /** Why the last check failed; the figures are then the last known ones. */
  readonly failure: CallError | undefined;
  /** Money has moved since the figures were read. */
  readonly isOutOfDate: boolean;
  /** They are the last known ones, for one reason or the other. */
  readonly isStale: boolean;
}

export function useFigures(): Figures {
  const query = useGetWalletQuery();
  const check = useBalanceCheck();
  const isOutOfDate = useIsOutOfDate(query.fulfilledTimeStamp);
  // A check that has failed reads the wallet once more. What it says stays meanwhile.
  const failure = check.isRunning ? undefined : ((query.isFetching ? undefined : query.error) ?? check.error);
  return { query, failure, isOutOfDate, isStale: failure !== undefined || isOutOfDate };
}
