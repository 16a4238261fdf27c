import { randomInt } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type OpenStore, openStore } from '../src/index.ts';
import { findServers, startPostgres } from '../src/servers.ts';
import { openPostgres } from '../src/store/open-postgres.ts';
import { useFolder } from '../test/helper.ts';
import { readBooks } from './books.ts';
import { type Load, logInMovers, moveMoney, newLoad, readTotal } from './load.ts';
import { runSandbox } from './sandbox-process.ts';
import { newDatabase } from './servers-of-test.ts';

const kills = 20;
const clients = 64;
const maxStartMs = 10_000;
const ignore = () => undefined;
const folder = useFolder();
const newFolder = () => mkdtempSync(join(folder, 'data-'));

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await wait(5);
}

/** Expects that what was acknowledged is stored, once. */
async function expectBooks({ db, close }: OpenStore, { acked }: Load): Promise<void> {
  const books = await readBooks(db, acked);
  await close();
  expect(books).toMatchObject({ isClean: true, lost: 0, movements: books.keysDone });
}

describe.each(['its own database', 'PostgreSQL'] as const)('a sandbox on %s', (kind) => {
  const environment = async () => ({
    DATA_DIR: newFolder(),
    ...(kind === 'PostgreSQL' && { DATABASE_URL: await newDatabase() }),
  });
  const open = ({ DATA_DIR, DATABASE_URL }: { DATA_DIR: string; DATABASE_URL?: string }) =>
    DATABASE_URL === undefined ? openStore(DATA_DIR) : openPostgres(DATABASE_URL, ignore);

  it(`loses no acknowledged transfer over ${String(kills)} kills under load, and restarts within 10 s`, { timeout: 900_000 }, async () => {
    const env = await environment();
    const load = newLoad();
    let sandbox = await runSandbox(env);
    await using parts = new AsyncDisposableStack();
    parts.defer(async () => {
      await sandbox.end('SIGKILL');
    });
    const movers = await logInMovers(sandbox.url);
    const totals = await Promise.all(movers.map((mover) => readTotal(sandbox.url, mover)));
    for (let kill = 0; kill < kills; kill += 1) {
      const before = load.acked.size;
      const moving = moveMoney(sandbox.url, movers, clients, load, new AbortController().signal);
      await Promise.race([until(() => load.acked.size > before), moving]);
      await wait(randomInt(600));
      await sandbox.end('SIGKILL');
      await moving;
      sandbox = await runSandbox(env);
      expect(sandbox.startMs, `start after kill ${String(kill + 1)}`).toBeLessThan(maxStartMs);
      expect(await Promise.all(movers.map((mover) => readTotal(sandbox.url, mover)))).toEqual(totals);
    }
    await sandbox.end('SIGTERM');

    await expectBooks(await open(env), load);
    expect(load.acked.size).toBeGreaterThanOrEqual(kills);
  });

  it('responds to all received requests after SIGTERM, and exits with 0', { timeout: 120_000 }, async () => {
    const env = await environment();
    const load = newLoad();
    const sandbox = await runSandbox(env);
    await using parts = new AsyncDisposableStack();
    parts.defer(async () => {
      await sandbox.end('SIGKILL');
    });
    const movers = await logInMovers(sandbox.url);
    const stop = new AbortController();
    const moving = moveMoney(sandbox.url, movers, clients, load, stop.signal);
    await Promise.race([until(() => load.acked.size >= clients), moving]);
    const began = performance.now();
    const ended = sandbox.end('SIGTERM');
    stop.abort();
    expect(await ended).toBe(0);
    expect(performance.now() - began).toBeLessThan(15_000);
    await moving;

    await expectBooks(await open(env), load);
  });
});

describe('a sandbox whose PostgreSQL is killed', () => {
  it('responds with 503 until the database is back', { timeout: 120_000 }, async () => {
    const programs = findServers();
    if (programs === null) throw new Error('PostgreSQL and Redis are not installed');
    await using parts = new AsyncDisposableStack();
    const postgres = await startPostgres(programs);
    parts.defer(postgres.stop);
    const load = newLoad();
    const sandbox = await runSandbox({ DATA_DIR: newFolder(), DATABASE_URL: postgres.url });
    parts.defer(async () => {
      await sandbox.end('SIGTERM');
    });
    const movers = await logInMovers(sandbox.url);
    const stop = new AbortController();
    const moving = moveMoney(sandbox.url, movers, clients, load, stop.signal);
    await Promise.race([until(() => load.acked.size >= clients), moving]);

    await postgres.kill();
    await Promise.race([until(() => (load.statuses.get(503) ?? 0) >= clients), moving]);
    const ackedBefore = load.acked.size;
    await postgres.restart();
    await Promise.race([until(() => load.acked.size >= ackedBefore + clients), moving]);
    stop.abort();
    await moving;
    expect([...load.statuses.keys()].filter((status) => status !== 200 && status !== 409).sort()).toEqual([503]);

    await expectBooks(await openPostgres(postgres.url, ignore), load);
  });
});
