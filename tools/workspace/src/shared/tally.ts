import { globSync, readFileSync } from 'node:fs';

/** The numbers of passed and failed checks. */
export interface Tally {
  readonly passed: number;
  readonly failed: number;
}

export const addTallies = (tallies: readonly Tally[]): Tally => ({
  passed: tallies.reduce((sum, { passed }) => sum + passed, 0),
  failed: tallies.reduce((sum, { failed }) => sum + failed, 0),
});

/** Adds a failure for a task that failed without a failed check, and for a check that counted nothing and so did not run. */
export function completeTally(tally: Tally, hasFailedTask: boolean): Tally {
  const isExplained = hasFailedTask ? tally.failed > 0 : tally.passed + tally.failed > 0;
  return isExplained ? tally : { ...tally, failed: tally.failed + 1 };
}

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Includes files that could not be loaded and so have no tests. */
  readonly numFailedTestSuites: number;
}

/** Counts the tests in Vitest's JSON reports. A report that cannot be read counts as one failure. */
export function tallyVitest(pattern: string): Tally {
  return addTallies(
    globSync(pattern).map((file) => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
      const failed = numFailedTests > 0 ? numFailedTests : numFailedTestSuites;
      return { passed: numPassedTests, failed };
    }),
  );
}

/** Reads the tally that an executor wrote for a task. */
export const readTally = (file: string): Tally => JSON.parse(readFileSync(file, 'utf8')) as Tally;
