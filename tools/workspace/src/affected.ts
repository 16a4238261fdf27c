import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaceRoot } from '@wallet/build';
import { runNx } from './shared/run-nx.ts';

/** `npm run affected`: lint, types, tests and builds of everything that a change affects. Arguments go to Nx, as in `--base=main`. */
const args = process.argv.slice(2);
// Without these commits Nx finds nothing to do and reports success.
for (const commit of comparedCommits()) {
  if (
    spawnSync('git', ['rev-parse', '--verify', '--quiet', '--end-of-options', `${commit}^{commit}`], { cwd: workspaceRoot }).status !== 0
  ) {
    console.error(
      `Nothing was checked: this checkout has no commit "${commit}" to compare with. Fetch it, name another with --base, or run npm test.`,
    );
    process.exit(1);
  }
}
process.exitCode = runNx(['affected', '--parallel=2', '-t', 'lint', 'test', 'stories', 'build', 'e2e', ...args]);

/** The commits between which Nx compares; none if it is given files. */
function comparedCommits(): readonly string[] {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args, options: { base: text, head: text }, strict: false, allowPositionals: true });
  if (['files', 'uncommitted', 'untracked'].some((option) => option in values)) return [];
  const { defaultBase } = JSON.parse(readFileSync(join(workspaceRoot, 'nx.json'), 'utf8')) as { readonly defaultBase: string };
  const { NX_BASE, NX_HEAD } = process.env;
  return [values.base ?? (NX_BASE || defaultBase), values.head ?? (NX_HEAD || 'HEAD')].map(String);
}
