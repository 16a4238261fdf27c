import { operations } from '@wallet/contract/operations';
import { expect, it } from 'vitest';
import { describe, renderReport } from '../src/kit/report-page.ts';
import { runKit } from '../src/kit/run-kit.ts';
import { startFaultyBackend } from './faulty-backend.ts';
import { failures, fillDeposits, member, origin, problems, skippedFor, startKitSandbox } from './kit-sandbox.ts';
import { findUnnamed, inRounds, readingMistakes } from './mistakes.ts';

const sandbox = await startKitSandbox();
const rich = await sandbox.memberIn('all-ready');
await fillDeposits(sandbox, rich);

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

// All mistakes are made in `full/mistakes.test.ts`.
it('names what is wrong of a backend', async () => {
  const [mistakes = []] = inRounds(readingMistakes);
  expect(mistakes.length).toBeGreaterThan(8);
  expect(await findUnnamed(mistakes, { url: sandbox.url, ...rich, allowWrites: false })).toEqual([]);
});

// Of 200 other backends in `full/valid-variants.test.ts`.
it('does not blame a backend that only does what the specification leaves open', async () => {
  await sandbox.control('/__variant', { seed: 7 });
  const report = await runKit({ base: `${sandbox.url}/th`, allowWrites: false, origin, ...rich });
  await sandbox.control('/__variant', { seed: null });
  expect(failures(report)).toEqual([]);
});

it('does not blame a gateway without the number of an account', async () => {
  const gateway = { bankCode: 'PAYONEX', bankType: 'PAYMENT', mode: 'AUTO', bankAccountNo: '-', bankAccountName: 'Siam', currency: 'BAHT' };
  const json = { banks: [{ ...gateway, bank: { nameTH: 'สยาม', nameEN: 'Siam' } }], wallets: [] };
  await using backend = await startFaultyBackend(`${sandbox.url}/th`, [{ call: 'GET /api/lookup/deposit', twist: { json } }]);
  expect(failures(await runKit({ base: backend.url, allowWrites: false, origin, ...rich }))).toEqual([]);
});

it('says first what concerns money, with what members see and what to change', async () => {
  await using backend = await startFaultyBackend(`${sandbox.url}/th`, [
    { call: 'GET /api/lookup/info', twist: { set: { name: undefined } } },
    { call: 'GET /api/lookup/registerOTP', twist: { set: { registerOTP: undefined } } },
    { call: 'GET /api/wallet', twist: { set: { 'wallet.amount': undefined } } },
  ]);
  const report = await runKit({ base: backend.url, allowWrites: false, origin, ...rich });
  const lines = describe(report.findings);
  expect(lines.filter((line) => /^\d/.test(line)).map((line) => line.split(' ')[1])).toEqual([
    'getWallet',
    'getRegisterOtp',
    'getRegisterOtp',
    'getInfo',
  ]);
  expect(lines.slice(0, 3)).toEqual([
    '1. getWallet (money, field): wallet.amount: it is absent',
    '   members: The balance and the total are shown as "-", and amounts are not checked before they are sent.',
    '   change:  Send a JSON number with at most two decimals, such as 100.5.',
  ]);
  expect(renderReport(report)).toContain('The product is called');
});
