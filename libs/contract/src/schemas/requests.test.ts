import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { loginRequest } from './account.ts';
import { otpSendRequest, otpVerifyRequest } from './otp.ts';
import { pageRequest } from './paging.ts';
import { accountNameRequest, passwordRequest, profileRequest } from './profile.ts';
import { registrationCheckRequest, registrationRequest } from './registration.ts';
import { couponClaimRequest } from './spin-wheel.ts';
import { amountRequest, transferAllRequest, transferRequest, trueLinkRequest } from './wallet-actions.ts';

const page = { page: 1, limit: 10 };
const transfer = { from: 'WALLET', to: 'PG', amount: 100.25 };
const profile = { name: 'Somchai', bankCode: 'KTB', bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567890' };
const login = { username: '0812345678', password: 'secret' };
const member = { name: 'Somchai', username: '0812345678', password: 'secret', sourceCode: 'FB', inviteCode: '', otpToken: 'token' };
const noBank = { bankCode: '', bankAccountName: '', bankAccountNo: '' };
const registration = { ...member, bankCode: 'KBANK', bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567890', currency: 'LAK' };
const passwords = { oldPassword: 'old', newPassword: 'new' };

describe('the request schemas', () => {
  it.each<[string, v.GenericSchema, object]>([
    ['a login', loginRequest, login],
    ['the longest username and password', loginRequest, { username: 'x'.repeat(64), password: 'x'.repeat(256) }],
    ['a password of spaces', loginRequest, { username: '20', password: '  ' }],
    ['a phone number', otpSendRequest, { phoneNumber: '0812345678' }],
    ['a one-time code', otpVerifyRequest, { otpToken: 'token', otpCode: '012345' }],
    ['a registration', registrationRequest, registration],
    ['a registration without a bank, to check it', registrationCheckRequest, { ...member, ...noBank }],
    ['a coupon', couponClaimRequest, { coupon: 'S1' }],
    ['a page', pageRequest, page],
    ['the longest page', pageRequest, { page: 1_000_000, limit: 100 }],
    ['an amount', amountRequest, { amount: 0.01 }],
    ['a large amount', amountRequest, { amount: 90_000_000_000 }],
    ['a transfer', transferRequest, transfer],
    ['a transfer of everything', transferAllRequest, { to: 'WALLET' }],
    ['a true-money link', trueLinkRequest, { link: 'U2FsdGVkX18=' }],
    ['a profile', profileRequest, profile],
    ['an account name', accountNameRequest, { bankCode: 'KTB', bankAccountName: 'SOMCHAI' }],
    ['a password with spaces', passwordRequest, { oldPassword: ' old ', newPassword: ' ' }],
  ])('accept %s without changes, and no unknown field', (_name, schema, request) => {
    expect(v.parse(schema, request)).toEqual(request);
    expect(v.is(schema, { ...request, isAdmin: true })).toBe(false);
  });

  it.each<[string, v.GenericSchema, object, object]>([
    ['the phone number', otpSendRequest, { phoneNumber: ' 0812345678 ' }, { phoneNumber: '0812345678' }],
    ['a coupon', couponClaimRequest, { coupon: ' S1 ' }, { coupon: 'S1' }],
    ['a place', transferRequest, { ...transfer, from: ' WALLET ' }, transfer],
    ['a link', trueLinkRequest, { link: ' U2FsdGVkX18= ' }, { link: 'U2FsdGVkX18=' }],
    ['a profile', profileRequest, { ...profile, name: ' Somchai ' }, profile],
    [
      'a registration, except the password',
      registrationRequest,
      { ...registration, name: ' Somchai ', bankAccountNo: ' 1234567890', password: ' secret ' },
      { ...registration, password: ' secret ' },
    ],
    ...['sourceCode', 'inviteCode', 'currency', 'otpToken'].flatMap((field): [string, v.GenericSchema, object, object][] =>
      [undefined, null].map((none) => [field, registrationRequest, { ...registration, [field]: none }, { ...registration, [field]: '' }]),
    ),
    ['absent fields of the bank', registrationCheckRequest, member, { ...member, ...noBank }],
  ])('trim and fill in %s', (_name, schema, request, read) => expect(v.parse(schema, request)).toEqual(read));

  it.each<[string, v.GenericSchema, unknown]>([
    ...[0, -1, 1.5, '1', null, undefined, 1_000_001, Number.NaN].flatMap((number): [string, v.GenericSchema, unknown][] => [
      [`page ${String(number)}`, pageRequest, { ...page, page: number }],
      [`pages of ${String(number)}`, pageRequest, { ...page, limit: number }],
    ]),
    ['pages of 101', pageRequest, { ...page, limit: 101 }],
    ...[-0.01, 0.001, 1e300, Number.NaN, Number.POSITIVE_INFINITY, '100', null, undefined, true, [1]].flatMap(
      (amount): [string, v.GenericSchema, unknown][] => [
        [`the amount ${String(amount)}`, amountRequest, { amount }],
        [`a transfer of ${String(amount)}`, transferRequest, { ...transfer, amount }],
      ],
    ),
    ['a transfer without a source', transferRequest, { ...transfer, from: ' ' }],
    ['a transfer with a database query as target', transferRequest, { ...transfer, to: { $ne: '' } }],
    ['a place that is too long', transferAllRequest, { to: 'x'.repeat(65) }],
    ['a transfer of everything without a target', transferAllRequest, {}],
    ['no link', trueLinkRequest, { link: '  ' }],
    ['a link that is too long', trueLinkRequest, { link: 'x'.repeat(4097) }],
    ['a profile without a name', profileRequest, { ...profile, name: ' ' }],
    ['a profile without a bank', profileRequest, { ...profile, bankCode: undefined }],
    ['an account number that is a number', profileRequest, { ...profile, bankAccountNo: 1234567890 }],
    ['an empty account name', accountNameRequest, { bankCode: 'KTB', bankAccountName: '' }],
    ['an empty new password', passwordRequest, { ...passwords, newPassword: '' }],
    ['no old password', passwordRequest, { newPassword: 'new' }],
    ['a password that is too long', passwordRequest, { ...passwords, newPassword: 'x'.repeat(257) }],
    ['null', amountRequest, null],
    ['no login', loginRequest, null],
    ['a login that is a string', loginRequest, 'username=20&password=secret'],
    ...[undefined, '', 'x'.repeat(65), 812345678, { $gt: '' }].map((username): [string, v.GenericSchema, unknown] => [
      `the username ${JSON.stringify(username)}`,
      loginRequest,
      { ...login, username },
    ]),
    ...[undefined, '', 'x'.repeat(257), null, ['secret']].map((password): [string, v.GenericSchema, unknown] => [
      `the password ${JSON.stringify(password)}`,
      loginRequest,
      { ...login, password },
    ]),
    ['no phone number', otpSendRequest, { phoneNumber: '' }],
    // It can start with 0.
    ['a one-time code that is a number', otpVerifyRequest, { otpToken: 'token', otpCode: 12_345 }],
    ['a one-time code without its token', otpVerifyRequest, { otpToken: '', otpCode: '012345' }],
    ...[
      { name: '   ' },
      { name: 'x'.repeat(101) },
      { password: '' },
      { bankCode: '' },
      { bankAccountName: null },
      { bankAccountNo: undefined },
      { bankAccountNo: '' },
      { bankAccountNo: 1234567890 },
      { currency: 'USD' },
    ].map((wrong): [string, v.GenericSchema, unknown] => [
      `a registration with ${JSON.stringify(wrong)}`,
      registrationRequest,
      { ...registration, ...wrong },
    ]),
    ['a currency with a registration to check', registrationCheckRequest, { ...member, currency: 'LAK' }],
    ['a registration to check without a username', registrationCheckRequest, { ...member, username: '' }],
    ...[undefined, null, '', '  ', 5, 'x'.repeat(65)].map((coupon): [string, v.GenericSchema, unknown] => [
      `the coupon ${JSON.stringify(coupon)}`,
      couponClaimRequest,
      { coupon },
    ]),
  ])('refuse %s', (_name, schema, request) => expect(v.is(schema, request)).toBe(false));
});
