import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { workspaceRoot } from '@wallet/build';
import { expect, it } from 'vitest';

it.each([
  ['the base', ['--base=no-such-commit'], {}],
  ['the base as a word of its own', ['--base', 'no-such-commit'], {}],
  ['the head', ['--base=HEAD', '--head=no-such-commit'], {}],
  ['the base in the environment', [], { NX_BASE: 'no-such-commit' }],
])(
  'npm run affected fails and says so when the checkout lacks %s',
  (_what, args, environment) => {
    const { status, stderr, stdout } = spawnSync(process.execPath, [join(workspaceRoot, 'tools/workspace/src/affected.ts'), ...args], {
      env: { ...process.env, NX_BASE: '', ...environment },
      encoding: 'utf8',
    });
    expect(stdout).toBe('');
    expect(stderr).toContain('Nothing was checked: this checkout has no commit "no-such-commit"');
    expect(status).toBe(1);
  },
  60_000,
);
