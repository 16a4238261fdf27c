import { useBackendTime } from '@wallet/app-shell';
import { bonusState, type BonusState, type BonusUse } from '@wallet/domain';

/** The day may end while the page is open. */
const checkEveryMs = 60_000;

/** Returns a function that gives a bonus's state by the backend's clock, so that a wrong device clock changes nothing. */
export function useBonusState(): (bonus: BonusUse) => BonusState {
  const now = useBackendTime(checkEveryMs);
  return (bonus) => bonusState(bonus, now);
}
