import { expect, it } from 'vitest';
import type { MoneyStatus } from './statement.ts';
import { moneyOf } from '../money/money.ts';
import { recentAmounts } from './recent-amounts.ts';

const entry = (minor: number | null, status: MoneyStatus = 'success', currency: 'BAHT' | 'LAK' = 'BAHT') => ({
  amount: minor === null ? null : moneyOf(minor, currency),
  status,
});

it.each([
  ['none', [], []],
  ['the newest three', [entry(100), entry(200), entry(300), entry(400)], [100, 200, 300]],
  ['each once', [entry(100), entry(200), entry(100), entry(300)], [100, 200, 300]],
  ['without a sign', [entry(-100), entry(100)], [100]],
  ['also those in progress', [entry(100, 'in-progress')], [100]],
  ['none that failed', [entry(100, 'failed'), entry(200)], [200]],
  ['none of another currency', [entry(100, 'success', 'LAK'), entry(200)], [200]],
  ['none that is not known or nothing', [entry(null), entry(0), entry(200)], [200]],
])('%s', (_name, entries, minors) => {
  expect(recentAmounts(entries, 'BAHT')).toEqual(minors.map((minor) => moneyOf(minor, 'BAHT')));
});
