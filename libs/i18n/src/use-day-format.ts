import 'dayjs/locale/lo';
import 'dayjs/locale/th';
import { useMemo } from 'react';
import { dayjs } from './dayjs.ts';
import { useText } from './use-text.ts';

/** The day and the hour of a moment, in the page's language and the device's time zone. */
export interface DayFormat {
  /** `HH:mm`. */
  readonly time: (ms: number) => string;
  /** Weekday, day, month and year in words; Gregorian in every language. */
  readonly day: (ms: number) => string;
}

/** Formatters of what a conversation is divided by. They need no names that a browser may lack. */
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
