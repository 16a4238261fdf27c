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
])('a window of %d px: %d px', (width, size) => expect(wheelSize(width)).toBe(size));

it('is a whole number that fits into the window', () => {
  fc.assert(
    fc.property(fc.nat(4000), (width) => {
      const size = wheelSize(width);
      expect(Number.isInteger(size) && size <= width * 0.85 && size <= 350).toBe(true);
    }),
  );
});
