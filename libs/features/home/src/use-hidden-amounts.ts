import { useApp, useIsHydrated } from '@wallet/app-shell';
import { useState } from 'react';

const hiddenKey = 'hideAmounts';

/** Whether the member wants his amounts hidden from who looks over his shoulder. Kept on the device. */
export function useHiddenAmounts() {
  const { device } = useApp();
  const isHydrated = useIsHydrated();
  const [isWanted, setWanted] = useState(() => device.get(hiddenKey) === 'true');

  const toggle = () => {
    if (isWanted) device.remove(hiddenKey);
    else device.set(hiddenKey, 'true');
    setWanted(!isWanted);
  };

  return { isHidden: isHydrated && isWanted, toggle };
}
