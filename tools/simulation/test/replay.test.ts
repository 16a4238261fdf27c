import { expect, it } from 'vitest';
import type { Plugin } from 'vite';
import { bundle } from '../src/bundle.ts';
import { run } from '../src/run.ts';

/** A fault that every story with a lost answer shows: what was lost is said to be refused. */
const lostIsRefused: Plugin = {
  name: 'plant-fault',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/transport/api-error.ts') ? code.replaceAll("case 'unreachable':", "case 'unreachable':\n      return 'refused';") : null,
};

it('tells the same failure each time a seed is lived, byte for byte', { timeout: 300_000 }, async () => {
  const file = await bundle('replay-test', [lostIsRefused]);
  const options = { file, forMs: Infinity, isShrunk: false };
  const { failures } = await run({ ...options, firstSeed: 1, days: Infinity, stopAfterFailures: 1, workers: 1 });
  const seed = failures[0]?.seed ?? 0;
  const again = await run({ ...options, firstSeed: seed, days: 100, stopAfterFailures: Infinity, isSameDay: true });
  const told = again.failures.map((failure) => JSON.stringify(failure));
  expect(told).toHaveLength(100);
  expect(new Set(told)).toEqual(new Set([JSON.stringify(failures[0])]));
});
