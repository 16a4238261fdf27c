import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apps, chromiumLaunch, distFolder, readApp, sizesOf } from '@wallet/build';
import { startSandbox } from '@wallet/sandbox';
import { startServer } from '@wallet/serve';
import { chromium } from 'playwright';
import { buildFloor } from './build-floor.ts';
import { measureLoad, type LoadTimes } from './measure-load.ts';

/**
 * Prints the size of the login page's script and the times until it paints, accepts input and is hydrated, as ratios to the floor app.
 * Medians of cold visits; the apps alternate, so that a slow machine slows all of them.
 */
const rounds = 7;
const ports = { sandbox: 4329, floor: 4330 };

const folder = mkdtempSync(join(tmpdir(), 'wallet-bench-'));
const floorBytes = await buildFloor(join(folder, 'floor'));
const sandbox = await startSandbox({ port: ports.sandbox, host: '127.0.0.1', dataDir: join(folder, 'data') });
const serve = (dist: string, port: number, backendPrefix: string) =>
  startServer({ dist, port, host: 'localhost', backend: sandbox.url, backendPrefix });
const measured = await Promise.all(
  apps.map(async (name, index) => ({
    name,
    operator: (await readApp(name)).development.operator,
    port: ports.floor + 1 + index,
    bytes: sizesOf(name)['/login script'] ?? 0,
  })),
);
const servers = await Promise.all([
  serve(join(folder, 'floor'), ports.floor, '/th'),
  ...measured.map(({ name, port, operator }) => serve(distFolder(name), port, `/${operator}`)),
]);
const browser = await chromium.launch(chromiumLaunch);

const candidates = [{ name: 'floor', port: ports.floor, bytes: floorBytes }, ...measured];
const visits = new Map<string, LoadTimes[]>(candidates.map(({ name }) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const { name, port } of candidates) visits.get(name)?.push(await measureLoad(browser, `http://localhost:${String(port)}/login`));
}
await browser.close();
await Promise.all([...servers.map((server) => server.close()), sandbox.close()]);
rmSync(folder, { recursive: true, force: true });

const median = (name: string, part: keyof LoadTimes): number => {
  const sorted = (visits.get(name) ?? []).map((times) => times[part]).sort((left, right) => left - right);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
};
const parts = ['paint', 'usable', 'wired'] as const;
console.log('/login         script B brotli  ratio   paint  usable   wired   (as ratios to the floor, medians of 7)');
for (const { name, bytes } of candidates) {
  const ratios = parts.map((part) => (median(name, part) / median('floor', part)).toFixed(2).padStart(7));
  console.log(`${name.padEnd(14)} ${String(bytes).padStart(15)} ${(bytes / floorBytes).toFixed(2).padStart(6)} ${ratios.join(' ')}`);
}
const [paint, usable, wired] = parts.map((part) => Math.round(median('floor', part)));
console.log(`floor in ms: paint ${String(paint)}, usable ${String(usable)}, wired ${String(wired)}`);
