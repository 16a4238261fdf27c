import * as fc from 'fast-check';
import { Day } from './story/day.ts';
import { Violation, type Invariant } from './story/invariants.ts';
import type { Tally } from './story/monitor.ts';
import { actsOf, story, type Story } from './story/story.ts';
import { tell } from './story/words.ts';

/** A day on which an invariant did not hold. */
export interface Failure {
  readonly seed: number;
  readonly invariant: Invariant;
  readonly message: string;
  /** The shortest story that was found, in plain words. */
  readonly story: readonly string[];
  /** What left the pages in it, and what they said. */
  readonly trace: readonly string[];
}

export interface SeedResult {
  readonly acts: number;
  readonly tally: Tally;
  readonly failure: Failure | null;
}

/** Lives the day of a seed. If an invariant does not hold, looks for the shortest story that shows it, unless that is not wanted. */
export async function simulateSeed(seed: number, isShrunk: boolean): Promise<SeedResult> {
  const sum = { acts: 0, tally: { repeats: 0, twins: 0, calls: 0 } };
  const day = fc.asyncProperty(story, async (drawn) => {
    const { violation, tally } = await new Day(drawn).live();
    if (sum.acts === 0) Object.assign(sum, { acts: actsOf(drawn), tally });
    if (violation) throw violation;
  });
  const checked = await fc.check(day, { seed, numRuns: 1, unbiased: true, endOnFailure: !isShrunk });
  if (!checked.failed) return { ...sum, failure: null };
  const found = checked.counterexample?.[0];
  if (!(checked.errorInstance instanceof Violation) || !found) throw checked.errorInstance as Error;
  return { ...sum, failure: await describe(seed, found) };
}

async function describe(seed: number, found: Story): Promise<Failure> {
  const { violation, trace } = await new Day(found).live();
  if (!violation) throw new Error(`The story of seed ${String(seed)} came out differently when it was told again.`);
  return { seed, invariant: violation.invariant, message: violation.message, story: tell(found), trace };
}
