import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { workspaceRoot } from '@wallet/build';

/** Builds the project's app, unless Nx has its build in the cache. */
test('the app is built', () => {
  test.setTimeout(0);
  const app = String(test.info().project.metadata.app);
  const { status } = spawnSync(process.execPath, [join(workspaceRoot, 'node_modules/.bin/nx'), 'build', app], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  });
  expect(status).toBe(0);
});
