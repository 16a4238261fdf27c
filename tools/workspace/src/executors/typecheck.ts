import { runAndRead } from '../shared/run-nx.ts';
import { batchExecutor } from './batch-executor.ts';
import { checkPrograms, writePrograms } from './programs.ts';

export const { run, runBatch } = batchExecutor((tasks) =>
  checkPrograms(writePrograms('types', tasks), async ({ config }) => {
    const { code, output } = await runAndRead('tsc', ['--noEmit', '--pretty', 'false', '-p', config]);
    return { code, files: [...output.matchAll(/^(\S[^(\n]*)\(\d+,\d+\): error/gm)].map(([, file = '']) => file) };
  }),
);
