import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch, distFolder, readApp } from '@wallet/build';
import { startNginx } from '@wallet/deploy';
import { startSandbox } from '@wallet/sandbox';
import { chromium } from 'playwright';
import { measureSpin } from './measure-wheel.ts';

/**
 * Prints how smoothly the prize wheel turns at full speed and on a processor four times slower, and whether it stopped at the response's
 * slice. Needs an otherwise idle machine. The argument is the name of a built app.
 */
const [, , app = ''] = process.argv;
const { operator } = (await readApp(app)).development;

const spins = 5;
const slowdowns = [1, 4];
const ports = { site: 4335, sandbox: 4336 };
const base = `http://localhost:${String(ports.site)}`;
const marker = { 'X-Requested-With': 'wallet-user' };

const folder = mkdtempSync(join(tmpdir(), 'wallet-bench-wheel-'));
const sandbox = await startSandbox({ port: ports.sandbox, host: '127.0.0.1', dataDir: folder, faults: true });
const server = await startNginx({ dist: distFolder(app), port: ports.site, backend: sandbox.url, backendPrefix: `/${operator}` });
const browser = await chromium.launch({ ...chromiumLaunch, args: ['--no-sandbox'] });

for (const slowdown of slowdowns) {
  const page = await browser.newPage({ viewport: { width: 360, height: 800 }, deviceScaleFactor: 2 });
  const scenario = await page.request.post(`${sandbox.url}/__scenario`, { data: { name: 'wheel-ready', operator } });
  const { phone: username, password } = (await scenario.json()) as { phone: string; password: string };
  const login = await page.request.post(`${base}/api/login`, { headers: marker, data: { username, password } });
  const { token } = (await login.json()) as { token: string };
  await page.addInitScript((stored) => localStorage.setItem('token', stored), token);
  const setup = await page.request.get(`${base}/api/spinwheel/setup`, { headers: { ...marker, Authorization: `Bearer ${token}` } });
  const { slices } = (await setup.json()) as { slices: readonly { code: string }[] };
  await page.goto(`${base}/user/spin`);
  await page.locator('canvas').waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  console.log(`Processor ${String(slowdown)} times slower:`);
  for (let spin = 0; spin < spins; spin += 1) {
    const measured = await measureSpin(
      page,
      slices.map(({ code }) => code),
    );
    console.log(
      `  ${measured.framesPerSecond.toFixed(1)} frames/s, 95 % within ${measured.slowFrameMs.toFixed(1)} ms, ${measured.workMs.toFixed(1)} ms of work a frame,`,
      measured.landed === measured.named
        ? `stopped at ${measured.named}`
        : `STOPPED AT ${String(measured.landed)} INSTEAD OF ${measured.named}`,
    );
    if (measured.landed !== measured.named) process.exitCode = 1;
  }
  await page.close();
}
await browser.close();
await Promise.all([server.close(), sandbox.close()]);
rmSync(folder, { recursive: true, force: true });
