import { hoursAndMinutes } from '@wallet/domain';
import { useText } from '@wallet/i18n';

/** Writes a duration in hours and minutes. */
export function useTimeText(): (ms: number) => string {
  const { t } = useText('play');
  return (ms) => {
    const { hours, minutes } = hoursAndMinutes(ms);
    const shown = [hours > 0 && t('time.hours', { count: hours }), (minutes > 0 || hours === 0) && t('time.minutes', { count: minutes })];
    return shown.filter((part) => part !== false).join(' ');
  };
}
