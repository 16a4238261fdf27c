import { moneyOf } from '@wallet/domain';
import CryptoJS from 'crypto-js';
import { describe, expect, it } from 'vitest';
import { makeGift } from '../src/world/pretend-bank.ts';
import { useSandbox } from './helper.ts';
import { lao, poor, refused, seal, sender, success } from './member-helper.ts';

const sandbox = useSandbox({ log: 'trace' });
const member = sender(sandbox, poor);

const give = (minor: number) => makeGift(sandbox.db, moneyOf(minor, 'BAHT'), sandbox.now());
const redeem = (link: string) => member.post('/th/api/wallet/truelink', { link });

describe('a true-money link', () => {
  it('must be worth at least two baht', async () => {
    expect(await redeem(seal(await give(1_99)))).toMatchObject(refused(400, 'TRUELINK_INVALID'));
    expect(await redeem(seal(await give(2_00)))).toMatchObject(success);
  });

  it('expires after three days', async () => {
    const link = await give(50_00);
    sandbox.advance(3 * 24 * 3_600_000);
    expect(await redeem(seal(link))).toMatchObject(refused(400, 'TRUELINK_INVALID'));
  });

  it.each<[string, () => string | Promise<string>]>([
    ['not encrypted', () => give(10_00)],
    ['encrypted with another passphrase', async () => CryptoJS.AES.encrypt(await give(10_00), 'another').toString()],
    ['to another site', () => seal('https://gift.truemoney.com.evil.example/campaign/?v=0123456789abcdef01')],
    ['of a gift that does not exist', () => seal('https://gift.truemoney.com/campaign/?v=0123456789abcdef01')],
    ['with invalid base64', () => '%%%%'],
  ])('is refused if it is invalid: %s', async (_name, link) => {
    expect(await redeem(await link())).toMatchObject(refused(400, 'TRUELINK_INVALID'));
  });

  it('is converted to kip at the rate of the operator for a member with kip', async () => {
    const kip = sender(sandbox, lao);
    const before = await kip.wallet();
    expect(await kip.post('/la/api/wallet/truelink', { link: seal(await give(10_01)) })).toMatchObject(success);
    expect(await kip.wallet()).toBeCloseTo(before + 6006, 5);
  });
});
