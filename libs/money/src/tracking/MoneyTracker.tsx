import { useApiStore, useGetWalletQuery } from '@wallet/api-client';
import { onReturn } from '@wallet/api-client/line';
import { useApp, useDataSaver, whenIdle } from '@wallet/app-shell';
import { useEffect, useMemo, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { persistTracked, selectTracked } from './tracked-slice.ts';
import type { TrackedTransaction } from './tracked-transaction.ts';

interface PanelProps {
  readonly items: readonly TrackedTransaction[];
}

/**
 * The member's deposits and withdrawals in progress, and how they ended. Loads nothing else if there are none. If its code
 * cannot be loaded, the page works without it.
 */
export function MoneyTracker() {
  const { tab, loadTexts } = useApp();
  const store = useApiStore();
  const tracked = useSelector(selectTracked);
  const items = useMemo(() => tracked.filter(({ isHidden }) => !isHidden), [tracked]);
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const isWanted = items.length > 0;

  useEffect(() => persistTracked(store, tab), [store, tab]);
  useListed();

  useEffect(() => {
    if (!isWanted) return;
    let isLeft = false;
    Promise.all([import('./TrackerPanel.tsx'), loadTexts(['money', 'errors'])]).then(
      ([{ TrackerPanel }]) => {
        if (!isLeft) setPanel(() => TrackerPanel);
      },
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [isWanted, loadTexts]);

  return isWanted && Panel ? <Panel items={items} /> : null;
}

/** Looks for what other pages and devices have begun, after the page's own figures and whenever the member returns. */
function useListed(): void {
  const store = useApiStore();
  const { isOn: savesData } = useDataSaver();
  const { currency } = useGetWalletQuery(undefined, { selectFromResult: ({ data }) => ({ currency: data?.currency }) });
  useEffect(() => {
    if (!currency || savesData) return;
    const left = new AbortController();
    const look = () => {
      if (left.signal.aborted) return;
      import('./track-listed.ts').then(
        ({ trackListed }) => trackListed(store, currency, left.signal),
        () => undefined,
      );
    };
    whenIdle(look);
    left.signal.addEventListener('abort', onReturn(look));
    return () => left.abort();
  }, [store, currency, savesData]);
}
