import { operations } from '@wallet/contract/operations';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { renderReport } from '../src/kit/report-page.ts';
import { runKit } from '../src/kit/run-kit.ts';
import { startFaultyBackend } from './faulty-backend.ts';
import { member, origin, problems, skippedFor, startKitSandbox, type KitSandbox } from './kit-sandbox.ts';

let sandbox: KitSandbox;
beforeAll(async () => {
  sandbox = await startKitSandbox();
}, 60_000);
afterAll(() => sandbox[Symbol.asyncDispose](), 30_000);

async function readBalance(): Promise<unknown> {
  const headers = { 'content-type': 'application/json' };
  const login = await fetch(`${sandbox.url}/th/api/login`, { method: 'POST', headers, body: JSON.stringify(member) });
  const { token } = (await login.json()) as { token: string };
  return (await fetch(`${sandbox.url}/th/api/wallet`, { headers: { authorization: `Bearer ${token}` } })).json();
}

// What takes longer is in `full/kit.test.ts`.
it('reports no problems as a member, and changes nothing without permission to write', async () => {
  const before = await readBalance();
  const report = await runKit({ base: `${sandbox.url}/th`, allowWrites: false, origin, ...member });
  expect(problems(report)).toEqual([]);
  expect(report.loggedIn).toBe(true);
  const changing = Object.entries(operations)
    .filter(([name, { effect }]) => effect !== 'read' && name !== 'logIn')
    .map(([name]) => name);
  expect(skippedFor(report, '--allow-writes')).toEqual(expect.arrayContaining(changing.filter((name) => name !== 'sendChatMessage')));
  expect(await readBalance()).toEqual(before);
});

it('finds an answer that lacks what the apps need', async () => {
  const fault = { call: 'GET /api/wallet', twist: { json: { profile: {} } } };
  await using backend = await startFaultyBackend(`${sandbox.url}/th`, [fault]);
  const report = await runKit({ base: backend.url, allowWrites: false, origin, ...member });
  expect(problems(report)).toContainEqual(expect.objectContaining({ subject: 'getWallet', check: 'shape', verdict: 'failed' }));
  expect(renderReport(report)).toContain('getWallet');
});
