import { useApp } from '@wallet/app-shell';
import { useEffect, useState, useSyncExternalStore, type ComponentType } from 'react';
import type { Followed } from './followed.ts';
import { trackerOf, type Tracker } from './tracker.ts';

interface PanelProps {
  readonly tracker: Tracker;
  readonly items: readonly Followed[];
}

const nothing: readonly Followed[] = [];

/**
 * The member's deposits and withdrawals under way, and how they ended. Nothing, and no code fetched for it, where there
 * are none. What cannot be fetched stays away: the page around it works without.
 */
export function MoneyTracker() {
  const { tab, loadTexts } = useApp();
  const tracker = trackerOf(tab);
  const items = useSyncExternalStore(tracker.subscribe, tracker.list, () => nothing);
  const [Panel, setPanel] = useState<ComponentType<PanelProps> | null>(null);
  const isWanted = items.length > 0;

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

  return isWanted && Panel ? <Panel tracker={tracker} items={items} /> : null;
}
