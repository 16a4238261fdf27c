import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { apps, chromiumLaunch, distFolder, readApp, sizesOf } from '@wallet/build';
import { demoMembers, startSandbox } from '@wallet/sandbox';
import { startServer } from '@wallet/serve';
import { chromium } from 'playwright';
import { buildFloor } from './build-floor.ts';
import { buildHomeFloor } from './build-home-floor.ts';
import { findTotal } from './find-total.ts';
import { measureHome, type HomeTimes } from './measure-home.ts';
import { measureLoad, type LoadTimes } from './measure-load.ts';
import { median, range } from './statistics.ts';

/**
 * Prints, for a slow connection and processor, how long cold visits of the login page and of a member's home page take, as ratios to their
 * floors: for the login page, all fixed libraries in one bundle; for home, its prerendered HTML with one call and no framework. Medians
 * and ranges; the candidates alternate, so that a slow machine slows all of them.
 */
const rounds = 7;
const ports = { sandbox: 4329, floor: 4330, apps: 4331, homeFloors: 4341 };

const folder = mkdtempSync(join(tmpdir(), 'wallet-bench-'));
const floorBytes = await buildFloor(join(folder, 'floor'));
const sandbox = await startSandbox({ port: ports.sandbox, host: '127.0.0.1', dataDir: join(folder, 'data') });
const serve = (dist: string, port: number, backendPrefix: string) =>
  startServer({ dist, port, host: 'localhost', backend: sandbox.url, backendPrefix });
const measured = await Promise.all(
  apps.map(async (name, index) => {
    const { operator } = (await readApp(name)).development;
    const floor = join(folder, `home-of-${name}`);
    buildHomeFloor(name, floor);
    const member = demoMembers.find((one) => one.operator === operator && one.isActive);
    if (!member) throw new Error(`The sandbox has no member for ${name}.`);
    return { name, operator, floor, member, port: ports.apps + index, floorPort: ports.homeFloors + index };
  }),
);
const servers = await Promise.all([
  serve(join(folder, 'floor'), ports.floor, '/th'),
  ...measured.flatMap(({ name, port, floorPort, floor, operator }) => [
    serve(distFolder(name), port, `/${operator}`),
    serve(floor, floorPort, `/${operator}`),
  ]),
]);
const browser = await chromium.launch(chromiumLaunch);

const logins = [
  { name: 'floor', port: ports.floor, bytes: floorBytes },
  ...measured.map(({ name, port }) => ({ name, port, bytes: sizesOf(name)['/login script'] ?? 0 })),
];
const loginVisits = new Map<string, LoadTimes[]>(logins.map(({ name }) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const { name, port } of logins) loginVisits.get(name)?.push(await measureLoad(browser, `http://localhost:${String(port)}/login`));
}

const members = await Promise.all(
  measured.map(async (app) => ({ ...app, session: await findTotal(`http://localhost:${String(app.port)}`, app.member) })),
);
const homes = members.flatMap(({ name, port, floorPort, session }) => [
  { name: `floor of ${name}`, port: floorPort, session },
  { name, port, session },
]);
const homeVisits = new Map<string, HomeTimes[]>(homes.map(({ name }) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  for (const { name, port, session } of homes) {
    homeVisits.get(name)?.push(await measureHome(browser, { url: `http://localhost:${String(port)}/user/home`, ...session }));
  }
}
await browser.close();
await Promise.all([...servers.map((server) => server.close()), sandbox.close()]);
rmSync(folder, { recursive: true, force: true });

/** A ratio to the floor, with its range. */
function ratio<Times>(visits: readonly Times[], floors: readonly Times[], part: keyof Times): string {
  const floor = median(floors.map((times) => Number(times[part])));
  const own = visits.map((times) => Number(times[part]));
  const [least, most] = range(own);
  return `${(median(own) / floor).toFixed(2)} (${(least / floor).toFixed(2)}-${(most / floor).toFixed(2)})`.padStart(18);
}

const loginParts = ['paint', 'usable', 'wired'] as const;
const loginFloors = loginVisits.get('floor') ?? [];
console.log(`/login         script B brotli  ratio ${loginParts.map((part) => part.padStart(18)).join(' ')}`);
for (const { name, bytes } of logins) {
  const ratios = loginParts.map((part) => ratio(loginVisits.get(name) ?? [], loginFloors, part));
  console.log(`${name.padEnd(14)} ${String(bytes).padStart(15)} ${(bytes / floorBytes).toFixed(2).padStart(6)} ${ratios.join(' ')}`);
}
const inMs = <Times>(visits: readonly Times[], parts: readonly (keyof Times)[]) =>
  parts.map((part) => `${String(part)} ${String(Math.round(median(visits.map((times) => Number(times[part])))))}`).join(', ');
console.log(`floor in ms: ${inMs(loginFloors, loginParts)}`);

const homeParts = ['paint', 'sent', 'balance'] as const;
console.log(`\n/user/home                            ${homeParts.map((part) => part.padStart(18)).join(' ')}`);
for (const { name } of members) {
  const floors = homeVisits.get(`floor of ${name}`) ?? [];
  const visits = homeVisits.get(name) ?? [];
  console.log(`${name.padEnd(37)} ${homeParts.map((part) => ratio(visits, floors, part)).join(' ')}`);
  console.log(`  in ms: ${inMs(visits, homeParts)}; floor: ${inMs(floors, homeParts)}`);
}
