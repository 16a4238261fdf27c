import { emptySum, moneyOf } from '@wallet/domain';
import { expect, it } from 'vitest';
import { chartLines } from './chart-lines.ts';

const part = (from: number, deposits: number, withdrawals: number) => ({
  part: { from, to: from + 1, tick: '' },
  sum: {
    ...emptySum('BAHT'),
    deposits: moneyOf(deposits, 'BAHT'),
    withdrawals: moneyOf(withdrawals, 'BAHT'),
    difference: moneyOf(deposits - withdrawals, 'BAHT'),
  },
});

it('draws bars and the running difference on one scale', () => {
  expect(chartLines([part(0, 300, 0), part(1, 0, 400)], 1)).toEqual({
    zero: 80,
    bars: [
      { deposits: { top: 20, height: 60 }, withdrawals: { top: 80, height: 0 } },
      { deposits: { top: 80, height: 0 }, withdrawals: { top: 0, height: 80 } },
    ],
    line: [20, 100],
  });
});

it('ends the line with the day of today', () => {
  expect(chartLines([part(0, 1, 0), part(1, 0, 0), part(2, 0, 0)], 1.5).line).toHaveLength(2);
});

it('draws nothing above the ground where there is nothing', () => {
  expect(chartLines([part(0, 0, 0)], 0)).toEqual({
    zero: 100,
    bars: [{ deposits: { top: 100, height: 0 }, withdrawals: { top: 100, height: 0 } }],
    line: [100],
  });
});
