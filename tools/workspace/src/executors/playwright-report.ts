import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import type { Tally } from '../tally.ts';
import type { Tallies, Task } from './batch-executor.ts';

export interface JourneyOptions {
  /** The project in playwright.config.ts. */
  readonly market: string;
  /** Relative to the workspace root. */
  readonly spec: string;
}

interface Suite {
  /** Relative to the journeys' folder. */
  readonly file: string;
  readonly specs: readonly { readonly tests: readonly { readonly projectName: string; readonly status: string }[] }[];
  readonly suites?: readonly Suite[];
}

interface PlaywrightReport {
  readonly config: { readonly rootDir: string };
  readonly suites: readonly Suite[];
  readonly errors: readonly unknown[];
}

/**
 * Reads each task's journeys from Playwright's JSON report. A flaky journey counts as failed. If the run failed without a failed journey,
 * each task gets one failure.
 */
export function readPlaywrightReport(file: string, code: number, tasks: readonly Task<JourneyOptions>[]): Tallies {
  if (!existsSync(file)) return new Map();
  const { config, suites, errors } = JSON.parse(readFileSync(file, 'utf8')) as PlaywrightReport;
  const tests = suites.flatMap(testsOf).map((test) => ({ ...test, path: join(config.rootDir, test.file) }));
  const isFailed = (status: string) => status === 'unexpected' || status === 'flaky';
  const isExplained = errors.length === 0 && (code === 0 || tests.some(({ status }) => isFailed(status)));
  return new Map(
    tasks.map(({ id, options: { market, spec } }): [string, Tally] => {
      const own = tests.filter(({ path, projectName }) => path === join(workspaceRoot, spec) && projectName === market);
      const count = (isCounted: (status: string) => boolean) => own.filter(({ status }) => isCounted(status)).length;
      return [id, { passed: count((status) => status === 'expected'), failed: count(isFailed) + (isExplained ? 0 : 1) }];
    }),
  );
}

const testsOf = ({
  file,
  specs,
  suites = [],
}: Suite): { readonly file: string; readonly projectName: string; readonly status: string }[] => [
  ...specs.flatMap(({ tests }) => tests.map((test) => ({ file, ...test }))),
  ...suites.flatMap(testsOf),
];
