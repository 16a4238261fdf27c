import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { canSpin } from './can-spin.ts';

it.each([
  ['true with one coin', false, 1, true],
  ['false without coins', false, 0, false],
  ['false with a negative number of coins', false, -1, false],
  ['true with an unknown number of coins', false, null, true],
  ['false while the wheel spins', true, 5, false],
  ['false with an unknown number of coins while the wheel spins', true, null, false],
])('canSpin is %s', (_name, isSpinning, coins, can) => expect(canSpin({ isSpinning, coins })).toBe(can));

it('canSpin is always false while the wheel spins', () => {
  fc.assert(
    fc.property(fc.option(fc.integer()), (coins) => {
      expect(canSpin({ isSpinning: true, coins })).toBe(false);
    }),
  );
});
