import dayjs from 'dayjs';
import 'dayjs/locale/lo';
import 'dayjs/locale/th';
import { useMemo } from 'react';
import { useText } from './use-text.ts';

/** Formatters for the day and time of a timestamp, in the page's language and the device's time zone. */
export interface DayFormat {
  /** `HH:mm`. */
  readonly time: (ms: number) => string;
  /** Weekday, day, month and year in words; Gregorian in every language. */
  readonly day: (ms: number) => string;
}

/**
 * Returns formatters for the days and times of a conversation. The names of days and months are not taken from the browser, which may lack
 * them.
 */
export function useDayFormat(): DayFormat {
  const { t, language } = useText('chat');
  return useMemo(
    () => ({
      time: (ms) => dayjs(ms).format('HH:mm'),
      day: (ms) => {
        const [weekday = '', day = '', month = '', year = ''] = dayjs(ms).locale(language).format('dddd|D|MMMM|YYYY').split('|');
        return t('history.date', { weekday, day, month, year });
      },
    }),
    [t, language],
  );
}
