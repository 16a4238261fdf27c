import { moneyOf } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { houseAccount, memberAccount } from '../src/ledger/ledger-accounts.ts';
import { postMove } from '../src/ledger/ledger.ts';
import { operators } from '../src/operators/operators.ts';
import { useSandbox } from './helper.ts';
import { expectUnchanged, freshMember, poor, refused, rich, sender, success } from './member-helper.ts';

const sandbox = useSandbox();
const member = sender(sandbox, rich);

const statements = async () =>
  sandbox.db
    .selectFrom('statementEntry')
    .select(['type', 'fromPlace', 'toPlace', 'amount', 'status'])
    .where('memberId', '=', await member.idOf())
    .orderBy('id')
    .execute();
const lastStatement = async () => (await statements()).at(-1);

describe('a transfer', () => {
  const transfer = (from: string, to: string, amount: unknown) => member.post('/th/api/wallet/transfer', { from, to, amount });

  it('moves an amount to a game account and back, with a statement entry each', async () => {
    const before = await member.balances();
    expect(await transfer('WALLET', 'joker2', 100.05)).toMatchObject(success);
    expect(await member.balances()).toEqual({ ...before, WALLET: 12_245.62, joker2: 100.05 });
    expect(await lastStatement()).toEqual({ type: 'transfer', fromPlace: 'WALLET', toPlace: 'joker2', amount: 100_05, status: 'SUCCESS' });
    expect(await transfer('joker2', 'WALLET', 100.05)).toMatchObject(success);
    expect(await member.balances()).toEqual(before);
  });

  it.each<[string, string, unknown, number, string]>([
    ['WALLET', 'pg', 0.99, 400, 'TRANSFER_MINIMUM'],
    ['WALLET', 'pg', 12_345.68, 409, 'MONEY_NOT_ENOUGH'],
    ['pg', 'WALLET', 250.51, 409, 'MONEY_NOT_ENOUGH'],
    ['WALLET', 'WALLET', 1, 400, 'KEY_INVALID'],
    ['WALLET', 'circus', 1, 404, 'SLOT_NO_ACCOUNT'],
    ['circus', 'WALLET', 1, 404, 'SLOT_NO_ACCOUNT'],
    ['WALLET', 'poker', 1, 404, 'NO_GAME'],
    ['WALLET', 'pg', 1.005, 400, 'KEY_INVALID'],
  ])('from %s to %s of %s is refused, and changes nothing', async (from, to, amount, status, code) => {
    await expectUnchanged(sandbox, () => transfer(from, to, amount), refused(status, code));
  });
});

describe('a transfer of everything', () => {
  const transferAll = (to: string) => member.post('/th/api/wallet/transferAll', { to });

  it('moves the balances of the wallet and all games to one place', async () => {
    const before = await member.balances();
    const total = Object.values(before).reduce<number>((sum, amount) => sum + Math.round((amount ?? 0) * 100), 0) / 100;
    const countBefore = (await statements()).length;
    expect(await transferAll('betflix')).toMatchObject(success);
    expect(await member.balances()).toEqual({ WALLET: 0, pg: 0, joker2: 0, imi: 0, huayhd: 0, betflix: total });
    expect((await statements()).slice(countBefore).map(({ fromPlace, toPlace }) => `${fromPlace}>${toPlace}`)).toEqual([
      'WALLET>betflix',
      'pg>betflix',
      'imi>betflix',
      'huayhd>betflix',
    ]);
    expect(await transferAll('betflix'), 'repeated when everything is already there').toMatchObject(success);
    expect(await transferAll('WALLET')).toMatchObject(success);
    expect(await member.balances()).toEqual({ WALLET: total, pg: 0, joker2: 0, imi: 0, huayhd: 0, betflix: 0 });
  });

  it.each([
    [poor, 'WALLET', 409, 'MONEY_NOT_ENOUGH'],
    [rich, 'circus', 404, 'SLOT_NO_ACCOUNT'],
  ])('of %s to %j is refused', async (phone, to, status, code) => {
    const ask = () => sandbox.asMember(phone, 'POST', '/th/api/wallet/transferAll', { body: { to } });
    await expectUnchanged(sandbox, ask, refused(status, code));
  });
});

describe('a withdrawal', () => {
  const withdraw = (amount: number) => member.post('/th/api/wallet/withdraw', { amount });

  it.each<[string, number, number, string]>([
    ['', 99.99, 400, 'TRANSFER_MINIMUM'],
    ['', 200_000.01, 400, 'KEY_INVALID'],
    ['', 200_000, 409, 'MONEY_NOT_ENOUGH'],
    ['All', 199_999, 409, 'MONEY_NOT_ENOUGH'],
  ])('by withdraw%s of the amount %d is refused', async (all, amount, status, code) => {
    await expectUnchanged(sandbox, () => member.post(`/th/api/wallet/withdraw${all}`, { amount }), refused(status, code));
  });

  it('with withdrawAll takes the missing amount from the games', async () => {
    const wallet = (await member.balances()).WALLET ?? 0;
    await member.post('/th/api/wallet/transfer', { from: 'WALLET', to: 'pg', amount: wallet - 100 });
    const countBefore = (await statements()).length;
    expect(await withdraw(150)).toMatchObject(refused(409, 'MONEY_NOT_ENOUGH'));
    expect(await member.post('/th/api/wallet/withdrawAll', { amount: 150 })).toMatchObject(success);
    expect((await member.balances()).WALLET).toBe(0);
    expect((await statements()).slice(countBefore)).toEqual([
      { type: 'transfer', fromPlace: 'pg', toPlace: 'WALLET', amount: 50_00, status: 'SUCCESS' },
      { type: 'withdraw', fromPlace: 'WALLET', toPlace: 'KBANK', amount: 150_00, status: 'PENDING' },
    ]);
  });

  it('has a minimum in the currency of the member', async () => {
    const lao = sender(sandbox, '02055512345');
    expect(await lao.post('/la/api/wallet/withdraw', { amount: 19_999 })).toMatchObject(refused(400, 'TRANSFER_MINIMUM'));
    expect(await lao.post('/la/api/wallet/withdraw', { amount: 20_000 })).toMatchObject(success);
  });
});

describe('adding to the wallet', () => {
  const add = (amount: number) => member.post('/th/api/wallet/add', { amount });

  it('takes the amount from the invite balance, and is refused above it', async () => {
    expect(await add(10)).toMatchObject(refused(409, 'MONEY_NOT_ENOUGH'));
    const holder = { id: await member.idOf(), operator: 'th', currency: 'BAHT' } as const;
    const places = { from: houseAccount(holder, 'promotion'), to: memberAccount(holder, 'invite') };
    const move = { kind: 'invite', intent: 'test:invite', ...places, amount: moneyOf(12_34, 'BAHT'), at: sandbox.now() };
    await sandbox.db.transaction().execute((trx) => postMove(trx, holder, move));
    const before = (await member.balances()).WALLET ?? 0;
    expect(await add(12.35)).toMatchObject(refused(409, 'MONEY_NOT_ENOUGH'));
    expect(await add(0)).toMatchObject(refused(400, 'TRANSFER_MINIMUM'));
    expect(await add(12.34)).toMatchObject(success);
    expect((await member.balances()).WALLET).toBeCloseTo(before + 12.34, 2);
    expect(await lastStatement()).toMatchObject({ type: 'bonus', fromPlace: 'INVITE', toPlace: 'WALLET', amount: 12_34 });
  });
});

describe('a withdrawal', () => {
  it('is refused without a bank account to pay it to', async () => {
    const nobody = await freshMember(sandbox, { wallet: 500_00 });
    await sandbox.db.updateTable('member').set({ bankAccountNo: '' }).where('id', '=', nobody.id).execute();
    await expectUnchanged(sandbox, () => nobody.ask('POST', '/api/wallet/withdraw', { amount: 100 }), refused(409, 'NO_BANK'));
  });
});

describe('a withdrawal after the bank account was changed', () => {
  const hourMs = 3_600_000;
  const { name, ...own } = { name: 'สมชาย ใจดี', bankCode: 'KBANK', bankAccountName: 'สมชาย ใจดี', bankAccountNo: '1234567890' };
  const change = (bank: object) => sandbox.asMember(rich, 'PUT', '/th/api/account/profile', { body: { name, ...own, ...bank } });
  const withdraw = (all = '') => sandbox.asMember(rich, 'POST', `/th/api/wallet/withdraw${all}`, { body: { amount: 100 } });

  it('is refused for 24 hours, and nothing is withdrawn', async () => {
    await member.post('/th/api/wallet/transferAll', { to: 'WALLET' });
    expect(await change({ bankAccountName: 'สมชาย ใจงาม' })).toMatchObject(success);
    expect(await withdraw()).toMatchObject(success);
    expect(await change({ bankAccountNo: '1234567891' })).toMatchObject(success);
    for (const all of ['', 'All']) await expectUnchanged(sandbox, () => withdraw(all), refused(409, operators.th.bankChanged));
    sandbox.advance(24 * hourMs - 1);
    expect(await change({ bankAccountNo: '1234567891', bankAccountName: 'สมชาย ใจดี' })).toMatchObject(success);
    expect(await withdraw()).toMatchObject(refused(409, operators.th.bankChanged));
    sandbox.advance(1);
    expect(await withdraw()).toMatchObject(success);
    expect(await change({})).toMatchObject(success);
    expect(await withdraw()).toMatchObject(refused(409, operators.th.bankChanged));
  });
});
