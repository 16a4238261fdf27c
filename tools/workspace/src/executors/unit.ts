import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { runAndRead } from '../shared/run-nx.ts';
import { batchExecutor, type Tallies, type Task } from './batch-executor.ts';
import { readVitestReport } from './vitest-report.ts';

interface UnitOptions {
  readonly args?: readonly string[];
}

/** Projects without arguments run together in one process, while the others run in sequence. */
export const { run, runBatch } = batchExecutor<UnitOptions>(async (tasks) => {
  const together = tasks.filter(({ options: { args = [] } }) => args.length === 0);
  const others = tasks.filter((task) => !together.includes(task));
  const runOthers = async () => {
    const tallies: Tallies[] = [];
    for (const task of others) tallies.push(await runVitest(task.project, [task], task.options.args));
    return tallies;
  };
  const parts = await Promise.all([runOthers(), together.length > 0 ? runVitest('together', together) : new Map()]);
  return new Map(parts.flat().flatMap((tallies) => [...tallies]));
});

async function runVitest(name: string, tasks: readonly Task[], args: readonly string[] = []): Promise<Tallies> {
  const report = join(workspaceRoot, `reports/unit/${name}.json`);
  const projects = tasks.flatMap(({ project }) => ['--project', project]);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { code } = await runAndRead('vitest', ['run', ...projects, ...reporters, ...args]);
  return readVitestReport(report, code, tasks);
}
