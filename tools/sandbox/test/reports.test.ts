import { describe, expect, it } from 'vitest';
import type { ReportBatch, ReportEntry } from '@wallet/domain';
import { useSandbox } from './helper.ts';

const sandbox = useSandbox({ faults: true, allowances: { requestsPerMinute: 200 } });

const send = (body: string, type = 'text/plain;charset=UTF-8', ip = '203.0.113.1') =>
  sandbox.app.inject({ method: 'POST', url: '/reports', headers: { 'content-type': type }, payload: body, remoteAddress: ip });

const facts = { app: 'wallet-th', release: '1.2.3', language: 'th', connection: '4g', vitalsShare: 0.5 } as const;
const report = async (...entries: ReportEntry[]) => {
  const batch: ReportBatch = { ...facts, entries };
  expect((await send(JSON.stringify(batch))).statusCode).toBe(204);
};
const page = async () => (await sandbox.ask('GET', '/__reports')).text.replace(/<[^>]+>|\s+/g, ' ').replace(/ +/g, ' ');

const home = { route: '/user/home', count: 1 } as const;
const vital = (value: number, name: 'LCP' | 'TTFB' = 'LCP') => ({ ...home, kind: 'vital', name, value, target: '', parts: {} }) as const;
const outcome = { ...home, kind: 'outcome', action: 'withdraw', code: null, foundAfterMs: null } as const;

describe('reports', () => {
  it('are shown: rates, speed by page, outcomes, and the newest errors with their positions', async () => {
    expect(await page()).toContain('Nothing was reported yet.');
    await report(vital(100), vital(200), vital(300), vital(400), vital(20, 'TTFB'), vital(30, 'TTFB'));
    await report({ ...home, kind: 'error', name: 'TypeError', code: null, frames: ['index-AbCd1234.js:2:345'], count: 3 });
    await report({ ...home, kind: 'missing', file: 'DepositModal-AbCd124.js' });
    await report(
      { ...outcome, outcome: 'done', count: 4 },
      { ...outcome, outcome: 'done', foundAfterMs: 2_500 },
      { ...outcome, outcome: 'refused', code: 'MONEY_NOT_ENOUGH', count: 2 },
      { ...outcome, outcome: 'unknown', code: 'timeout' },
    );
    const text = await page();
    expect(text).toContain('wallet-th 1.2.3 4 3 1 0 1000.0');
    expect(text).toContain('/user/home 300 ms (4)');
    expect(text).toContain('withdraw 5 MONEY_NOT_ENOUGH 2 timeout 1 1 within 2.5 s');
    expect(text).toContain('DepositModal-AbCd124.js did not come , 1 times');
    expect(text).toContain('TypeError , 3 times, /user/home, wallet-th 1.2.3');
    expect(text).toContain('index-AbCd1234.js:2:345');
  });

  it('of the browser itself are taken too', async () => {
    const body = JSON.stringify([{ type: 'crash', url: 'http://localhost/login?x=1', body: { reason: 'oom' } }]);
    expect((await send(body, 'application/reports+json')).statusCode).toBe(204);
    expect((await send('{"csp-report":{"violated-directive":"img-src"}}', 'application/csp-report')).statusCode).toBe(204);
    expect(await page()).toContain('crash oom');
  });

  it.each([
    ['nothing', '', 400],
    ['too much', `"${'x'.repeat(100_000)}"`, 413],
  ])('are refused if they are %s', async (_what, body, status) => expect((await send(body)).statusCode).toBe(status));

  it('are limited for each address, and the oldest are dropped', async () => {
    const statuses = await Promise.all(
      Array.from({ length: 201 }, () => send('', 'text/plain', '203.0.113.2').then(({ statusCode }) => statusCode)),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    await sandbox.db
      .insertInto('report')
      .columns(['app', 'release', 'vitalsShare', 'entry', 'createdAt'])
      .expression((eb) =>
        eb
          .selectFrom('report')
          .crossJoin(sandbox.db.selectNoFrom((e) => e.fn<number>('generate_series', [e.lit(1), e.lit(2_000)]).as('n')).as('many'))
          .select(['app', 'release', 'vitalsShare', 'entry', 'createdAt']),
      )
      .execute();
    await report(vital(1));
    const { count } = await sandbox.db
      .selectFrom('report')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    expect(count).toBe(20_000);
  });

  it('are shown by how often each was counted', async () => {
    await sandbox.db.deleteFrom('report').execute();
    await report({ ...vital(900), count: 1 }, { ...vital(200), count: 9 });
    await report(
      { ...outcome, outcome: 'done', foundAfterMs: 1_000, count: 8 },
      { ...outcome, outcome: 'done', foundAfterMs: 9_000, count: 2 },
    );
    expect(await page()).toMatch(/200 ms \(10\).*10 within 1\.0 s/);
  });
});
