import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { profileResponse } from './profile.ts';

const profile = { _id: 'm1', name: 'Somchai', username: '0812345678', createdAt: '2026-01-02T03:04:05.000Z' };
const bankAccount = { bankAccountName: 'SOMCHAI', bankAccountNo: '1', bankCode: 'KTB', bank: { nameTH: 'กรุงไทย', nameEN: 'KTB' } };

describe('profileResponse', () => {
  it.each(['2026-01-02T03:04:05.000Z', 1_767_323_045_000])('accepts the time %j', (createdAt) => {
    expect(v.parse(profileResponse, { profile: { ...profile, createdAt }, bankAccount })).toEqual({
      profile: { ...profile, createdAt },
      bankAccount,
    });
  });

  it.each([null, undefined, {}, true])('reads the time %j as unknown', (createdAt) => {
    expect(v.parse(profileResponse, { profile: { ...profile, createdAt } }).profile.createdAt).toBeNull();
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['without a bank', { ...bankAccount, bank: null }],
    ['without an English bank name', { ...bankAccount, bank: { nameTH: 'กรุงไทย', nameEN: null } }],
    ['empty', {}],
  ])('keeps the member when the bank account is %s', (_name, account) => {
    expect(v.parse(profileResponse, { profile, bankAccount: account }).profile).toEqual(profile);
  });

  it('reads names without characters that turn round what follows them, and ids with every character', () => {
    const read = v.parse(profileResponse, { profile: { ...profile, _id: 'm\u202e1', name: 'Som\u202echai\u200f' } });
    expect(read.profile).toMatchObject({ _id: 'm\u202e1', name: 'Somchai' });
  });

  it.each([undefined, null, {}])('keeps the other fields when name and username are %j', (text) => {
    expect(v.parse(profileResponse, { profile: { ...profile, name: text, username: text } }).profile).toEqual({
      ...profile,
      name: '',
      username: '',
    });
  });

  it.each([
    [7, '7'],
    [{ $oid: 'm1' }, 'm1'],
  ])('reads the id %j as %j', (_id, id) => {
    expect(v.parse(profileResponse, { profile: { ...profile, _id } }).profile._id).toBe(id);
  });

  it.each([{}, { profile: null }, { profile: { ...profile, _id: null } }, null])('refuses %j', (response) => {
    expect(v.is(profileResponse, response)).toBe(false);
  });
});
