import { describe, expect, it } from 'vitest';
import * as fc from 'fast-check';
import { pickExtraTurns, planSpin, pushedAngle, restTurns, sliceAt, spinAngle, type Landing, type SpinStart } from './plan-spin.ts';

const start: SpinStart = { startTurns: 4.2, extraTurns: 2 };
const landing = (changed: Partial<Landing> = {}): Landing => ({ sliceIndex: 0, sliceCount: 8, landing: 0.5, knownMs: 200, ...changed });

const anyStart: fc.Arbitrary<SpinStart> = fc.record({
  startTurns: fc.double({ min: -50, max: 1_000, noNaN: true }),
  extraTurns: fc.constantFrom(2 as const, 3 as const),
});
const anyLanding: fc.Arbitrary<Landing> = fc
  .record({
    sliceCount: fc.integer({ min: 1, max: 24 }),
    slice: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    landing: fc.double({ min: 0, max: 1, noNaN: true }),
    knownMs: fc.double({ min: 0, max: 60_000, noNaN: true }),
  })
  .map(({ slice, ...rest }) => ({ ...rest, sliceIndex: Math.floor(slice * rest.sliceCount) }));

describe('restTurns', () => {
  it.each([
    ['the middle of the first of eight slices', 0, 8, 0.5, 15 / 16],
    ['the middle of the last of eight slices', 7, 8, 0.5, 1 / 16],
    ['the middle of the only slice', 0, 1, 0.5, 0.5],
    ['the start of a slice, but not on its border', 0, 2, 0, 0.95],
    ['the end of a slice, but not on its border', 0, 2, 1, 0.55],
  ])('returns the turns to %s', (_name, slice, count, where, turns) => expect(restTurns(slice, count, where)).toBeCloseTo(turns, 9));

  it.each([
    [8, 8],
    [-1, 8],
    [0.5, 8],
    [Number.NaN, 8],
    [0, 0],
  ])('throws for slice %d of %d', (sliceIndex, sliceCount) => {
    expect(() => restTurns(sliceIndex, sliceCount, 0.5)).toThrow(`slice ${String(sliceIndex)} is not one of ${String(sliceCount)}`);
    expect(() => planSpin(start, landing({ sliceIndex, sliceCount }))).toThrow(RangeError);
  });
});

describe('planSpin', () => {
  it.each([
    [2 as const, 9_000],
    [3 as const, 13_500],
  ])('slows down by friction over %d and a half turns in %d ms', (extraTurns, ms) => {
    const plan = planSpin({ ...start, extraTurns }, landing());
    expect(plan.endTurns - plan.releaseTurns).toBeCloseTo(extraTurns + 0.5, 9);
    expect(plan.endMs - plan.releaseMs).toBeCloseTo(ms, 6);
  });

  it('always ends inside the slice and starts the friction within one turn', () => {
    fc.assert(
      fc.property(anyStart, anyLanding, (pushed, where) => {
        const plan = planSpin(pushed, where);
        expect(sliceAt(plan.endTurns, where.sliceCount)).toBe(where.sliceIndex);
        // A small distance to either side is still the same slice.
        const distance = 0.05 / where.sliceCount;
        expect([-distance, distance].map((turns) => sliceAt(plan.endTurns + turns, where.sliceCount))).toEqual([
          where.sliceIndex,
          where.sliceIndex,
        ]);
        const onward = plan.releaseTurns - pushedAngle(pushed, Math.max(400, where.knownMs));
        expect(onward).toBeGreaterThanOrEqual(-1e-9);
        expect(onward).toBeLessThan(1 + 1e-9);
        expect(plan.releaseMs).toBeGreaterThanOrEqual(where.knownMs);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('sliceAt', () => {
  it.each([
    [0, 0],
    // So small that one turn minus it is one turn.
    [1e-17, 0],
    [-1e-17, 0],
    [-0.2, 0],
    [-0.25, 1],
    [0.1, 3],
    [0.3, 2],
    [0.6, 1],
    [0.9, 0],
    [5.9, 0],
  ])('at %d turns of a wheel with four slices is slice %d', (turns, slice) => expect(sliceAt(turns, 4)).toBe(slice));
});

it.each([
  [0, 2],
  [0.4999, 2],
  [0.5, 3],
  [0.9999, 3],
])('pickExtraTurns for the random number %d is %d', (random, turns) => expect(pickExtraTurns(random)).toBe(turns));

describe('spinAngle', () => {
  const plan = planSpin(start, landing());
  const frameMs = 1000 / 60;
  const moved = (fromMs: number) => spinAngle(plan, fromMs + frameMs) - spinAngle(plan, fromMs);

  it('starts at the current position and ends exactly at the planned one', () => {
    expect([-100, 0].map((ms) => spinAngle(plan, ms))).toEqual([4.2, 4.2]);
    expect([plan.endMs, plan.endMs + 60_000].map((ms) => spinAngle(plan, ms))).toEqual([plan.endTurns, plan.endTurns]);
  });

  it('is the same as without a known end until the friction starts', () => {
    for (const ms of [0, 100, 400, plan.releaseMs - 1]) expect(spinAngle(plan, ms)).toBeCloseTo(pushedAngle(start, ms), 9);
  });

  it('loses 0.9% of its speed in each frame of 1/60 second', () => {
    for (const frame of [0, 60, 240, 500]) {
      const atMs = plan.releaseMs + frame * frameMs;
      expect(moved(atMs + frameMs) / moved(atMs)).toBeCloseTo(0.991, 6);
    }
  });

  it('never changes its speed abruptly', () => {
    const fastest = moved(plan.releaseMs - frameMs);
    for (let ms = 0; ms < plan.endMs; ms += frameMs) expect(Math.abs(moved(ms + frameMs) - moved(ms))).toBeLessThan(fastest * 0.05);
  });

  it('never turns backwards or beyond its end, and lands on its slice, for any frame times', () => {
    const anyFrames = fc.array(fc.double({ min: 0, max: 2_000, noNaN: true }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(anyStart, anyLanding, anyFrames, (pushed, where, frames) => {
        const planned = planSpin(pushed, where);
        let elapsedMs = 0;
        let turns = pushed.startTurns;
        for (const frame of frames) {
          elapsedMs += frame;
          const next = spinAngle(planned, elapsedMs);
          expect(next).toBeGreaterThanOrEqual(turns - 1e-9);
          expect(next).toBeLessThanOrEqual(planned.endTurns + 1e-9);
          turns = next;
        }
        expect(sliceAt(spinAngle(planned, Math.max(elapsedMs, planned.endMs)), where.sliceCount)).toBe(where.sliceIndex);
      }),
      { numRuns: 500 },
    );
  });
});
