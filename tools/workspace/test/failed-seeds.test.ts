import { describe, expect, it } from 'vitest';
import { failedSeeds } from '../src/failed-seeds.ts';

describe('failedSeeds', () => {
  it('returns the seeds of failed journeys, not of passed ones', () => {
    const output = [
      '  ✓  1 variants.spec.ts:26:7 › another backend › seed 1 shows and moves the ledger’s amounts (9.1s)',
      '  ✘  2 variants.spec.ts:26:7 › another backend › seed 12 shows and moves the ledger’s amounts (25.3s)',
      '  ✘  3 variants.spec.ts:26:7 › another backend › seed 4 shows and moves the ledger’s amounts (25.3s)',
    ];
    expect(failedSeeds(output.join('\n'))).toEqual([4, 12]);
  });

  it('returns each seed once, from test titles and assertions, even in colour', () => {
    const output = [
      ' FAIL  |contract| test/variants.test.ts > the money of another backend > is transferred correctly (seed 19)',
      '\u001B[31m\u001B[1mAssertionError\u001B[22m: seed 7: expected [ 1 ] to deeply equal []\u001B[39m',
      'AssertionError: seed 7: expected undefined to be 1',
    ];
    expect(failedSeeds(output.join('\n'))).toEqual([7, 19]);
  });

  it('returns none when the run broke before a test', () => {
    expect(failedSeeds('Error: listen EADDRINUSE: address already in use')).toEqual([]);
  });
});
