import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { pickExtraTurns, planSpin, sliceAt, type SpinWish } from './plan-spin.ts';
import { spinAngle } from './spin-angle.ts';

const wish = (changed: Partial<SpinWish>): SpinWish => ({ sliceIndex: 0, sliceCount: 8, extraTurns: 2, landing: 0.5, startTurns: 0, ...changed });

const anyWish = fc
  .record({
    sliceCount: fc.integer({ min: 1, max: 24 }),
    slice: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    extraTurns: fc.constantFrom(2 as const, 3 as const),
    landing: fc.double({ min: 0, max: 1, noNaN: true }),
    startTurns: fc.double({ min: -50, max: 1_000, noNaN: true }),
  })
  .map(({ slice, ...rest }): SpinWish => ({ ...rest, sliceIndex: Math.floor(slice * rest.sliceCount) }));

describe('planSpin', () => {
  it.each<[string, SpinWish, number, number]>([
    ['the middle of the first of eight', wish({}), 2 + 15 / 16, 9_000],
    ['the middle of the last of eight', wish({ sliceIndex: 7 }), 2 + 1 / 16, 9_000],
    ['three turns take longer', wish({ sliceIndex: 7, extraTurns: 3 }), 3 + 1 / 16, 13_500],
    ['the only slice', wish({ sliceCount: 1 }), 2.5, 9_000],
    ['from where the wheel rests', wish({ sliceIndex: 7, startTurns: 10 + 1 / 16 }), 12 + 1 / 16, 9_000],
    ['the beginning of a slice: not at its border', wish({ sliceCount: 2, landing: 0 }), 2 + 0.95, 9_000],
    ['the end of a slice: not at its border', wish({ sliceCount: 2, landing: 1 }), 2 + 0.55, 9_000],
    ['beyond a slice: still inside', wish({ sliceCount: 2, landing: 7 }), 2 + 0.55, 9_000],
  ])('%s', (_name, spin, endTurns, durationMs) => {
    const plan = planSpin(spin);
    expect(plan.endTurns).toBeCloseTo(endTurns, 9);
    expect(plan.durationMs).toBe(durationMs);
  });

  it.each([
    [8, 8],
    [-1, 8],
    [0.5, 8],
    [Number.NaN, 8],
    [0, 0],
  ])('has no slice %d of %d', (sliceIndex, sliceCount) => {
    expect(() => planSpin(wish({ sliceIndex, sliceCount }))).toThrow(`slice ${String(sliceIndex)} is not one of ${String(sliceCount)}`);
  });

  it('always ends inside the slice, after two or three full turns and less than one more', () => {
    fc.assert(
      fc.property(anyWish, (spin) => {
        const plan = planSpin(spin);
        expect(sliceAt(plan.endTurns, spin.sliceCount)).toBe(spin.sliceIndex);
        // A little to either side it is the same slice still.
        const aside = 0.05 / spin.sliceCount;
        expect([-aside, aside].map((turns) => sliceAt(plan.endTurns + turns, spin.sliceCount))).toEqual([spin.sliceIndex, spin.sliceIndex]);
        const turned = plan.endTurns - plan.startTurns;
        expect(turned).toBeGreaterThanOrEqual(spin.extraTurns - 1e-9);
        expect(turned).toBeLessThan(spin.extraTurns + 1 + 1e-9);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('sliceAt', () => {
  it.each([
    [0, 0],
    [-0.2, 0],
    [-0.25, 1],
    [0.1, 3],
    [0.3, 2],
    [0.6, 1],
    [0.9, 0],
    [5.9, 0],
  ])('at %d turns of four slices: slice %d', (turns, slice) => expect(sliceAt(turns, 4)).toBe(slice));

  it('is a slice that the wheel has, however small the angle', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e-12, max: 1e-12, noNaN: true }), fc.integer({ min: 1, max: 24 }), (turns, sliceCount) => {
        expect(sliceAt(turns, sliceCount)).toBeLessThan(sliceCount);
      }),
    );
  });
});

describe('pickExtraTurns', () => {
  it.each([
    [0, 2],
    [0.4999, 2],
    [0.5, 3],
    [0.9999, 3],
  ])('%d: %d', (random, turns) => expect(pickExtraTurns(random)).toBe(turns));
});

describe('spinAngle', () => {
  const plan = planSpin(wish({ startTurns: 4.2 }));

  it('begins where the wheel rests and ends exactly where it was planned', () => {
    expect([-100, 0].map((ms) => spinAngle(plan, ms))).toEqual([4.2, 4.2]);
    expect([plan.durationMs, plan.durationMs + 60_000].map((ms) => spinAngle(plan, ms))).toEqual([plan.endTurns, plan.endTurns]);
  });

  it('loses nine thousandths of its speed with each sixtieth of a second', () => {
    const frameMs = 1000 / 60;
    const moved = (frame: number) => spinAngle(plan, (frame + 1) * frameMs) - spinAngle(plan, frame * frameMs);
    for (const frame of [1, 60, 240, 500]) expect(moved(frame) / moved(frame - 1)).toBeCloseTo(0.991, 6);
  });

  it('never turns back nor beyond its end, whenever a screen draws', () => {
    const time = fc.double({ min: 0, max: 15_000, noNaN: true });
    fc.assert(
      fc.property(anyWish, time, time, (spin, one, other) => {
        const planned = planSpin(spin);
        const [before, after] = [Math.min(one, other), Math.max(one, other)].map((ms) => spinAngle(planned, ms)) as [number, number];
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after).toBeLessThanOrEqual(planned.endTurns);
        expect(before).toBeGreaterThanOrEqual(planned.startTurns);
      }),
      { numRuns: 1000 },
    );
  });
});
