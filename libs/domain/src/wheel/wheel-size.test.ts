import { expect, it } from 'vitest';
import * as fc from 'fast-check';
import { wheelSize } from './wheel-size.ts';

it.each([
  [320, 272],
  [360, 306],
  [411, 349],
  [412, 350],
  [1280, 350],
  [0, 0],
])('for a window of %d px wheelSize is %d px', (width, size) => expect(wheelSize(width)).toBe(size));

it('wheelSize is an integer that fits into the window', () => {
  fc.assert(
    fc.property(fc.nat(4000), (width) => {
      const size = wheelSize(width);
      expect(Number.isInteger(size) && size <= width * 0.85 && size <= 350).toBe(true);
    }),
  );
});
