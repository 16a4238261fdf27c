import { describe, expect, it } from 'vitest';
import { ValidationError, type AnyObjectSchema } from 'yup';
import { bankSchema, otpSchema, profileSchema } from './schemas.ts';

/** Returns the first message of each field by name. Empty texts are passed as undefined, the way the form sends them. */
function problemsOf(schema: AnyObjectSchema, values: Readonly<Record<string, string>>): Record<string, string> {
  const input = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value === '' ? undefined : value]));
  try {
    schema.validateSync(input, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const found: Record<string, string> = {};
    for (const { path = '', message } of error.inner) found[path] ??= message;
    return found;
  }
}

const person = { name: 'Somsri', password: 'open', confirmPassword: 'open' };

describe('profileSchema', () => {
  it.each([
    ['everything given', {}, {}],
    ['no name', { name: '' }, { name: 'profile.nameMissing' }],
    ['a name of invisible marks', { name: '\u200b\u2060' }, { name: 'profile.nameMissing' }],
    [
      'no password',
      { password: '', confirmPassword: '' },
      { password: 'profile.passwordMissing', confirmPassword: 'profile.confirmMissing' },
    ],
    ['the password once', { confirmPassword: '' }, { confirmPassword: 'profile.confirmMissing' }],
    ['two different passwords', { confirmPassword: 'Open' }, { confirmPassword: 'profile.mismatch' }],
    ['passwords of spaces', { password: '  ', confirmPassword: '  ' }, {}],
  ])('reports the right problems for %s', (_name, change, problems) => {
    expect(problemsOf(profileSchema, { ...person, ...change })).toEqual(problems);
  });
});

const account = { bankCode: 'KTB', accountNumber: '1234567890', firstName: 'SOMSRI', lastName: 'JAIDEE' };

describe('bankSchema', () => {
  it.each([
    ['everything given', {}, {}],
    ['no bank', { bankCode: '' }, { bankCode: 'bank.bankMissing' }],
    ['a masked account number', { accountNumber: 'xxx-x-x1234-x' }, { accountNumber: 'bank.accountNumberDigits' }],
    ['English names with invisible marks at KTB', { firstName: 'SOMSRI\u200b', lastName: '\u202aＪＡＩＤＥＥ\u202c' }, {}],
    ['no number', { accountNumber: ' ' }, { accountNumber: 'bank.accountNumberMissing' }],
    ['no names', { firstName: '', lastName: ' ' }, { firstName: 'bank.firstNameMissing', lastName: 'bank.lastNameMissing' }],
    ['a Thai first name at KTB', { firstName: 'สมศรี' }, { firstName: 'bank.englishOnly' }],
    ['Thai names at KBANK', { bankCode: 'KBANK', firstName: 'สมศรี', lastName: 'ใจดี' }, {}],
  ])('reports the right problems for %s', (_name, change, problems) => {
    expect(problemsOf(bankSchema, { ...account, ...change })).toEqual(problems);
  });
});

describe('otpSchema', () => {
  it.each([
    ['a code', '123456', {}],
    ['no code', '', { otpCode: 'otp.missing' }],
    ['spaces', '  ', { otpCode: 'otp.missing' }],
    ['a whole message', 'OTP 123456 (Ref: 7Q2K)', {}],
    ['a message without a code', 'Ref: 7Q2K', { otpCode: 'otp.missing' }],
  ])('reports the right problems for %s', (_name, otpCode, problems) => {
    expect(problemsOf(otpSchema, { otpCode })).toEqual(problems);
  });
});
