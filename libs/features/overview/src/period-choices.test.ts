import { isWithin } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { daysLabel, partsOf, periodChoices } from './period-choices.ts';

const at = (text: string) => Date.parse(`${text}+07:00`);
/** A Thursday. */
const now = at('2026-11-26T22:00');

const choice = (id: string, oldest: number | null = null) => {
  const found = periodChoices(now, oldest).find((offered) => offered.id === id);
  if (!found) throw new Error(`there is no ${id}`);
  return found;
};

describe('the periods that are offered', () => {
  it.each([
    ['week', '23/11/2026 – 29/11/2026'],
    ['month', '01/11/2026 – 30/11/2026'],
    ['lastMonth', '01/10/2026 – 31/10/2026'],
    ['09/2026', '01/09/2026 – 30/09/2026'],
    ['12/2024', '01/12/2024 – 31/12/2024'],
  ])('contain %s', (id, days) => expect(daysLabel(choice(id).period)).toBe(days));

  it('go back two years, or as far as the statement was read', () => {
    const ids = periodChoices(now, null).map(({ id }) => id);
    expect(ids).toHaveLength(26);
    expect(new Set(ids).size).toBe(26);
    expect(periodChoices(now, at('2023-02-03T00:00')).at(-1)?.id).toBe('02/2023');
  });
});

it('shows a week by its days and a month by its weeks, which end with the month', () => {
  expect(partsOf(choice('week'), null)).toHaveLength(7);
  expect(partsOf(choice('month'), null).map(daysLabel)).toEqual([
    '01/11/2026',
    '02/11/2026 – 08/11/2026',
    '09/11/2026 – 15/11/2026',
    '16/11/2026 – 22/11/2026',
    '23/11/2026 – 29/11/2026',
    '30/11/2026',
  ]);
});

it.each([
  ['2026-11-26T21:00', ['01/11', '02/11', '09/11', '16/11', '23/11']],
  ['2026-06-30T23:59', ['06/2026', '07/2026', '08/2026', '09/2026', '10/2026', '11/2026']],
  ['2026-05-31T23:59', ['05/2026', '07/2026', '09/2026', '11/2026']],
  ['2024-12-31T23:59', ['12/2024', '04/2025', '08/2025', '12/2025', '04/2026', '08/2026']],
])('shows everything since %s by weeks, by months, or by several months', (oldest, ticks) => {
  const parts = partsOf(choice('all'), at(oldest));
  expect(parts.map(({ tick }) => tick)).toEqual(ticks);
  expect(parts.some((part) => isWithin(part, at(oldest)))).toBe(true);
  expect(parts.some((part) => isWithin(part, now))).toBe(true);
  for (const [index, part] of parts.slice(1).entries()) expect(part.from).toBe(parts[index]?.to);
});
