import { relative } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { runAndRead } from '../shared/run-nx.ts';
import { batchExecutor } from './batch-executor.ts';
import { checkPrograms, writePrograms } from './programs.ts';

/** ESLint's message when it does not know which project may import which. */
const skipped = 'The rule will be skipped';

export const { run, runBatch } = batchExecutor((tasks) =>
  checkPrograms(writePrograms('lint', tasks), async ({ config, tasks: together }) => {
    const roots = together.map(({ root }) => root);
    const { code, output } = await runAndRead('eslint', ['--max-warnings', '0', '--no-color', ...roots], { LINT_PROGRAM: config });
    const files = output.split('\n').filter((line) => line.startsWith(workspaceRoot));
    return { code: output.includes(skipped) ? 1 : code, files: files.map((file) => relative(workspaceRoot, file)) };
  }),
);
