import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumLaunch } from '@wallet/build';
import { createCertificate, publicKeyHash } from '@wallet/deploy';
import { startSandbox } from '@wallet/sandbox';
import { chromium, type Browser } from 'playwright';
import { buildFloor } from './floors.ts';
import { measureData } from './measure-data.ts';
import { measureFrames, type Smoothness } from './measure-frames.ts';
import { measureHome, type HomeTimes } from './measure-home.ts';
import { measureLoad, type LoadTimes } from './measure-load.ts';
import { measureLogIn } from './measure-log-in.ts';
import { measureTaps, type Tap } from './measure-taps.ts';
import { describe, measurement, ratio, readLastRun, saveRun, type Measurement } from './measurements.ts';
import { buildFloors, librariesFolder, startSites, type Protocol, type Sites } from './sites.ts';

/**
 * Prints how fast the apps are on a slow connection and processor. Times are ratios to floors: for the login page, all fixed libraries in one
 * bundle; for the home page, its prerendered HTML with one call and no framework; for a login, its two calls one after the other. The
 * candidates alternate, so that a slow machine slows all of them. Each line also shows the last run on this machine.
 */
const rounds = 5;
const last = readLastRun();
const measurements: Measurement[] = [];
const report = (...news: readonly Measurement[]) => {
  for (const one of news) console.log(describe(one, last[one.name]));
  measurements.push(...news);
};

const folder = mkdtempSync(join(tmpdir(), 'wallet-bench-'));
await buildFloor(librariesFolder(folder));
buildFloors(folder);
const sandbox = await startSandbox({ port: 0, host: '127.0.0.1', dataDir: join(folder, 'data') });
const certificate = await createCertificate();
// Chromium caches nothing that came with an unknown certificate.
const browser = await chromium.launch({
  ...chromiumLaunch,
  args: [...chromiumLaunch.args, `--ignore-certificate-errors-spki-list=${publicKeyHash(certificate)}`],
});
for (const protocol of ['HTTP/2', 'HTTP/1.1'] as const) {
  const sites = await startSites(folder, sandbox.url, protocol === 'HTTP/2' ? certificate : undefined);
  console.log(`\nOver ${protocol}: medians of ${String(rounds)} rounds, their range, and the last run`);
  await compareLogInPages(browser, protocol, sites);
  await compareHomePages(browser, protocol, sites);
  await compareLogIns(browser, protocol, sites);
  if (protocol === 'HTTP/2') await measureTours(browser, sites);
  await sites.close();
}
await browser.close();
await sandbox.close();
rmSync(folder, { recursive: true, force: true });
saveRun(measurements);

/** Visits each candidate once a round, and returns what was measured by candidate. */
async function interleave<Value>(candidates: Readonly<Record<string, () => Promise<Value>>>): Promise<Readonly<Record<string, Value[]>>> {
  const values: Record<string, Value[]> = Object.fromEntries(Object.keys(candidates).map((name) => [name, []]));
  for (let round = 0; round < rounds; round += 1) {
    for (const [name, measure] of Object.entries(candidates)) values[name]?.push(await measure());
  }
  return values;
}

function ofPart<Times>(visits: readonly Times[] = [], part: keyof Times): number[] {
  return visits.map((times) => Number(times[part]));
}

async function compareLogInPages(chrome: Browser, protocol: Protocol, { sites, libraries }: Sites): Promise<void> {
  const visits = await interleave<LoadTimes>({
    floor: () => measureLoad(chrome, `${libraries}/login`),
    ...Object.fromEntries(sites.map(({ app, url }) => [app, () => measureLoad(chrome, `${url}/login`)])),
  });
  for (const { app } of sites) {
    for (const part of ['paint', 'usable', 'wired'] as const) {
      report(ratio(`${protocol} ${app} /login ${part}`, ofPart(visits[app], part), ofPart(visits.floor, part)));
    }
  }
}

async function compareHomePages(chrome: Browser, protocol: Protocol, { sites }: Sites): Promise<void> {
  for (const { app, url, homeFloor, token, total } of sites) {
    const visit = (origin: string) => () => measureHome(chrome, { url: `${origin}/user/home`, token, total });
    const visits = await interleave<HomeTimes>({ floor: visit(homeFloor), app: visit(url) });
    for (const part of ['paint', 'sent', 'balance'] as const) {
      report(ratio(`${protocol} ${app} /user/home ${part}`, ofPart(visits.app, part), ofPart(visits.floor, part)));
    }
    report(measurement(`${protocol} ${app} /user/home balance after`, 'ms', ofPart(visits.app, 'balance')));
  }
}

async function compareLogIns(chrome: Browser, protocol: Protocol, { sites }: Sites): Promise<void> {
  for (const { app, url, logInFloor, phone, password, total } of sites) {
    const visit = (origin: string) => () => measureLogIn(chrome, { url: `${origin}/login`, phone, password, total });
    const { floor = [], own = [] } = await interleave<number>({ floor: visit(logInFloor), own: visit(url) });
    report(ratio(`${protocol} ${app} log in to balance`, own, floor));
    report(measurement(`${protocol} ${app} log in to balance after`, 'ms', own));
  }
}

async function measureTours(chrome: Browser, { sites }: Sites): Promise<void> {
  for (const { app, url, token, language, phone, password } of sites) {
    const { coldBytes, coldRequests, warmBytes, warmRequests } = await measureData(chrome, { site: url, language, phone, password });
    report(
      measurement(`${app} data of a first visit`, 'kB', [coldBytes / 1000]),
      measurement(`${app} requests of a first visit`, 'requests', [coldRequests]),
      measurement(`${app} data of a second visit`, 'kB', [warmBytes / 1000]),
      measurement(`${app} requests of a second visit`, 'requests', [warmRequests]),
    );
    const scrolls: (readonly Smoothness[])[] = [];
    for (let round = 0; round < rounds; round += 1) scrolls.push(await measureFrames(chrome, { site: url, token, language }));
    scrolls[0]?.forEach(({ name }, index) => {
      report(
        measurement(
          `${app} frames in time: ${name}`,
          '%',
          scrolls.map((scenes) => scenes[index]?.percent ?? NaN),
        ),
      );
    });
    const tours: (readonly Tap[])[] = [];
    for (let round = 0; round < rounds; round += 1) tours.push(await measureTaps(chrome, { url: `${url}/user/home`, token, language }));
    const [first = []] = tours;
    first.forEach(({ name }, index) => {
      report(
        measurement(
          `${app} ${name}`,
          'ms',
          tours.map((taps) => taps[index]?.ms ?? NaN),
        ),
      );
    });
  }
}
