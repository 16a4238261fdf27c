import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ExecutorContext, TaskGraph } from '@nx/devkit';
import { workspaceRoot } from '@wallet/build';
import type { Tally } from '../shared/tally.ts';

/** One target of one project. */
export interface Task<Options = object> {
  /** As `withdraw:lint`. */
  readonly id: string;
  readonly project: string;
  /** The project's folder, relative to the workspace root. */
  readonly root: string;
  readonly options: Options;
}

/** The passed and failed checks of each task by id. A missing task has failed. */
export type Tallies = ReadonlyMap<string, Tally>;

interface BatchResult {
  readonly success: boolean;
  readonly terminalOutput: string;
}

/** The file with a task's tally. Nx restores it from its cache together with the task. */
const tallyFile = (id: string) => `reports/tallies/${id.replaceAll(':', '/')}.json`;

/** Creates an Nx executor that runs many tasks as one: shared parts are loaded once, and Nx still caches each task's result separately. */
export function batchExecutor<Options extends object>(check: (tasks: readonly Task<Options>[]) => Promise<Tallies>) {
  const runAll = async (tasks: readonly Task<Options>[]): Promise<Record<string, BatchResult>> => {
    const tallies = await check(tasks);
    return Object.fromEntries(
      tasks.map(({ id }) => {
        const tally = tallies.get(id) ?? { passed: 0, failed: 1 };
        const file = join(workspaceRoot, tallyFile(id));
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, JSON.stringify(tally));
        return [id, { success: tally.failed === 0, terminalOutput: `${String(tally.passed)} passed, ${String(tally.failed)} failed\n` }];
      }),
    );
  };
  const rootOf = ({ projectsConfigurations }: ExecutorContext, project: string) =>
    projectsConfigurations.projects[project]?.root ?? project;

  return {
    run: async (options: Options, context: ExecutorContext): Promise<{ readonly success: boolean }> => {
      const { projectName: project = '', targetName = '' } = context;
      const id = `${project}:${targetName}`;
      const results = await runAll([{ id, project, root: rootOf(context, project), options }]);
      return { success: results[id]?.success === true };
    },
    runBatch: (graph: TaskGraph, options: Readonly<Record<string, Options>>, _overrides: unknown, context: ExecutorContext) =>
      runAll(
        Object.values(graph.tasks).flatMap(({ id, target: { project } }) => {
          const own = options[id];
          return own === undefined ? [] : [{ id, project, root: rootOf(context, project), options: own }];
        }),
      ),
  };
}
