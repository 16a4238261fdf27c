import { expect, it } from 'vitest';
import { bundle } from '../src/bundle.ts';
import { describeFailure, describeReport } from '../src/report.ts';
import { run } from '../src/run.ts';

const tenMinutesMs = 600_000;

it('keeps all invariants of the money code for ten minutes of fresh days', { timeout: 2 * tenMinutesMs }, async () => {
  const file = await bundle('fresh');
  const report = await run({
    file,
    firstSeed: Date.now() % 2 ** 31,
    days: Infinity,
    forMs: tenMinutesMs,
    stopAfterFailures: 1,
    isShrunk: true,
  });
  console.log(describeReport(report));
  expect(report.failures.map(describeFailure)).toEqual([]);
});
