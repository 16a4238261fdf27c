import { useText } from '@wallet/i18n';
import { useDayFormat } from '@wallet/i18n/day-format';
import { dayjs } from '@wallet/i18n/format';
import { useEffect, useState } from 'react';
import type { ChatEntry } from '../conversation/chat-entry.ts';

/** Returns the name of the day of which an entry is the first, or null. */
export function useDayOf(entries: readonly ChatEntry[]): (index: number) => string | null {
  const { t } = useText('chat');
  const { day } = useDayFormat();
  const today = useToday();
  return (index) => {
    const [at = 0, before] = [entries[index]?.at, entries[index - 1]?.at];
    if (before !== undefined && isSameDay(at, before)) return null;
    if (isSameDay(at, today)) return t('history.today');
    return dayjs(at).isSame(dayjs(today).subtract(1, 'day'), 'day') ? t('history.yesterday') : day(at);
  };
}

const isSameDay = (one: number, other: number) => dayjs(one).isSame(other, 'day');

/** The current day on this device. Changes at midnight. */
function useToday(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setTimeout(() => setNow(Date.now()), dayjs(now).add(1, 'day').startOf('day').diff(now));
    return () => clearTimeout(timer);
  }, [now]);
  return now;
}
