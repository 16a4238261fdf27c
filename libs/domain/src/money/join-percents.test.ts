import { expect, it } from 'vitest';
import { joinPercents } from './join-percents.ts';

it.each([
  [{ success: 0.5, fail: 1 }, '0.5% / 1%'],
  [{ success: 0, fail: 10 }, '10%'],
  [{ success: 5, fail: 5 }, '5%'],
  [{ success: 0, fail: null }, ''],
])('joinPercents of %j is %j', (shares, joined) => expect(joinPercents(shares)).toBe(joined));
