import { beforeAll, expect, it } from 'vitest';
import { expectCleanLedger, useSandbox } from '../test/helper.ts';
import { logInMovers, moveMoney, type Mover, newLoad, readTotal } from './load.ts';

const sandbox = useSandbox();
let url: string;
let movers: readonly Mover[];
beforeAll(async () => {
  url = await sandbox.app.listen({ port: 0, host: '127.0.0.1' });
  movers = await logInMovers(url);
});

it('racing transfers all succeed or lack money, and never show a reader a wrong total', { timeout: 300_000 }, async () => {
  const readTotals = () => Promise.all(movers.map((mover) => readTotal(url, mover)));
  const totals = await readTotals();
  const load = newLoad();
  const stop = new AbortController();
  const moving = moveMoney(url, movers, 64, load, stop.signal);
  try {
    for (let reads = 0; reads < 200 || load.acked.size < 5_000; reads += 1) expect(await readTotals()).toEqual(totals);
  } finally {
    stop.abort();
  }
  await moving;
  expect([...load.statuses.keys()].filter((status) => status !== 200 && status !== 409)).toEqual([]);
  await expectCleanLedger(sandbox);
});
