import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import type { Tally } from '../shared/tally.ts';
import type { Tallies, Task } from './batch-executor.ts';

export interface VitestReport {
  readonly testResults: readonly {
    /** The path of the file. */
    readonly name: string;
    readonly status: 'passed' | 'failed';
    /** Why the file could not be loaded. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages?: readonly string[] | null;
    }[];
  }[];
}

/**
 * Reads each task's tests from Vitest's JSON report. A file that could not be loaded counts as one failure. If the run failed without a
 * failed test, each task gets one failure.
 */
export function readVitestReport(file: string, code: number, tasks: readonly Task[]): Tallies {
  if (!existsSync(file)) return new Map();
  const { testResults } = JSON.parse(readFileSync(file, 'utf8')) as VitestReport;
  const files = testResults.map(({ name, status, assertionResults }) => {
    const count = (expectedStatus: string) => assertionResults.filter((test) => test.status === expectedStatus).length;
    const failed = count('failed');
    return { path: relative(workspaceRoot, name), passed: count('passed'), failed: failed === 0 && status === 'failed' ? 1 : failed };
  });
  const isExplained = code === 0 || files.some(({ failed }) => failed > 0);
  return new Map(
    tasks.map(({ id, root }): [string, Tally] => {
      const own = files.filter(({ path }) => path.startsWith(`${root}/`));
      const passed = own.reduce((sum, tests) => sum + tests.passed, 0);
      const failed = own.reduce((sum, tests) => sum + tests.failed, 0);
      // No tests at all is a failure, since tests were expected.
      return [id, { passed, failed: failed + (isExplained && passed + failed > 0 ? 0 : 1) }];
    }),
  );
}
