import { useServerClockOffset } from '@wallet/api-client';
import { useNow } from '@wallet/app-shell';
import { bonusState, type BonusState, type BonusUse } from '@wallet/domain';

/** A day ends while the page is open. */
const checkEveryMs = 60_000;

/** How a bonus stands now, by the backend's clock: a device whose clock is wrong must not close or open it. */
export function useBonusState(): (bonus: BonusUse) => BonusState {
  const offsetMs = useServerClockOffset();
  const now = useNow(checkEveryMs) + offsetMs;
  return (bonus) => bonusState(bonus, now);
}
