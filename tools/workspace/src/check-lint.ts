import { relative } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { tallyPrograms, writePrograms } from './programs.ts';
import { runAndRead } from './run-nx.ts';
import type { Tally } from './tally.ts';

/** Lint of all projects. A project counts as one check. */
export function checkLint(): Promise<Tally> {
  return tallyPrograms(writePrograms(), async ({ config, roots }) => {
    const { code, output } = await runAndRead('eslint', ['--max-warnings', '0', '--no-color', ...roots], { LINT_PROGRAM: config });
    const files = output.split('\n').filter((line) => line.startsWith(workspaceRoot));
    return { code, files: files.map((file) => relative(workspaceRoot, file)) };
  });
}
