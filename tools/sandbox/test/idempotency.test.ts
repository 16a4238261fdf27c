import { idempotencyHeader } from '@wallet/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSandbox, type TestSandbox } from './helper.ts';
import { expectCleanLedger, refused, rich, sender, success } from './money-helper.ts';

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
  it('stays refused if it is repeated, even if it could succeed by then', async () => {
    expect(await member.post('/th/api/wallet/transfer', { from: 'joker2', to: 'WALLET', amount: 4 }, withKey('late'))).toMatchObject(
      refused(409, 'MONEY_NOT_ENOUGH'),
    );
    expect(await move('more', 5)).toMatchObject(success);
    expect(await member.post('/th/api/wallet/transfer', { from: 'joker2', to: 'WALLET', amount: 4 }, withKey('late'))).toMatchObject(
      refused(409, 'MONEY_NOT_ENOUGH'),
    );
    expect(await inGame()).toBe(5);
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
