import { useApp } from '@wallet/app-shell';
import { useText } from '@wallet/i18n';
import { useSyncExternalStore } from 'react';
import { hiddenAmountsKey } from './hidden-amounts-key.ts';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  // Another tab has changed it.
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether the member wants amounts hidden from people nearby, on every screen. Stored on the device. */
export function useHiddenAmounts() {
  const { device } = useApp();
  const isHidden = useSyncExternalStore(
    subscribe,
    () => device.get(hiddenAmountsKey) === 'true',
    () => false,
  );
  const toggle = () => {
    if (isHidden) device.remove(hiddenAmountsKey);
    else device.set(hiddenAmountsKey, 'true');
    for (const listener of listeners) listener();
  };
  return { isHidden, toggle };
}

/** What is spoken instead of an amount that is hidden; undefined while amounts are shown. */
export function useHiddenLabel(): string | undefined {
  const { t } = useText('common');
  return useHiddenAmounts().isHidden ? t('amount.hidden') : undefined;
}
