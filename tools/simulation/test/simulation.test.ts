import { beforeAll, describe, expect, it } from 'vitest';
import { bundle } from '../src/bundle.ts';
import { describeFailure } from '../src/report.ts';
import { run, type RunOptions } from '../src/run.ts';

let file: string;

beforeAll(async () => {
  file = await bundle('test');
});

const live = async (options: Partial<RunOptions>) => {
  const { failures, ...report } = await run({
    file,
    firstSeed: 1,
    days: Infinity,
    forMs: Infinity,
    stopAfterFailures: 1,
    isShrunk: true,
    ...options,
  });
  return { ...report, failures: failures.map(describeFailure) };
};

describe('the money code, on simulated days', () => {
  it('keeps all invariants on the days of fixed seeds', { timeout: 300_000 }, async () => {
    const { failures, days } = await live({ days: 150 });
    expect(failures).toEqual([]);
    expect(days).toBe(150);
  });

  it('keeps all invariants on the days of fresh seeds', { timeout: 300_000 }, async () => {
    const { failures, calls } = await live({ firstSeed: Date.now() % 2 ** 31, forMs: 8000 });
    expect(failures).toEqual([]);
    expect(calls).toBeGreaterThan(0);
  });
});
