import { useApp, useIsHydrated } from '@wallet/app-shell';
import { useState } from 'react';
import { hiddenAmountsKey } from './hidden-amounts-key.ts';

/** Whether the member wants amounts hidden from people nearby. Stored on the device. */
export function useHiddenAmounts() {
  const { device } = useApp();
  const isHydrated = useIsHydrated();
  const [isStoredHidden, setStoredHidden] = useState(() => device.get(hiddenAmountsKey) === 'true');

  const toggle = () => {
    if (isStoredHidden) device.remove(hiddenAmountsKey);
    else device.set(hiddenAmountsKey, 'true');
    setStoredHidden(!isStoredHidden);
  };

  return { isHidden: isHydrated && isStoredHidden, toggle };
}
