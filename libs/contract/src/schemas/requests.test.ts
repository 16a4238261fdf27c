import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { accountNameRequest, passwordRequest, profileRequest } from './profile.ts';
import { registrationCheckRequest, registrationRequest } from './registration.ts';
import { couponClaimRequest } from './spin-wheel.ts';
import { amountRequest, transferRequest, trueLinkRequest } from './wallet-actions.ts';

const transfer = { from: 'WALLET', to: 'PG', amount: 100.25 };
const profile = { name: 'Somchai', bankCode: 'KTB', bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567890' };
const member = { name: 'Somchai', username: '0812345678', password: 'secret', sourceCode: 'FB', inviteCode: '', otpToken: 'token' };
const noBank = { bankCode: '', bankAccountName: '', bankAccountNo: '' };
const registration = { ...member, bankCode: 'KBANK', bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567890', currency: 'LAK' };

/** Fields, types and limits are in the OpenAPI document. These are what JSON Schema cannot say. */
describe('the request schemas', () => {
  it.each<[string, v.GenericSchema, object, object]>([
    ['a coupon', couponClaimRequest, { coupon: ' S1 ' }, { coupon: 'S1' }],
    ['a place', transferRequest, { ...transfer, from: ' WALLET ' }, transfer],
    ['a link', trueLinkRequest, { link: ' U2FsdGVkX18= ' }, { link: 'U2FsdGVkX18=' }],
    ['a profile', profileRequest, { ...profile, name: ' Somchai ' }, profile],
    ['nothing of a password', passwordRequest, { oldPassword: ' old ', newPassword: ' ' }, { oldPassword: ' old ', newPassword: ' ' }],
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

  it.each([0.01, 90_000_000_000])('accept the amount %d', (amount) => expect(v.parse(amountRequest, { amount })).toEqual({ amount }));

  it.each<[string, v.GenericSchema, unknown]>([
    ...[-0.01, 0.001, 1e300].map((amount): [string, v.GenericSchema, unknown] => [
      `the amount ${String(amount)}`,
      amountRequest,
      { amount },
    ]),
    ['a transfer without a source', transferRequest, { ...transfer, from: ' ' }],
    ['no link', trueLinkRequest, { link: '  ' }],
    ['a profile without a name', profileRequest, { ...profile, name: ' ' }],
    ['an empty account name', accountNameRequest, { bankCode: 'KTB', bankAccountName: ' ' }],
    ['a registration without a name', registrationRequest, { ...registration, name: '   ' }],
    ['a registration without a bank', registrationRequest, { ...registration, bankCode: ' ' }],
    ['no coupon', couponClaimRequest, { coupon: '  ' }],
  ])('refuse %s', (_name, schema, request) => expect(v.is(schema, request)).toBe(false));
});
