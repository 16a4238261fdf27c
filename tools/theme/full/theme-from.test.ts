import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { themeFrom } from '../src/index.ts';
import { hardToSee } from '../test/hard-to-see.ts';

it('10,000 colours make themes that are easy to see', { timeout: 600_000 }, () => {
  assert(
    property(integer({ min: 0, max: 0xff_ff_ff }), (value) => {
      const { dark, light } = themeFrom(`#${value.toString(16).padStart(6, '0')}`);
      expect({ dark: hardToSee(dark), light: hardToSee(light) }).toEqual({ dark: [], light: [] });
    }),
    { numRuns: 10_000 },
  );
});
