import { refreshGameBalancesAction, useApiDispatch, walletEndpoints } from '@wallet/api-client';
import { useApp, useIsHydrated } from '@wallet/app-shell';
import { useMoneyAction } from '@wallet/money';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';

/** When the balances were last fetched here. The session's end removes it. */
const lastSyncKey = 'lastSync';

/** Who only glances at another tab has nothing new to see. */
const freshForMs = 10_000;

/**
 * Checking the balance: the games' providers are asked, then the wallet is read again, then the time is kept.
 * The time stands only for figures that were really read. Done on arrival, and on coming back from elsewhere, where a
 * game may have been played.
 */
export function useBalanceRefresh() {
  const dispatch = useApiDispatch();
  const { device } = useApp();
  const isHydrated = useIsHydrated();
  const [lastSync, setLastSync] = useState(() => readTime(device.get(lastSyncKey)));

  const readWallet = useCallback(async (): Promise<boolean> => {
    // Subscribed while it lasts: what nobody subscribes to may be cleared, and its call ended, in between.
    const reading = dispatch(walletEndpoints.endpoints.getWallet.initiate(undefined, { forceRefetch: true }));
    const { isSuccess } = await reading;
    reading.unsubscribe();
    return isSuccess;
  }, [dispatch]);

  const { state, run } = useMoneyAction(refreshGameBalancesAction);

  const fetchBalances = useCallback(async (): Promise<boolean> => {
    const ended = await run();
    // One under way here or in another tab reads the wallet itself.
    if (ended.phase === 'running' || ended.phase === 'inOtherTab') return false;
    const wasRead = await readWallet();
    return ended.phase === 'done' && wasRead;
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

  // The prerendered page knows no earlier visit: taking it over starts from what it shows.
  return { state, checkBalance, lastSync: isHydrated ? lastSync : null };
}

function readTime(text: string | null): number | null {
  const time = Number(text);
  return text !== null && Number.isSafeInteger(time) && time > 0 ? time : null;
}
