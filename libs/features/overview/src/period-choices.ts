import { bangkokMonthOf, bangkokWeekOf, daysOf, formatBangkokDay, formatBangkokMonth, weeksOf, type Period } from '@wallet/domain';

/** A period that can be chosen. */
export interface PeriodChoice {
  readonly id: string;
  readonly kind: 'week' | 'month' | 'lastMonth' | 'calendarMonth';
  readonly period: Period;
}

/** Older months are offered as far as the statement was read. */
const monthsOffered = 24;

/** This week, this month, last month and the months before, newest first. */
export function periodChoices(now: number, oldest: number | null): readonly [PeriodChoice, ...PeriodChoice[]] {
  const month = bangkokMonthOf(now);
  const lastMonth = bangkokMonthOf(month.from - 1);
  const choices: [PeriodChoice, ...PeriodChoice[]] = [
    { id: 'week', kind: 'week', period: bangkokWeekOf(now) },
    { id: 'month', kind: 'month', period: month },
    { id: 'lastMonth', kind: 'lastMonth', period: lastMonth },
  ];
  for (let next = bangkokMonthOf(lastMonth.from - 1), count = 2; count < monthsOffered || next.to > (oldest ?? now); count += 1) {
    choices.push({ id: formatBangkokMonth(next.from), kind: 'calendarMonth', period: next });
    next = bangkokMonthOf(next.from - 1);
  }
  return choices;
}

/** What one bar stands for: a day of a week, or a week of a month. */
export const partsOf = ({ kind, period }: PeriodChoice): readonly Period[] => (kind === 'week' ? daysOf(period) : weeksOf(period));

/** `23/11/2026`, or the first and the last day. */
export function daysLabel({ from, to }: Period): string {
  const [first, last] = [formatBangkokDay(from), formatBangkokDay(to - 1)];
  return first === last ? first : `${first} – ${last}`;
}
