import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { pageRequest } from './paging.ts';
import { accountNameRequest, passwordRequest, profileRequest } from './profile.ts';
import { amountRequest, transferAllRequest, transferRequest, trueLinkRequest } from './wallet-actions.ts';

const page = { page: 1, limit: 10 };
const transfer = { from: 'WALLET', to: 'PG', amount: 100.25 };
const profile = { name: 'Somchai', bankCode: 'KTB', bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567890' };
const passwords = { oldPassword: 'old', newPassword: 'new' };

describe('the request schemas', () => {
  it.each<[string, v.GenericSchema, object]>([
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

  it('trim the texts that members type', () => {
    expect(v.parse(transferRequest, { ...transfer, from: ' WALLET ' })).toEqual(transfer);
    expect(v.parse(trueLinkRequest, { link: ' U2FsdGVkX18= ' })).toEqual({ link: 'U2FsdGVkX18=' });
    expect(v.parse(profileRequest, { ...profile, name: ' Somchai ' })).toEqual(profile);
  });

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
  ])('refuse %s', (_name, schema, request) => expect(v.is(schema, request)).toBe(false));
});
