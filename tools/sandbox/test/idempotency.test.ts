import { idempotencyHeader } from '@wallet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from './helper.ts';
import { expectCleanLedger, poor, refused, rich, sender, success } from './money-helper.ts';

let sandbox: TestSandbox;
let member: ReturnType<typeof sender>;
beforeAll(async () => {
  sandbox = await openSandbox();
  member = sender(sandbox, rich);
});
afterAll(async () => {
  await expectCleanLedger(sandbox);
  await sandbox.close();
});

const withKey = (key: string) => ({ [idempotencyHeader]: key });
const move = (key: string, amount: number, to = 'joker2') =>
  member.post('/th/api/wallet/transfer', { from: 'WALLET', to, amount }, withKey(key));
const inGame = async () => (await member.balances()).joker2;

describe('a request with an idempotency key', () => {
  it('is carried out once and gets the same response if it is repeated', async () => {
    expect(await move('one', 1)).toMatchObject(success);
    expect(await move('one', 1)).toMatchObject(success);
    expect(await inGame()).toBe(1);
  });

  it('is carried out once if it is sent twenty times at once', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => move('many', 2)));
    expect(responses.every(({ status, text }) => status === 200 && text === '{"message":"SUCCESS"}')).toBe(true);
    expect(await inGame()).toBe(3);
  });

  it('is refused, and changes nothing, if the key was used for another amount or another operation', async () => {
    expect(await move('one', 5)).toMatchObject(refused(409, 'KEY_INVALID'));
    expect(await member.post('/th/api/wallet/withdraw', { amount: 100 }, withKey('one'))).toMatchObject(refused(409, 'KEY_INVALID'));
    expect(await inGame()).toBe(3);
  });

  it('stays refused if it is repeated, even if it could succeed by then', async () => {
    expect(await member.post('/th/api/wallet/transfer', { from: 'joker2', to: 'WALLET', amount: 4 }, withKey('late'))).toMatchObject(
      refused(409, 'MONEY_NOT_ENOUGH'),
    );
    expect(await move('more', 1)).toMatchObject(success);
    expect(await member.post('/th/api/wallet/transfer', { from: 'joker2', to: 'WALLET', amount: 4 }, withKey('late'))).toMatchObject(
      refused(409, 'MONEY_NOT_ENOUGH'),
    );
    expect(await inGame()).toBe(4);
  });

  it('does not conflict with the same key of another member', async () => {
    const other = sender(sandbox, poor);
    const open = () => other.get('/th/api/wallet/activate/pg', { headers: withKey('one') });
    expect(await open()).toMatchObject(success);
    expect(await open(), 'the response to the first request').toMatchObject(success);
    expect(await other.get('/th/api/wallet/activate/pg')).toMatchObject(refused(409, 'SLOT_ALREADY_ACTIVE'));
  });

  it.each(['', 'x'.repeat(201), 'two words'])('is refused if the key is %j', async (key) => {
    expect(await move(key, 1)).toMatchObject(refused(400, 'KEY_INVALID'));
  });
});

it('carries out two requests without an idempotency key twice', async () => {
  const before = (await inGame()) ?? 0;
  const body = { from: 'WALLET', to: 'joker2', amount: 1 };
  await member.post('/th/api/wallet/transfer', body);
  await member.post('/th/api/wallet/transfer', body);
  expect(await inGame()).toBe(before + 2);
});
