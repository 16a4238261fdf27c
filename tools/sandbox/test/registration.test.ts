import { walletResponse } from '@wallet/contract';
import { sql } from 'kysely';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { useSandbox } from './helper.ts';
import { expectUnchanged, refused } from './member-helper.ts';

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
async function walletOf(operator: 'th' | 'la', phone: string, password: string) {
  const { body } = await sandbox.logIn(operator, phone, password);
  const { token } = body as { token: string };
  return parse(walletResponse, (await sandbox.ask('GET', `/${operator}/api/wallet`, { token })).body);
}

describe('a new member', () => {
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

  it('is created once if the same registration is sent five times at once', async () => {
    const responses = await Promise.all(
      Array.from({ length: 5 }, () => register({ username: '0855555504', bankAccountNo: '020111222304' })),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect(new Set(responses.map(({ text }) => text))).toEqual(new Set(['{"message":"SUCCESS"}', '{"message":"EXISTING_USER"}']));
  });
});

describe('a registration', () => {
  it.each<[string, object, ReturnType<typeof refused>]>([
    ['for a phone that is taken', { username: '+66812345678' }, refused(409, 'EXISTING_USER')],
    ['for a bank account that is taken', { bankCode: 'KBANK', bankAccountNo: '123-4-56789-0' }, refused(409, 'EXISTING_BANK')],
    ['for a phone of nine digits', { username: '081234567' }, refused(400, 'PHONE_NUMBER_REQUIRE_10_DIGIT')],
    ['for a name with markup', { name: '<img src=x>' }, refused(400, 'INVALID_USER_INFO')],
    ['for a source that is not offered', { sourceCode: 'MOON' }, refused(400, 'INVALID_USER_INFO')],
    ['for a bank that is not offered', { bankCode: 'BCEL' }, refused(400, 'INVALID_BANK')],
    ['for a masked account number', { bankAccountNo: 'xxx-xxx-7890' }, refused(400, 'INVALID_BANK')],
    ['for a Thai name at a bank that needs an English one', { bankCode: 'KTB' }, refused(400, 'BANK_ACCOUNT_NAME_ENG')],
    ['for a currency that is not offered', { currency: 'LAK' }, refused(400, 'KEY_INVALID')],
    ['without a bank account', { bankAccountNo: '' }, refused(400, 'KEY_MISSING')],
    ['with a password of seven characters', { password: '1234567' }, refused(400, 'INVALID_USER_INFO')],
  ])('is refused, and creates no member, %s', async (_name, change, refusal) => {
    await expectUnchanged(sandbox, () => register({ username: '0866666666', bankAccountNo: '020999888777', ...change }), refusal);
  });

  it('is refused if it stores nothing for a reason that is not known', async () => {
    await sql`create function lose() returns trigger language plpgsql as 'begin return null; end'`.execute(sandbox.db);
    await sql`create trigger losing before insert on member for each row execute function lose()`.execute(sandbox.db);
    expect(await register({ username: '0866666667', bankAccountNo: '020999888779' })).toMatchObject(refused(409, 'REGISTER_FAIL'));
    await sql`drop function lose cascade`.execute(sandbox.db);
  });
});

describe('POST /api/account/validate', () => {
  const noBank = { username: '0844444444', bankCode: '', bankAccountName: '', bankAccountNo: '' };
  const validate = (change: object, operator = 'th') =>
    sandbox.ask('POST', `/${operator}/api/account/validate`, {
      // The currency is not among the fields that are checked.
      body: { ...(operator === 'th' ? newcomer : laoNewcomer), ...noBank, ...change, currency: undefined },
    });

  it.each([
    ['th', {}],
    ['la', { username: '0209' }],
  ])('of %s accepts valid values without a bank account, and creates no member', async (operator, change) => {
    await expectUnchanged(sandbox, () => validate(change, operator), { status: 200, body: { message: 'OK' } });
  });

  it.each<[object, string]>([
    [{ username: '0812345678' }, 'EXISTING_USER'],
    [{ bankCode: 'KTB', bankAccountNo: '1112223334', bankAccountName: 'มานี' }, 'BANK_ACCOUNT_NAME_ENG'],
  ])('refuses %j with %s', async (change, message) => {
    expect((await validate(change)).body).toEqual({ message });
  });
});
