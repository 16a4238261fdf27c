import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import type { Tally } from '../shared/tally.ts';
import type { Tallies, Task } from './batch-executor.ts';

export interface JourneyOptions {
  /** The project in playwright.config.ts. */
  readonly market: string;
  /** Relative to the workspace root. Without it, all journeys of the market. */
  readonly spec?: string;
}

interface Suite {
  readonly specs: readonly {
    /** Relative to the report's root folder. */
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
  readonly suites?: readonly Suite[];
}

export interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
  readonly errors: readonly unknown[];
}

/** A test of Playwright's JSON report. */
export interface PlaywrightTest {
  /** The path of the file. */
  readonly path: string;
  readonly line: number;
  readonly title: string;
  readonly projectName: string;
  readonly isPassed: boolean;
  /** A flaky test has failed too. */
  readonly isFailed: boolean;
  readonly error: string | undefined;
}

export const marketsOf = (tasks: readonly Task<JourneyOptions>[]) => [...new Set(tasks.map(({ options: { market } }) => market))];

export const specsOf = (tasks: readonly Task<JourneyOptions>[]) =>
  [...new Set(tasks.flatMap(({ options: { spec } }) => spec ?? []))].toSorted();

/** The arguments with which Playwright runs the journeys of these tasks only. */
export const selectionOf = (tasks: readonly Task<JourneyOptions>[]): readonly string[] => [
  ...specsOf(tasks),
  ...marketsOf(tasks).flatMap((market) => ['--project', market]),
];

/** All tests of a report, with the suites inside of suites. */
export function testsOf({ config, suites }: Pick<PlaywrightReport, 'config' | 'suites'>): readonly PlaywrightTest[] {
  return suites.flatMap(({ specs, suites: inner = [] }) => [
    ...specs.flatMap(({ file, line, title, tests }) =>
      tests.map(({ projectName, status, results }) => ({
        path: join(config.rootDir, file),
        line,
        title,
        projectName,
        isPassed: status === 'expected',
        isFailed: status === 'unexpected' || status === 'flaky',
        error: results.find(({ error }) => error)?.error?.message,
      })),
    ),
    ...testsOf({ config, suites: inner }),
  ]);
}

/**
 * Reads each task's journeys from Playwright's JSON report. If the run failed without a failed journey, each task gets one failure.
 */
export function readPlaywrightReport(file: string, code: number, tasks: readonly Task<JourneyOptions>[]): Tallies {
  if (!existsSync(file)) return new Map();
  const report = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const tests = testsOf(report);
  const isExplained = report.errors.length === 0 && (code === 0 || tests.some(({ isFailed }) => isFailed));
  return new Map(
    tasks.map(({ id, options: { market, spec } }): [string, Tally] => {
      const own = tests.filter(
        ({ path, projectName }) => projectName === market && (spec === undefined || path === join(workspaceRoot, spec)),
      );
      const failed = own.filter(({ isFailed }) => isFailed).length;
      return [id, { passed: own.filter(({ isPassed }) => isPassed).length, failed: failed + (isExplained ? 0 : 1) }];
    }),
  );
}
