import { useApiStore } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import { useEffect, useState, type ComponentType } from 'react';
import { useSelector } from 'react-redux';
import { persistTracked, selectTracked } from './tracked-slice.ts';
import type { TrackedTransaction } from './tracked-transaction.ts';

interface PanelProps {
  readonly items: readonly TrackedTransaction[];
}

/**
 * The member's deposits and withdrawals in progress, and how they ended. Loads nothing if there are none. If its code
 * cannot be loaded, the page works without it.
 */
export function MoneyTracker() {
  const { tab, loadTexts } = useApp();
  const store = useApiStore();
  const items = useSelector(selectTracked);
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const isWanted = items.length > 0;

  useEffect(() => persistTracked(store, tab), [store, tab]);

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
