import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { appFolder, apps } from '@wallet/build';
import { startNginx } from '@wallet/deploy';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildFloor } from '../src/floors.ts';

let folder = '';
let floorBytes = 0;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wallet-floor-'));
  floorBytes = await buildFloor(folder);
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each(apps)('%s allows its login page no more script than the bare stack', (app) => {
  const budgets = JSON.parse(readFileSync(join(appFolder(app), 'budgets.json'), 'utf8')) as Record<string, number>;
  expect(budgets['/login script']).toBeLessThanOrEqual(floorBytes);
});

it('is served by nginx as the apps are', async () => {
  await using nginx = await startNginx({ dist: folder, backend: 'http://127.0.0.1:1' });
  expect((await fetch(`${nginx.url}/login`)).status).toBe(200);
});
