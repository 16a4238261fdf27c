import { refreshGameBalancesAction, useApiDispatch, walletEndpoints } from '@wallet/api-client';
import { useApp, useIsHydrated } from '@wallet/app-shell';
import { useMoneyAction } from '@wallet/money';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** Storage key of the last balance check. It is removed when the session ends. */
const lastSyncKey = 'lastSync';

/** A short look at another tab needs no new check. */
const freshForMs = 10_000;

/**
 * Checks the balance: has the game providers' balances refreshed, reads the wallet again and stores the time. The time is stored only if
 * the figures were really read. It runs on arrival and when the member returns, since they may have played in between.
 */
export function useBalanceRefresh() {
  const dispatch = useApiDispatch();
  const { device } = useApp();
  const isHydrated = useIsHydrated();
  const [lastSync, setLastSync] = useState(() => readTime(device.get(lastSyncKey)));

  const readWallet = useCallback(async (): Promise<boolean> => {
    // Subscribed during the request: without a subscription the cache entry could be removed and its request aborted.
    const reading = dispatch(walletEndpoints.endpoints.getWallet.initiate(undefined, { forceRefetch: true }));
    const { isSuccess } = await reading;
    reading.unsubscribe();
    return isSuccess;
  }, [dispatch]);

  const { state, run } = useMoneyAction(refreshGameBalancesAction);

  const fetchBalances = useCallback(async (): Promise<boolean> => {
    const outcome = await run();
    // Another check, here or in another tab, reads the wallet itself.
    if (outcome.phase === 'running' || outcome.phase === 'inOtherTab') return false;
    const wasRead = await readWallet();
    return outcome.phase === 'done' && wasRead;
  }, [run, readWallet]);

  const checkBalance = useCallback(
    (): Promise<void> =>
      fetchBalances().then((isFetched) => {
        if (!isFetched) return;
        const now = Date.now();
        device.set(lastSyncKey, String(now));
        setLastSync(now);
      }),
    [fetchBalances, device],
  );

  const checkOnReturn = useEffectEvent(() => {
    const isFresh = lastSync !== null && Date.now() - lastSync < freshForMs;
    if (document.visibilityState === 'visible' && !isFresh) void checkBalance();
  });

  useEffect(() => {
    void checkBalance();
  }, [checkBalance]);

  useEffect(() => {
    const onChange = () => checkOnReturn();
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);

  // The prerendered page has no last check, so hydration must start without one.
  return { state, checkBalance, lastSync: isHydrated ? lastSync : null };
}

function readTime(text: string | null): number | null {
  const time = Number(text);
  return text !== null && Number.isSafeInteger(time) && time > 0 ? time : null;
}
