import { expect, it } from 'vitest';
import type { AnyObjectSchema, ValidationError } from 'yup';
import { accountNameSchema, editProfileSchema, emptyField, passwordSchema } from './schemas.ts';

/** Returns the messages by field. Empty texts are passed as undefined, the way the form sends them. */
const problemsOf = (schema: AnyObjectSchema, values: Readonly<Record<string, string>>) =>
  schema
    .validate(Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value || undefined])), { abortEarly: false })
    .then(
      () => ({}),
      (error: unknown) => Object.fromEntries((error as ValidationError).inner.map(({ path = '', message }) => [path, message])) as object,
    );

const profile = { name: 'Somchai', bankCode: 'SCB', bankAccountName: 'สมชาย ใจดี', bankAccountNo: '1234567890' };
const english = { bankAccountName: 'editName.englishOnly' };

it.each<[string, Partial<typeof profile>, object]>([
  ['a whole one', {}, {}],
  ['no name', { name: ' ' }, { name: 'edit.nameMissing' }],
  ['no bank', { bankCode: '' }, { bankCode: 'edit.bankMissing' }],
  ['no account name', { bankAccountName: ' ' }, { bankAccountName: 'edit.accountNameMissing' }],
  ['no account number', { bankAccountNo: ' ' }, { bankAccountNo: 'edit.accountNumberMissing' }],
  ['a number with its label and dashes', { bankAccountNo: 'เลขที่บัญชี 123-4-56789-0' }, {}],
  ['a number that is hidden', { bankAccountNo: 'xxxxxx7890' }, { bankAccountNo: 'edit.accountNumberDigits' }],
  ...['KTB', 'TMB', 'BBL'].map((bankCode) => [`a Thai name at ${bankCode}`, { bankCode }, english] as [string, object, object]),
  ['an English name at KTB', { bankCode: 'KTB', bankAccountName: 'SOMCHAI JAIDEE' }, {}],
  ['a figure in a name at KTB', { bankCode: 'KTB', bankAccountName: 'SOMCHAI 2' }, english],
])('a profile with %s', async (_name, change, problems) =>
  expect(await problemsOf(editProfileSchema, { ...profile, ...change })).toEqual(problems),
);

it.each([
  ['', english],
  [' ', english],
  ['สมศรี', english],
  ['Somsri 2', english],
  ['SOMSRI', {}],
  [' Somsri na Ayutthaya ', {}],
])('the account name %j', async (bankAccountName, problems) =>
  expect(await problemsOf(accountNameSchema, { bankAccountName })).toEqual(problems),
);

const change = { oldPassword: 'open', newPassword: 'open-9', confirmPassword: 'open-9' };

it.each([
  ['everything given', {}, {}],
  ['nothing given', { oldPassword: '', newPassword: '', confirmPassword: '' }, { oldPassword: emptyField }],
  ['no new one', { newPassword: '' }, { newPassword: emptyField }],
  ['the new one once', { confirmPassword: '' }, { confirmPassword: emptyField }],
  ['no old one, and two new ones', { oldPassword: '', confirmPassword: 'x' }, { oldPassword: emptyField }],
  ['two new ones', { confirmPassword: 'open-9 ' }, { confirmPassword: 'password.mismatch' }],
  ['passwords of spaces', { oldPassword: ' ', newPassword: '  ', confirmPassword: '  ' }, {}],
])('a new password: %s', async (_name, part, problems) =>
  expect(await problemsOf(passwordSchema, { ...change, ...part })).toEqual(problems),
);
