import type { PostTasksExecution, PostTasksExecutionContext } from '@nx/devkit';

export const name = 'closing-line';

/** Nx plugin: the last line of every run is `N passed, N failed`, counted in tasks. A task whose dependency failed has failed too. */
export const postTasksExecution: PostTasksExecution = (_options, { taskResults }: PostTasksExecutionContext) => {
  const results = Object.values(taskResults);
  const failed = results.filter(({ status }) => ['failure', 'skipped', 'stopped'].includes(status)).length;
  console.log(`${String(results.length - failed)} passed, ${String(failed)} failed`);
};
