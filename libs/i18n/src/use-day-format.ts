import type { Language } from '@wallet/domain';
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

const dayPatterns: Readonly<Record<Language, string>> = {
  th: 'วันddddที่ D MMMM YYYY',
  lo: 'ວັນdddd, D MMMM YYYY',
  en: 'dddd, MMMM D, YYYY',
};

/** Formatters of what a conversation is divided by. Needs no texts of its own, and no names that the browser may lack. */
export function useDayFormat(): DayFormat {
  const { language } = useText('common');
  return useMemo(
    () => ({ time: (ms) => dayjs(ms).format('HH:mm'), day: (ms) => dayjs(ms).locale(language).format(dayPatterns[language]) }),
    [language],
  );
}
