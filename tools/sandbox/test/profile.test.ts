import { profileResponse } from '@wallet/contract';
import { parse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { useSandbox } from './helper.ts';
import { expectUnchanged, poor, refused, rich, sender, success } from './member-helper.ts';

const sandbox = useSandbox();
const member = sender(sandbox, poor);
const other = sender(sandbox, rich);

const read = async (who = member) => parse(profileResponse, (await who.get('/th/api/account/profile')).body);
const profile = { name: 'สมหญิง แสนสุข', bankCode: 'KTB', bankAccountName: 'SOMYING SAENSUK', bankAccountNo: '987-654-3210' };
const change = (part: object) => member.put('/th/api/account/profile', { ...profile, ...part });

describe('the profile', () => {
  it.each<[string, object, ReturnType<typeof refused>]>([
    ['a bank account of another member', { bankCode: 'KBANK', bankAccountNo: '1234567890' }, refused(409, 'EXISTING_BANK')],
    ['a bank that is not offered', { bankCode: 'BCEL' }, refused(400, 'INVALID_BANK')],
    ['a name with markup', { name: '<b>x</b>' }, refused(400, 'INVALID_USER_INFO')],
  ])('is not changed to %s', async (_name, part, refusal) => {
    await expectUnchanged(sandbox, () => change(part), refusal);
  });

  it('gives a bank account to only one of two members who enter it at the same time', async () => {
    const free = { bankCode: 'SCB', bankAccountName: 'SHARED', bankAccountNo: '4440001111' };
    const before = await read(other);
    const responses = await Promise.all([change(free), other.put('/th/api/account/profile', { name: 'สมชาย ใจดี', ...free })]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    await change({});
    const { bankCode = '', bankAccountName = '', bankAccountNo = '' } = before.bankAccount ?? {};
    expect(
      await other.put('/th/api/account/profile', { name: before.profile.name, bankCode, bankAccountName, bankAccountNo }),
    ).toMatchObject(success);
  });
});

describe('the name of the bank account', () => {
  const rename = (body: object) => member.put('/th/api/account/bankAccountName', body);

  it('is stored in capital letters', async () => {
    expect(await rename({ bankCode: 'KTB', bankAccountName: 'Somying Jaingam' })).toMatchObject(success);
    expect(await read()).toMatchObject({ bankAccount: { bankAccountName: 'SOMYING JAINGAM', bankAccountNo: '9876543210' } });
  });

  it.each([
    ['in Thai', { bankCode: 'KTB', bankAccountName: 'สมหญิง' }, 'BANK_ACCOUNT_NAME_ENG'],
    ['at another bank than the member’s', { bankCode: 'TMB', bankAccountName: 'SOMYING' }, 'INVALID_BANK'],
  ])('%s is refused', async (_name, body, message) => {
    await expectUnchanged(sandbox, () => rename(body), refused(400, message));
  });
});

describe('the password', () => {
  const changePassword = (token: string, oldPassword: string, newPassword: string) =>
    sandbox.ask('PUT', '/th/api/account/changepwd', { token, body: { oldPassword, newPassword } });
  const isLoggedIn = async (token: string) => (await sandbox.ask('GET', '/th/api/wallet', { token })).status === 200;

  it('ends all other sessions of the member when it is changed, and the old one is refused', async () => {
    const [kept, ended, ofOtherMember] = [
      await sandbox.freshTokenOf(poor),
      await sandbox.freshTokenOf(poor),
      await sandbox.freshTokenOf(rich),
    ];
    expect(await changePassword(kept, 'demo-1234', ' a new one ')).toMatchObject(success);
    expect([await isLoggedIn(kept), await isLoggedIn(ended), await isLoggedIn(ofOtherMember)]).toEqual([true, false, true]);
    expect(await sandbox.logIn('th', poor, 'demo-1234')).toMatchObject(refused(401, 'WRONG_CREDENTIAL'));
    expect(await sandbox.logIn('th', poor, ' a new one ')).toMatchObject({ status: 200 });
    expect(await changePassword(kept, ' a new one ', 'demo-1234')).toMatchObject(success);
  });

  it('is changed once if three changes come at the same time', async () => {
    const token = await sandbox.freshTokenOf(poor);
    const responses = await Promise.all(['the first', 'the second', 'the third'].map((word) => changePassword(token, 'demo-1234', word)));
    const won = responses.findIndex(({ status }) => status === 200);
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ text }) => text.includes('WRONG_PASSWORD'))).toHaveLength(2);
    expect(await changePassword(token, ['the first', 'the second', 'the third'][won] ?? '', 'demo-1234')).toMatchObject(success);
  });

  it('must have at least eight characters', async () => {
    const token = await sandbox.freshTokenOf(poor);
    await expectUnchanged(sandbox, () => changePassword(token, 'demo-1234', '1234567'), refused(400, 'INVALID_USER_INFO'));
  });

  it('can be guessed only five times in 15 minutes with a session', async () => {
    const token = await sandbox.freshTokenOf(rich);
    const responses = await Promise.all(
      Array.from({ length: 6 }, (_, index) => changePassword(token, `guess ${String(index)}`, 'mine alone')),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([400, 400, 400, 400, 400, 429]);
    expect(await changePassword(token, 'demo-1234', 'mine alone')).toMatchObject(refused(429, 'REQUEST_LIMIT'));
    sandbox.advance(15 * 60_000);
    expect(await changePassword(token, 'demo-1234', 'demo-1234')).toMatchObject(success);
  });
});
