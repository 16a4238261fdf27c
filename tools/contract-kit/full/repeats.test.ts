import { operations } from '@wallet/contract/operations';
import { describe, expect, it } from 'vitest';
import { checkRepeats } from '../src/kit/check-repeats.ts';
import { createClient } from '../src/kit/client.ts';
import { createFindings } from '../src/kit/findings.ts';
import type { KitReport } from '../src/kit/run-kit.ts';
import { readKnownValues } from '../src/kit/known-values.ts';
import { readAnswer } from '../src/kit/read-as-apps.ts';
import { startFaultyBackend, type Fault } from '../test/faulty-backend.ts';
import { startKitSandbox } from '../test/kit-sandbox.ts';

const sandbox = await startKitSandbox();

/** Runs only the check for repeated calls. */
async function findRepeats(base: string, login: object): Promise<Pick<KitReport, 'findings'>> {
  const request = createClient(base);
  const token = readAnswer('logIn', (await request({ ...operations.logIn, body: login })).json)?.token ?? null;
  const findings = createFindings(new Set());
  await checkRepeats(
    { request, findings, knownValues: await readKnownValues(request, token), token, allowWrites: true, allowedLinks: [] },
    base,
  );
  return { findings: findings.list };
}

const repeats = ({ findings }: Pick<KitReport, 'findings'>) => findings.filter(({ check }) => check === 'repeat');
const withVerdict = (report: Pick<KitReport, 'findings'>, expected: string) =>
  repeats(report)
    .filter(({ verdict }) => verdict === expected)
    .map(({ subject }) => subject)
    .sort();

describe('a money call that is repeated after a lost response', { timeout: 60_000 }, () => {
  const ignoring = (...names: (keyof typeof operations)[]): Fault[] =>
    names.map((name) => ({ call: `${operations[name].method} ${operations[name].path}`, twist: { ignoresKeys: true } }));

  it.each([
    ['normal', ['sendSlip', 'transfer', 'withdraw'], 'it was done 2 times'],
    ['wheel-ready', ['spin'], 'it was done 4 times'],
    ['refund-ready', ['addRefund', 'receiveRefund'], 'the member is told that nothing happened'],
    ['invite-ready', ['claimInviteBonus'], 'the member is told that nothing happened'],
  ] as const)('is reported when a backend ignores its key, for a member in the state %s', async (scenario, names, reason) => {
    await using backend = await startFaultyBackend(`${sandbox.url}/th`, ignoring(...names));
    const report = await findRepeats(backend.url, await sandbox.memberIn(scenario));
    expect(withVerdict(report, 'failed')).toEqual(names);
    for (const { detail, change, harm } of repeats(report).filter(({ verdict }) => verdict === 'failed')) {
      expect(detail).toContain(reason);
      expect(change).toContain('Idempotency-Key');
      expect(change).toContain('502');
      expect(harm).toBe('money');
    }
  });

  it('is not taken for a repetition where amounts are in hundredths, or follow later', async () => {
    await using backend = await startFaultyBackend(`${sandbox.url}/th`, [
      { call: 'GET /api/wallet', twist: { set: { 'wallet.amount': (amount: unknown) => Number(amount) * 100 } } },
      { call: 'POST /api/wallet/add', twist: { json: { message: 'SUCCESS' } } },
    ]);
    const report = await findRepeats(backend.url, await sandbox.memberIn('normal'));
    expect(withVerdict(report, 'failed')).toEqual([]);
    const consistency = report.findings.filter(({ check }) => check === 'consistency');
    expect(consistency).toContainEqual(
      expect.objectContaining({ subject: 'transfer', verdict: 'failed', detail: expect.stringContaining('different units') as unknown }),
    );
    expect(consistency).toContainEqual(expect.objectContaining({ subject: 'addInviteBonus', verdict: 'warned' }));
  });
});
