import { idempotencyHeader } from '@wallet/contract';
import { describe, expect, it } from 'vitest';
import { useSandbox } from './helper.ts';
import { refused, rich, sender, success } from './member-helper.ts';

const sandbox = useSandbox();
const member = sender(sandbox, rich);

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
