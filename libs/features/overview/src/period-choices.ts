import {
  bangkokDayOf,
  bangkokMonthOf,
  bangkokWeekOf,
  daysOf,
  formatBangkokDay,
  formatBangkokMonth,
  monthsOf,
  weeksOf,
  type Period,
} from '@wallet/domain';

/** A period that can be chosen. */
export interface PeriodChoice {
  readonly id: string;
  readonly kind: 'week' | 'month' | 'lastMonth' | 'all' | 'calendarMonth';
  readonly period: Period;
}

/** Older months are offered as far as the statement was read. */
const monthsOffered = 24;

/** What one bar stands for, and what is written below it. */
export interface Part extends Period {
  readonly tick: string;
}

/** This week, this month, last month, everything, and the months before, newest first. */
export function periodChoices(now: number, oldest: number | null): readonly [PeriodChoice, ...PeriodChoice[]] {
  const month = bangkokMonthOf(now);
  const lastMonth = bangkokMonthOf(month.from - 1);
  const choices: [PeriodChoice, ...PeriodChoice[]] = [
    { id: 'week', kind: 'week', period: bangkokWeekOf(now) },
    { id: 'month', kind: 'month', period: month },
    { id: 'lastMonth', kind: 'lastMonth', period: lastMonth },
    { id: 'all', kind: 'all', period: { from: 0, to: bangkokDayOf(now).to } },
  ];
  for (let next = bangkokMonthOf(lastMonth.from - 1), count = 2; count < monthsOffered || next.to > (oldest ?? now); count += 1) {
    choices.push({ id: formatBangkokMonth(next.from), kind: 'calendarMonth', period: next });
    next = bangkokMonthOf(next.from - 1);
  }
  return choices;
}

/** Six bars and their months fit the narrowest phone. */
const mostMonths = 6;

const withTicks = (parts: readonly Period[], tickOf: (ms: number) => string): readonly Part[] =>
  parts.map((part) => ({ ...part, tick: tickOf(part.from) }));

/**
 * The days of a week, the weeks of a month, or the months of everything since the oldest entry, several in a bar where they are
 * many: few enough that a finger finds each of them on the narrowest phone.
 */
export function partsOf({ kind, period }: PeriodChoice, oldest: number | null): readonly Part[] {
  const all = kind === 'all' ? { from: bangkokMonthOf(oldest ?? period.to - 1).from, to: period.to } : period;
  const months = monthsOf(all);
  if (months.length <= 1 || kind === 'week')
    return withTicks(kind === 'week' ? daysOf(all) : weeksOf(all), (ms) => formatBangkokDay(ms).slice(0, 5));
  const size = Math.ceil(months.length / mostMonths);
  const starts = months.filter((_month, index) => index % size === 0);
  return withTicks(
    starts.map(({ from }, index) => ({ from, to: starts[index + 1]?.from ?? all.to })),
    formatBangkokMonth,
  );
}

/** `23/11/2026`, or the first and the last day. */
export function daysLabel({ from, to }: Period): string {
  const [first, last] = [formatBangkokDay(from), formatBangkokDay(to - 1)];
  return first === last ? first : `${first} – ${last}`;
}
