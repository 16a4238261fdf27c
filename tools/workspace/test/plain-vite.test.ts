import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { appFolder, apps, chromiumLaunch, workspaceRoot } from '@wallet/build';
import { freePort } from '@wallet/sandbox/servers';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';

it.each(apps)(
  'plain Vite in the folder of %s serves the app from its sources',
  async (app) => {
    const port = String(await freePort());
    await using parts = new AsyncDisposableStack();
    const vite = spawn(process.execPath, [join(workspaceRoot, 'node_modules/vite/bin/vite.js'), '--port', port], {
      cwd: appFolder(app),
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    parts.defer(async () => {
      vite.kill();
      await once(vite, 'exit');
    });
    await once(vite.stdout, 'data');

    const browser = await chromium.launch(chromiumLaunch);
    parts.defer(() => browser.close());
    const page = await browser.newPage();
    await page.goto(`http://localhost:${port}/login`);
    await page.locator('input[type=password]').waitFor({ timeout: 60_000 });
    expect(await page.locator('input[name=username]').count()).toBe(1);
  },
  90_000,
);
