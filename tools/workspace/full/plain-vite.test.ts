import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appFolder, apps, chromiumLaunch, portVariable, readApp, workspaceRoot } from '@wallet/build';
import { demoMembers, startSandbox } from '@wallet/sandbox';
import { freePort } from '@wallet/sandbox/servers';
import { chromium } from 'playwright';
import { expect, it } from 'vitest';

it.each(apps)(
  'plain Vite in the folder of %s serves the app from its sources, with the sandbox as backend',
  async (app) => {
    await using parts = new AsyncDisposableStack();
    const dataDir = mkdtempSync(join(tmpdir(), 'plain-vite-'));
    parts.defer(() => rmSync(dataDir, { recursive: true, force: true }));
    const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', dataDir });
    parts.defer(sandbox.close);

    const port = String(await freePort());
    const vite = spawn(process.execPath, [join(workspaceRoot, 'node_modules/vite/bin/vite.js')], {
      cwd: appFolder(app),
      env: { ...process.env, [portVariable(app)]: port, SANDBOX_PORT: new URL(sandbox.url).port },
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
    const { operator } = (await readApp(app)).development;
    const member = demoMembers.find((one) => one.operator === operator && one.isActive);
    await page.locator('input[name=username]').fill(member?.phone ?? '', { timeout: 60_000 });
    await page.locator('input[name=password]').fill(member?.password ?? '');
    await page.locator('button[type=submit]').click();
    await page.waitForURL('**/user/home', { timeout: 60_000 });
    expect(await page.evaluate(() => localStorage.getItem('token') ?? sessionStorage.getItem('token'))).not.toBeNull();
  },
  90_000,
);
