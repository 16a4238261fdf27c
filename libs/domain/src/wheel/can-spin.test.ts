import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { canSpin } from './can-spin.ts';

it.each([
  ['one coin', false, 1, true],
  ['no coin', false, 0, false],
  ['fewer than none', false, -1, false],
  ['an unknown count', false, null, true],
  ['while it spins', true, 5, false],
  ['an unknown count while it spins', true, null, false],
])('%s', (_name, isSpinning, coins, can) => expect(canSpin({ isSpinning, coins })).toBe(can));

it('never spins twice at once', () => {
  fc.assert(
    fc.property(fc.option(fc.integer()), (coins) => {
      expect(canSpin({ isSpinning: true, coins })).toBe(false);
    }),
  );
});
