import { describe, expect, it } from 'vitest';
import { failedSeeds } from '../src/failed-seeds.ts';

describe('the seeds that failed', () => {
  it('are those of the journeys with the mark of a failure, not those that passed', () => {
    const output = [
      '  ✓  1 variants.spec.ts:26:7 › another backend › seed 1 shows and moves what the ledger says (9.1s)',
      '  ✘  2 variants.spec.ts:26:7 › another backend › seed 12 shows and moves what the ledger says (25.3s)',
      '  ✘  3 variants.spec.ts:26:7 › another backend › seed 4 shows and moves what the ledger says (25.3s)',
    ];
    expect(failedSeeds(output.join('\n'))).toEqual([4, 12]);
  });

  it('are named once, by the title of a test or by its assertion, in colours too', () => {
    const output = [
      ' FAIL  |contract| test/variants.test.ts > the money of another backend > is where it was moved to (seed 19)',
      '\u001B[31m\u001B[1mAssertionError\u001B[22m: seed 7: expected [ 1 ] to deeply equal []\u001B[39m',
      'AssertionError: seed 7: expected undefined to be 1',
    ];
    expect(failedSeeds(output.join('\n'))).toEqual([7, 19]);
  });

  it('are none where the run broke before a test', () => {
    expect(failedSeeds('Error: listen EADDRINUSE: address already in use')).toEqual([]);
  });
});
