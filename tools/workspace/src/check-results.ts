import { addTallies, completeTally, type Tally } from './shared/tally.ts';

/** One of the checks of `npm test`. */
export interface Check {
  readonly name: string;
  /** The Nx target. Its tasks are the targets of this name, or those that begin with it and a hyphen. */
  readonly target: string;
  readonly canRun: boolean;
  /** Where it cannot run, it counts as not run instead of failed. */
  readonly isOptional?: boolean;
  readonly count: (failedTasks: readonly string[]) => Tally;
}

const nothing: Tally = { passed: 0, failed: 1 };

/** The last lines of `npm test`: one for each check, and their sum. `code` is the exit code of Nx, and `failedTasks` are as `withdraw:lint`. */
export function resultsOf(
  checks: readonly Check[],
  { code, failedTasks }: { readonly code: number; readonly failedTasks: readonly string[] },
): { readonly lines: readonly string[]; readonly hasPassed: boolean } {
  const notRun = checks.filter(({ canRun, isOptional = false }) => !canRun && isOptional);
  const results = checks
    .filter((check) => !notRun.includes(check))
    .map(({ name, target, canRun, count }): readonly [string, Tally] => {
      if (!canRun) return [`${name}: not here`, nothing];
      const hasFailedTask = failedTasks.some((task) => task.endsWith(`:${target}`) || task.includes(`:${target}-`));
      return [name, completeTally(count(failedTasks), hasFailedTask)];
    });
  const total = addTallies(results.map(([, tally]) => tally));
  // Nx itself failed if it names no task.
  const { passed, failed } = code !== 0 && total.failed === 0 ? addTallies([total, nothing]) : total;
  return {
    lines: [
      ...results.map(
        ([name, tally]) =>
          `${tally.failed > 0 ? 'FAILED' : 'ok    '} ${name}: ${String(tally.passed)} passed, ${String(tally.failed)} failed`,
      ),
      ...notRun.map(({ name }) => `not run ${name}`),
      '',
      `${String(passed)} passed, ${String(failed)} failed${notRun.length > 0 ? `, ${String(notRun.length)} not run` : ''}`,
    ],
    hasPassed: failed === 0 && passed > 0,
  };
}
