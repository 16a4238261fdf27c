import { storageKeys, useApp, useIsHydrated } from '@wallet/features-core';
import { useState } from 'react';

/** Whether the member wants his amounts hidden from who looks over his shoulder. Kept on the device. */
export function useHiddenAmounts() {
  const { device } = useApp();
  const isHydrated = useIsHydrated();
  const [isWanted, setWanted] = useState(() => device.get(storageKeys.hideAmounts) === 'true');

  const toggle = () => {
    if (isWanted) device.remove(storageKeys.hideAmounts);
    else device.set(storageKeys.hideAmounts, 'true');
    setWanted(!isWanted);
  };

  return { isHidden: isHydrated && isWanted, toggle };
}
