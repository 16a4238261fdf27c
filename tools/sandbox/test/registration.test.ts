import { walletResponse } from '@wallet/contract';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { auditLedger } from '../src/index.ts';
import { useSandbox } from './helper.ts';

const sandbox = useSandbox();

const newcomer = {
  name: 'มานี มีนา',
  username: '0855555555',
  password: 'my own secret',
  sourceCode: 'LINE',
  inviteCode: '',
  bankCode: 'GSB',
  bankAccountName: 'มานี มีนา',
  bankAccountNo: '020-111-222333',
  currency: '',
};
const laoNewcomer = {
  ...newcomer,
  name: 'ມະນີ ແສງດາວ',
  username: '020 7777 8888',
  bankCode: 'BCEL',
  bankAccountName: 'MANY SENGDAO',
  bankAccountNo: '160120009990001001',
  currency: 'LAK',
};

const register = (change: object, operator = 'th') =>
  sandbox.ask('POST', `/${operator}/api/account`, { body: { ...(operator === 'th' ? newcomer : laoNewcomer), ...change } });
const validate = (change: object, operator = 'th') =>
  sandbox.ask('POST', `/${operator}/api/account/validate`, {
    // The currency is not among the fields that are checked.
    body: { ...(operator === 'th' ? newcomer : laoNewcomer), ...change, currency: undefined },
  });
const countMembers = async () => (await sandbox.db.selectFrom('member').select('id').execute()).length;

async function walletOf(operator: 'th' | 'la', phone: string, password: string) {
  const { body } = await sandbox.logIn(operator, phone, password);
  const { token } = body as { token: string };
  return parse(walletResponse, (await sandbox.ask('GET', `/${operator}/api/wallet`, { token })).body);
}

describe('a new member', () => {
  it('can log in immediately, with an empty wallet and no open game account', async () => {
    expect(await register({})).toMatchObject({ status: 200, body: { message: 'SUCCESS' } });
    const { profile, bankAccount, wallet, slots } = await walletOf('th', '0855555555', 'my own secret');
    expect(profile).toMatchObject({ name: 'มานี มีนา', username: '0855555555', coin: 0 });
    expect(bankAccount).toMatchObject({ bankCode: 'GSB', bankAccountName: 'มานี มีนา', bankAccountNo: '020111222333' });
    expect(wallet).toEqual({ amount: 0 });
    expect(slots).toHaveLength(12);
    expect(slots.some(({ isActive, amount }) => isActive || amount !== 0)).toBe(false);
    expect((await auditLedger(sandbox.db)).isClean).toBe(true);
  });

  it('is stored as meant, however the texts were typed or pasted', async () => {
    const typed = {
      username: '+66 (0)85\u2011555\u20115505',
      name: '\u202aมานี\u00a0มีนา\u202c',
      bankAccountName: 'มานี\u200b มีนา',
      bankAccountNo: 'เลขที่บัญชี ๐๒๐-1-11222305',
    };
    expect((await register(typed)).status).toBe(200);
    const { profile, bankAccount } = await walletOf('th', '66 85 555 5505', 'my own secret');
    expect(profile).toMatchObject({ name: 'มานี มีนา', username: '0855555505' });
    expect(bankAccount).toMatchObject({ bankAccountName: 'มานี มีนา', bankAccountNo: '020111222305' });
  });

  it('in Laos has the chosen currency, or kip if none was chosen', async () => {
    expect((await register({}, 'la')).status).toBe(200);
    const baht = { username: '02077779999', currency: 'BAHT', bankCode: 'KBANK', bankAccountNo: '9990001112' };
    expect((await register(baht, 'la')).status).toBe(200);
    const preset = { username: '02077770000', currency: undefined, bankAccountNo: '160120009990001009' };
    expect((await register(preset, 'la')).status).toBe(200);
    expect((await walletOf('la', '+8562077778888', 'my own secret')).wallet.currency).toBe('LAK');
    expect((await walletOf('la', '02077779999', 'my own secret')).wallet.currency).toBe('BAHT');
    expect((await walletOf('la', '02077770000', 'my own secret')).wallet.currency).toBe('LAK');
  });

  it('may have the phone and the bank account of a member of the other operator', async () => {
    expect((await register({ username: '0812345678', bankCode: 'KBANK', bankAccountNo: '1234567890' }, 'la')).status).toBe(200);
  });

  it('is linked to the inviter, and is registered even with an unknown invite code', async () => {
    const { profile } = await walletOf('th', '0812345678', 'demo-1234');
    expect((await register({ username: '0855555501', bankAccountNo: '020111222301', inviteCode: `PR${profile._id}` })).status).toBe(200);
    expect((await register({ username: '0855555502', bankAccountNo: '020111222302', inviteCode: '<b>?' })).status).toBe(200);
    const rows = await sandbox.db
      .selectFrom('member')
      .select('invitedBy')
      .where('username', 'in', ['0855555501', '0855555502'])
      .orderBy('username')
      .execute();
    expect(rows).toEqual([{ invitedBy: profile._id }, { invitedBy: null }]);
  });

  it.each([{ amount: 1_000_000 }, { coin: 99 }, { isActive: false }, { _id: 'mine' }])('cannot set %j', async (extra) => {
    const before = await countMembers();
    expect(await register({ username: '0855555503', bankAccountNo: '020111222303', ...extra })).toMatchObject({
      status: 400,
      body: { message: 'KEY_INVALID' },
    });
    expect(await countMembers()).toBe(before);
  });

  it('is created once if the same registration is sent five times at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => register({ username: '0855555504', bankAccountNo: '020111222304' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(new Set(responses.map(({ text }) => text))).toEqual(new Set(['{"message":"SUCCESS"}', '{"message":"EXISTING_USER"}']));
  });
});

const free = { username: '0866666666', bankAccountNo: '020999888777' };

describe('a registration', () => {
  it.each<[string, object, string, number]>([
    ['for a phone that is taken', { username: '0812345678' }, 'EXISTING_USER', 409],
    ['for a bank account that is taken', { bankCode: 'KBANK', bankAccountNo: '123-4-56789-0' }, 'EXISTING_BANK', 409],
    ['for a taken phone in international form', { username: '+66812345678' }, 'EXISTING_USER', 409],
    ['for a masked account number', { bankAccountNo: 'xxx-xxx-7890' }, 'INVALID_BANK', 400],
    ['for a phone of nine digits', { username: '081234567' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT', 400],
    ['for a phone with letters', { username: '08123456ab' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT', 400],
    ['for a name with markup', { name: '<img src=x>' }, 'INVALID_USER_INFO', 400],
    ['for a source that is not offered', { sourceCode: 'MOON' }, 'INVALID_USER_INFO', 400],
    ['for a bank that is not offered', { bankCode: 'BCEL' }, 'INVALID_BANK', 400],
    ['for an account number without digits', { bankAccountNo: 'abcdefgh' }, 'INVALID_BANK', 400],
    ['for a Thai name at KTB', { bankCode: 'KTB' }, 'BANK_ACCOUNT_NAME_ENG', 400],
    ['for a Thai name at TMB', { bankCode: 'TMB' }, 'BANK_ACCOUNT_NAME_ENG', 400],
    ['for a name with digits at BBL', { bankCode: 'BBL', bankAccountName: 'MANEE 2' }, 'BANK_ACCOUNT_NAME_ENG', 400],
    ['for a currency that is not offered', { currency: 'LAK' }, 'KEY_INVALID', 400],
    ['for an unknown currency', { currency: 'USD' }, 'KEY_INVALID', 400],
    ['without a name', { name: '  ' }, 'KEY_MISSING', 400],
    ['without a password', { password: undefined }, 'KEY_MISSING', 400],
    ['without a bank account', { bankAccountNo: '' }, 'KEY_MISSING', 400],
  ])('is refused, and creates no member, %s', async (_name, change, message, status) => {
    const before = await countMembers();
    expect(await register({ ...free, ...change })).toMatchObject({ status, body: { message } });
    expect(await countMembers()).toBe(before);
  });

  it('succeeds with an English name at a bank that requires one', async () => {
    expect((await register({ ...free, bankCode: 'KTB', bankAccountName: 'MANEE MEENA' })).status).toBe(200);
  });
});

describe('POST /api/account/validate', () => {
  const noBank = { bankCode: '', bankAccountName: '', bankAccountNo: '', currency: undefined };

  it('accepts valid values without a bank account, and creates no member', async () => {
    const before = await countMembers();
    expect(await validate({ ...noBank, username: '0844444444' })).toMatchObject({ status: 200, body: { message: 'OK' } });
    expect(await validate({ ...noBank, username: '0209' }, 'la')).toMatchObject({ status: 200 });
    expect(await countMembers()).toBe(before);
  });

  it.each<[object, string]>([
    [{ username: '0812345678' }, 'EXISTING_USER'],
    [{ username: '12345' }, 'PHONE_NUMBER_REQUIRE_10_DIGIT'],
    [{ name: '' }, 'KEY_MISSING'],
    [{ username: '0844444444', ...{ bankCode: 'KTB', bankAccountNo: '1112223334', bankAccountName: 'มานี' } }, 'BANK_ACCOUNT_NAME_ENG'],
  ])('refuses %j with %s', async (change, message) => {
    expect((await validate({ ...noBank, ...change })).body).toEqual({ message });
  });
});

describe('the password of a new member', () => {
  it.each([
    ['th', '1234567'],
    ['la', 'ກ'],
  ])('must have at least eight characters at %s: %j is refused', async (operator, password) => {
    const before = await countMembers();
    const invalid = { status: 400, body: { message: 'INVALID_USER_INFO' } };
    const change = { password, username: '0855555777', bankAccountNo: '020111222777' };
    expect(await validate(change, operator)).toMatchObject(invalid);
    expect(await register(change, operator)).toMatchObject(invalid);
    expect(await countMembers()).toBe(before);
  });
});
