import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { openPostgres } from '../src/store/open-postgres.ts';
import { readBooks } from './books.ts';
import { logInMovers, moveMoney, newLoad, readTotal } from './load.ts';
import { runSandbox } from './sandbox-process.ts';
import { newDatabase } from './servers-of-test.ts';

/** Run by `npm run bench:sandbox`: 64 clients move money for 30 s on PostgreSQL; prints the results, and exits with 1 if one is wrong. */
const clients = 64;
const seconds = 30;
/** How much the memory may grow after the warm-up. */
const maxGrowth = 1.5;

const megabytesOf = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${String(pid)}/status`, 'utf8'))?.[1]) / 1024);
const dataDir = mkdtempSync(join(tmpdir(), 'wallet-bench-'));
const databaseUrl = await newDatabase();
const sandbox = await runSandbox({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl });
const movers = await logInMovers(sandbox.url);
const totals = () => Promise.all(movers.map((mover) => readTotal(sandbox.url, mover)));
const before = await totals();

const load = newLoad();
const stop = new AbortController();
const moving = moveMoney(sandbox.url, movers, clients, load, stop.signal);
await wait((seconds * 1000) / 3);
const warm = megabytesOf(sandbox.pid);
await wait((seconds * 2000) / 3);
const late = megabytesOf(sandbox.pid);
stop.abort();
await moving;
const after = await totals();
await sandbox.end('SIGTERM');

const { db, close } = await openPostgres(databaseUrl, () => undefined);
const books = await readBooks(db, load.acked);
await close();
rmSync(dataDir, { recursive: true, force: true });

const sorted = load.latencies.toSorted((a, b) => a - b);
const at = (share: number) =>
  `${String(Math.round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN))} ms`;
const drift = before.reduce((sum, total, index) => sum + Math.abs(total - (after[index] ?? Number.NaN)), 0);
const broken = [...load.statuses].filter(([status]) => status !== 200 && status !== 409).reduce((sum, [, count]) => sum + count, 0);
console.log(`${String(clients)} clients, ${String(seconds)} s on PostgreSQL`);
console.log(
  `  moved        ${String(load.acked.size)} times, ${String(Math.round(load.acked.size / seconds))} a second; ${String(load.statuses.get(409) ?? 0)} refused for insufficient balance`,
);
console.log(`  answered in  p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}`);
console.log(`  memory       ${String(warm)} MB warm, ${String(late)} MB at the end`);
console.log(
  `  books        ${books.isClean ? 'clean' : 'NOT clean'}, ${String(drift)} hundredths off, ${String(books.lost)} acknowledged and lost, ${String(broken)} requests failed`,
);
const isRight =
  books.isClean && drift === 0 && books.lost === 0 && books.movements === books.keysDone && broken === 0 && late <= warm * maxGrowth;
process.exitCode = isRight ? 0 : 1;
