import { useMemo } from 'react';
import { useText } from './use-text.ts';

/** The day and the hour of a moment, in the page's language and the device's time zone. */
export interface DayFormat {
  /** `HH:mm`. */
  readonly time: (ms: number) => string;
  /** Weekday, day, month and year in words; Gregorian in every language. */
  readonly day: (ms: number) => string;
}

/** Formatters of what a conversation is divided by. Needs no texts of its own. */
export function useDayFormat(): DayFormat {
  const { language } = useText('common');
  return useMemo(() => {
    const locale = `${language}-u-ca-gregory`;
    const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
    const day = new Intl.DateTimeFormat(locale, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
    return { time: (ms) => time.format(ms), day: (ms) => day.format(ms) };
  }, [language]);
}
