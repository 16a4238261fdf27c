import { globSync, readFileSync } from 'node:fs';

/** How many checks passed and failed. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const addTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});

/** A task that failed without a failed check to show for it counts as one; so does a check that counted nothing: it did not run. */
export function judgeTally(tally: Tally, hasFailedTask: boolean): Tally {
  const isExplained = hasFailedTask ? tally.failed > 0 : tally.passed + tally.failed > 0;
  return isExplained ? tally : { ...tally, failed: tally.failed + 1 };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that could not even be loaded count here and have no tests. */
  readonly numFailedTestSuites: number;
}

/** Counts the tests of Vitest's JSON reports. A report that cannot be read counts as one failure. */
export function tallyVitest(pattern: string): Tally {
  return addTallies(
    globSync(pattern).map((file) => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
      const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites;
      return { passed: numPassedTests, failed };
    }),
  );
}

/** What an executor left of a task. */
export const readTally = (file: string): Tally => JSON.parse(readFileSync(file, 'utf8')) as Tally;
