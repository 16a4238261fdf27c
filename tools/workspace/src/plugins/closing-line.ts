import type { PostTasksExecution, PostTasksExecutionContext } from '@nx/devkit';

export const name = 'closing-line';

/** A failed task's last lines, repeated at the end, so that nobody searches a long log for them. */
const repeatedLines = 60;

/**
 * Nx plugin: every run ends with the output of what failed, and with the line `N passed, N failed`, counted in tasks. A task whose dependency
 * failed has failed too.
 */
export const postTasksExecution: PostTasksExecution = (_options, { taskResults }: PostTasksExecutionContext) => {
  const results = Object.values(taskResults);
  const failed = results.filter(({ status }) => ['failure', 'skipped', 'stopped'].includes(status));
  for (const { task, terminalOutput = '' } of failed) {
    console.log(`\n${task.id}\n${terminalOutput.trimEnd().split('\n').slice(-repeatedLines).join('\n')}`);
  }
  console.log(`${String(results.length - failed.length)} passed, ${String(failed.length)} failed`);
};
