import type { Bonus } from '@wallet/api-client/bonuses';
import { useText } from '@wallet/i18n';

/** Returns a function that says how often a bonus can be received; null when that is not known. */
export function useTimesText(): (bonus: Pick<Bonus, 'type' | 'maxReceived'>) => string | null {
  const { t } = useText('bonus');
  return ({ type, maxReceived }) => (type === 'other' || maxReceived === null ? null : t(`card.${type}`, { count: maxReceived }));
}
