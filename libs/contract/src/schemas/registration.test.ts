import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { registrationCheckRequest, registrationRequest } from './registration.ts';

const registration = {
  name: 'Somchai',
  username: '0812345678',
  password: 'secret',
  sourceCode: 'FB',
  inviteCode: '',
  bankCode: 'KBANK',
  bankAccountName: 'SOMCHAI JAIDEE',
  bankAccountNo: '1234567890',
  currency: 'LAK',
  otpToken: 'token',
};

describe('registrationRequest', () => {
  it('accepts a complete request without changes', () => expect(v.parse(registrationRequest, registration)).toEqual(registration));

  it('trims all texts except the password', () => {
    const typed = { ...registration, name: ' Somchai ', bankAccountNo: ' 1234567890', password: ' secret ' };
    expect(v.parse(registrationRequest, typed)).toEqual({ ...registration, password: ' secret ' });
  });

  it.each(['sourceCode', 'inviteCode', 'currency', 'otpToken'])('reads a missing or null %s as empty', (field) => {
    const none = { ...registration, [field]: '' };
    expect(v.parse(registrationRequest, { ...registration, [field]: undefined })).toEqual(none);
    expect(v.parse(registrationRequest, { ...registration, [field]: null })).toEqual(none);
  });

  it.each<[string, object]>([
    ['a name of spaces', { name: '   ' }],
    ['an empty password', { password: '' }],
    ['no bank', { bankCode: '' }],
    ['no account name', { bankAccountName: null }],
    ['no account number', { bankAccountNo: undefined }],
    ['an account number that is a number', { bankAccountNo: 1234567890 }],
    ['a name that is too long', { name: 'x'.repeat(101) }],
    ['an unknown currency', { currency: 'USD' }],
  ])('refuses %s', (_name, wrong) => expect(v.is(registrationRequest, { ...registration, ...wrong })).toBe(false));
});

describe('registrationCheckRequest', () => {
  it('accepts a request without a bank, and no currency', () => {
    const { bankCode, bankAccountName, bankAccountNo, currency, ...member } = registration;
    expect([bankCode, bankAccountName, bankAccountNo, currency]).not.toContain('');
    const none = { bankCode: '', bankAccountName: '', bankAccountNo: '' };
    expect(v.is(registrationCheckRequest, { ...member, currency })).toBe(false);
    expect(v.parse(registrationCheckRequest, member)).toEqual({ ...member, ...none });
    expect(v.parse(registrationCheckRequest, { ...member, ...none })).toEqual({ ...member, ...none });
  });

  it('refuses a request without a username', () => {
    expect(v.is(registrationCheckRequest, { ...registration, username: '' })).toBe(false);
  });
});
