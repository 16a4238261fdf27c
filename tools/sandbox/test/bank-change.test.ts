import { describe, expect, it } from 'vitest';
import { operators } from '../src/operators/operators.ts';
import { useSandbox } from './helper.ts';
import { refused, rich, success } from './member-helper.ts';

const sandbox = useSandbox();

const readTables = async () => [
  await sandbox.db.selectFrom('statementEntry').selectAll().execute(),
  await sandbox.db.selectFrom('ledgerAccount').selectAll().orderBy('id').execute(),
];

describe('a withdrawal after the bank account was changed', () => {
  const hourMs = 3_600_000;
  const { name, ...own } = { name: 'สมชาย ใจดี', bankCode: 'KBANK', bankAccountName: 'สมชาย ใจดี', bankAccountNo: '1234567890' };
  // A session expires before the 24 hours have passed.
  const send = async (method: 'PUT' | 'POST', url: string, body: object) =>
    sandbox.ask(method, url, { token: await sandbox.freshTokenOf(rich), body });
  const change = (bank: object) => send('PUT', '/th/api/account/profile', { name, ...own, ...bank });
  const withdraw = (all = '') => send('POST', `/th/api/wallet/withdraw${all}`, { amount: 100 });

  it('is refused for 24 hours, and nothing is withdrawn', async () => {
    expect(await change({ bankAccountName: 'สมชาย ใจงาม' })).toMatchObject(success);
    expect(await withdraw()).toMatchObject(success);
    expect(await change({ bankAccountNo: '1234567891' })).toMatchObject(success);
    const before = await readTables();
    expect(await withdraw()).toMatchObject(refused(409, operators.th.bankChanged));
    expect(await withdraw('All')).toMatchObject(refused(409, operators.th.bankChanged));
    expect(await readTables()).toEqual(before);
    sandbox.advance(24 * hourMs - 1);
    expect(await change({ bankAccountNo: '1234567891', bankAccountName: 'สมชาย ใจดี' })).toMatchObject(success);
    expect(await withdraw()).toMatchObject(refused(409, operators.th.bankChanged));
    sandbox.advance(1);
    expect(await withdraw()).toMatchObject(success);
    expect(await change({})).toMatchObject(success);
    expect(await withdraw()).toMatchObject(refused(409, operators.th.bankChanged));
  });
});
