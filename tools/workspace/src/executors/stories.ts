import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { runAndRead } from '../shared/run-nx.ts';
import { batchExecutor } from './batch-executor.ts';
import { readVitestReport } from './vitest-report.ts';

export const { run, runBatch } = batchExecutor(async (tasks) => {
  const report = join(workspaceRoot, 'reports/stories.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const folders = tasks.map(({ root }) => `${root}/`);
  const { code } = await runAndRead('vitest', ['run', '--config', '.storybook/vitest.config.ts', ...reporters, ...folders]);
  return readVitestReport(report, code, tasks);
});
