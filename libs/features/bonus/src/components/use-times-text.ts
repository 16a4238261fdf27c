import type { Bonus } from '@wallet/api-client/bonuses';
import { useText } from '@wallet/i18n';

/** Says how often a bonus can be received; null where that is not known. */
export function useTimesText(): (bonus: Pick<Bonus, 'type' | 'maxReceived'>) => string | null {
  const { t } = useText('bonus');
  return ({ type, maxReceived }) => (type === 'other' || maxReceived === null ? null : t(`card.${type}`, { count: maxReceived }));
}
