import { relative } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { tallyPrograms, type Program } from './programs.ts';
import { projectsWith, runAndRead } from './run-nx.ts';
import type { Tally } from './tally.ts';

/** What ESLint says where it does not know which project may import which. */
const skipped = 'The rule will be skipped';

/** Lint of all projects. A project counts as one check. */
export async function checkLint(programs: readonly Program[]): Promise<Tally> {
  // Asking Nx leaves the graph of the projects, by which ESLint judges imports.
  projectsWith('lint');
  return tallyPrograms(programs, async ({ config, roots }) => {
    const { code, output } = await runAndRead('eslint', ['--max-warnings', '0', '--no-color', ...roots], { LINT_PROGRAM: config });
    const files = output.split('\n').filter((line) => line.startsWith(workspaceRoot));
    return { code: output.includes(skipped) ? 1 : code, files: files.map((file) => relative(workspaceRoot, file)) };
  });
}
