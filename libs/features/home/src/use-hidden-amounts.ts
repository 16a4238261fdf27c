import { useApp, useIsHydrated } from '@wallet/app-shell';
import { useState } from 'react';

const hiddenKey = 'hideAmounts';

/** Whether the member wants amounts hidden from people nearby. Stored on the device. */
export function useHiddenAmounts() {
  const { device } = useApp();
  const isHydrated = useIsHydrated();
  const [isStoredHidden, setStoredHidden] = useState(() => device.get(hiddenKey) === 'true');

  const toggle = () => {
    if (isStoredHidden) device.remove(hiddenKey);
    else device.set(hiddenKey, 'true');
    setStoredHidden(!isStoredHidden);
  };

  return { isHidden: isHydrated && isStoredHidden, toggle };
}
