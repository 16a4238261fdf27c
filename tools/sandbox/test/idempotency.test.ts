import { idempotencyHeader } from '@wallet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from './helper.ts';
import { expectCleanBooks, poor, refused, rich, sender, success } from './money-helper.ts';

let sandbox: TestSandbox;
let member: ReturnType<typeof sender>;
beforeAll(async () => {
  sandbox = await openSandbox();
  member = sender(sandbox, rich);
});
afterAll(async () => {
  await expectCleanBooks(sandbox);
  await sandbox.close();
});

const under = (key: string) => ({ [idempotencyHeader]: key });
const move = (key: string, amount: number, to = 'joker2') =>
  member.post('/th/api/wallet/transfer', { from: 'WALLET', to, amount }, under(key));
const inGame = async () => (await member.held())['joker2'];

describe('a call with a key', () => {
  it('is carried out once and answered alike, one after the other', async () => {
    expect(await move('one', 1)).toMatchObject(success);
    expect(await move('one', 1)).toMatchObject(success);
    expect(await inGame()).toBe(1);
  });

  it('is carried out once, however many come at once', async () => {
    const responses = await Promise.all(Array.from({ length: 20 }, () => move('many', 2)));
    expect(responses.every(({ status, text }) => status === 200 && text === '{"message":"SUCCESS"}')).toBe(true);
    expect(await inGame()).toBe(3);
  });

  it('is refused for another amount, another call and with nothing done', async () => {
    expect(await move('one', 5)).toMatchObject(refused(409, 'KEY_INVALID'));
    expect(await member.post('/th/api/wallet/withdraw', { amount: 100 }, under('one'))).toMatchObject(refused(409, 'KEY_INVALID'));
    expect(await inGame()).toBe(3);
  });

  it('stays refused once it was: the member was told that nothing happened', async () => {
    expect(await member.post('/th/api/wallet/transfer', { from: 'joker2', to: 'WALLET', amount: 4 }, under('late'))).toMatchObject(
      refused(409, 'MONEY_NOT_ENOUGH'),
    );
    expect(await move('more', 1)).toMatchObject(success);
    expect(await member.post('/th/api/wallet/transfer', { from: 'joker2', to: 'WALLET', amount: 4 }, under('late'))).toMatchObject(
      refused(409, 'MONEY_NOT_ENOUGH'),
    );
    expect(await inGame()).toBe(4);
  });

  it('belongs to its member: the same key of another one is another', async () => {
    const other = sender(sandbox, poor);
    const open = () => other.get('/th/api/wallet/activate/pg', { headers: under('one') });
    expect(await open()).toMatchObject(success);
    expect(await open(), 'the answer of the first time').toMatchObject(success);
    expect(await other.get('/th/api/wallet/activate/pg')).toMatchObject(refused(409, 'SLOT_ALREADY_ACTIVE'));
  });

  it.each(['', 'x'.repeat(201), 'two words'])('is refused where the key is %j', async (key) => {
    expect(await move(key, 1)).toMatchObject(refused(400, 'KEY_INVALID'));
  });
});

it('two calls without a key are two', async () => {
  const before = (await inGame()) ?? 0;
  const body = { from: 'WALLET', to: 'joker2', amount: 1 };
  await member.post('/th/api/wallet/transfer', body);
  await member.post('/th/api/wallet/transfer', body);
  expect(await inGame()).toBe(before + 2);
});
