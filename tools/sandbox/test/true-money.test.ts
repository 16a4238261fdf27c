import { statementResponse, walletResponse } from '@wallet/contract';
import { moneyOf } from '@wallet/domain';
import CryptoJS from 'crypto-js';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { makeGift } from '../src/world/pretend-bank.ts';
import { useSandbox } from './helper.ts';
import { expectCleanLedger, poor, refused, rich, sender, success } from './member-helper.ts';

const sandbox = useSandbox({ log: 'trace' });
const member = sender(sandbox, poor);
const other = sender(sandbox, rich);

const encrypt = (text: string, passphrase = 'wallet-sandbox') => CryptoJS.AES.encrypt(text, passphrase).toString();
const give = (minor: number) => makeGift(sandbox.db, moneyOf(minor, 'BAHT'), sandbox.now());
const redeem = (link: string, who = member) => who.post('/th/api/wallet/truelink', { link });
const wallet = async (who = member) => (await who.balances()).WALLET ?? 0;

describe('a true-money link', () => {
  it('adds its amount to the wallet, with a statement entry', async () => {
    const before = await wallet();
    expect(await redeem(encrypt(`ส่งซองของขวัญให้คุณ ${await give(99_50)} กดเพื่อรับ`))).toMatchObject(success);
    expect(await wallet()).toBeCloseTo(before + 99.5, 5);
    const { statements } = parse(statementResponse, (await member.post('/th/api/statement', { page: 1, limit: 1 })).body);
    expect(statements[0]).toMatchObject({ statementType: 'deposit', from: 'TRUEMONEY', to: 'WALLET', amount: 99.5, status: 'SUCCESS' });
    await expectCleanLedger(sandbox);
  });

  it('is redeemed once if two members send it fifty times at once', async () => {
    const before = [await wallet(), await wallet(other)];
    const link = await give(20_00);
    const responses = await Promise.all(Array.from({ length: 50 }, (_, index) => redeem(encrypt(link), index % 2 === 0 ? member : other)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ text }) => text === '{"message":"TRUELINK_DUPLICATE"}')).toHaveLength(49);
    const after = [await wallet(), await wallet(other)];
    expect((after[0] ?? 0) + (after[1] ?? 0)).toBeCloseTo((before[0] ?? 0) + (before[1] ?? 0) + 20, 5);
    await expectCleanLedger(sandbox);
  });

  it('must be worth at least two baht', async () => {
    const link = await give(1_99);
    expect(await redeem(encrypt(link))).toMatchObject(refused(400, 'TRUELINK_INVALID'));
    expect(await redeem(encrypt(link))).toMatchObject(refused(400, 'TRUELINK_INVALID'));
    expect(await redeem(encrypt(await give(2_00)))).toMatchObject(success);
  });

  it('expires after three days', async () => {
    const link = await give(50_00);
    sandbox.advance(3 * 24 * 3_600_000);
    const fresh = { token: await sandbox.freshTokenOf(poor), body: { link: encrypt(link) } };
    expect(await sandbox.ask('POST', '/th/api/wallet/truelink', fresh)).toMatchObject(refused(400, 'TRUELINK_INVALID'));
    sandbox.advance(-3 * 24 * 3_600_000);
  });

  it.each<[string, () => string | Promise<string>]>([
    ['not encrypted', () => give(10_00)],
    ['encrypted with another passphrase', async () => encrypt(await give(10_00), 'another')],
    ['to another site', () => encrypt('https://gift.truemoney.com.evil.example/campaign/?v=0123456789abcdef01')],
    ['of a gift that does not exist', () => encrypt('https://gift.truemoney.com/campaign/?v=0123456789abcdef01')],
    ['that is not a link', () => encrypt('hello')],
    ['with invalid base64', () => '%%%%'],
  ])('is refused if it is invalid: %s', async (_name, link) => {
    expect(await redeem(await link())).toMatchObject(refused(400, 'TRUELINK_INVALID'));
  });

  it('is converted to kip at the rate of the operator for a member with kip', async () => {
    const kip = '02055512345';
    const read = async () => parse(walletResponse, (await sandbox.asMember(kip, 'GET', '/la/api/wallet')).body).wallet.amount ?? 0;
    const before = await read();
    expect(await sandbox.asMember(kip, 'POST', '/la/api/wallet/truelink', { body: { link: encrypt(await give(10_01)) } })).toMatchObject(
      success,
    );
    expect(await read()).toBeCloseTo(before + 6006, 5);
    await expectCleanLedger(sandbox);
  });

  it('requires a login and a link', async () => {
    const body = { link: encrypt(await give(10_00)) };
    expect(await sandbox.ask('POST', '/th/api/wallet/truelink', { body })).toMatchObject(refused(401, 'invalid-token'));
    expect(await redeem('')).toMatchObject(refused(400, 'KEY_MISSING'));
  });
});
