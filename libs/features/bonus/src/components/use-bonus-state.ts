import { useBackendTime } from '@wallet/app-shell';
import { bonusState, type BonusState, type BonusUse } from '@wallet/domain';

/** Returns a function that gives a bonus's state by the backend's clock: the device's may be wrong, and the day may end while the page is open. */
export function useBonusState(): (bonus: BonusUse) => BonusState {
  const now = useBackendTime();
  return (bonus) => bonusState(bonus, now);
}
