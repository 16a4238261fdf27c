import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { planShrink } from './plan-shrink.ts';

const large = 4 * 1024 * 1024;

describe('planShrink', () => {
  it.each([
    ['a screenshot of usual size stays as it is', { width: 1080, height: 2400, bytes: 900_000 }, null],
    ['a photo gets smaller', { width: 3000, height: 4000, bytes: large }, { width: 1200, height: 1600 }],
    ['a landscape photo gets smaller', { width: 4000, height: 3000, bytes: large }, { width: 1600, height: 1200 }],
    ['a heavy screenshot keeps its pixels', { width: 1080, height: 2400, bytes: large }, { width: 1080, height: 2400 }],
    ['a long screenshot stays as wide as its code needs', { width: 2160, height: 9600, bytes: large }, { width: 1080, height: 4800 }],
    ['a small one is not enlarged', { width: 800, height: 600, bytes: large }, { width: 800, height: 600 }],
  ])('%s', (_name, size, plan) => {
    const actual = planShrink(size);
    expect(actual && { width: actual.width, height: actual.height }).toEqual(plan);
  });

  it('never falls below 1600 pixels on the long side nor below a good quality, and keeps the aspect ratio', () => {
    const side = fc.integer({ min: 100, max: 12_000 });
    fc.assert(
      fc.property(side, side, (width, height) => {
        const plan = planShrink({ width, height, bytes: large });
        expect(plan).not.toBeNull();
        if (!plan) return;
        expect(Math.max(plan.width, plan.height)).toBeGreaterThanOrEqual(Math.min(1600, Math.max(width, height)));
        expect(plan.quality).toBeGreaterThanOrEqual(0.85);
        expect(Math.abs(plan.width * height - plan.height * width)).toBeLessThanOrEqual(Math.max(width, height));
      }),
    );
  });
});
