import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { editProfileSchema } from './components/schemas.ts';

const filled = { name: 'Somchai', bankCode: 'SCB', bankAccountName: 'สมชาย ใจดี', bankAccountNo: '1234567890' };

/** Returns the keys of the error texts by field. */
const errorsOf = async (change: Partial<typeof filled>) => {
  try {
    await editProfileSchema.validate({ ...filled, ...change }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message])) as Record<string, string>;
  }
};

describe('editProfileSchema', () => {
  it('accepts a complete profile', async () => {
    expect(await errorsOf({})).toEqual({});
  });

  it('requires every field', async () => {
    expect(await errorsOf({ name: ' ', bankCode: '', bankAccountName: ' ', bankAccountNo: ' ' })).toEqual({
      name: 'edit.nameMissing',
      bankCode: 'edit.bankMissing',
      bankAccountName: 'edit.accountNameMissing',
      bankAccountNo: 'edit.accountNumberMissing',
    });
  });

  it.each(['\u202d123-4-56789-0\u202c', '１２３４５６７８９０', 'เลขที่บัญชี 123-4-56789-0'])(
    'accepts the account number %j',
    async (bankAccountNo) => {
      expect(await errorsOf({ bankAccountNo })).toEqual({});
    },
  );

  it.each(['xxxxxx7890', 'สมชาย', '1234567890.00'])('refuses the account number %j', async (bankAccountNo) => {
    expect(await errorsOf({ bankAccountNo })).toEqual({ bankAccountNo: 'edit.accountNumberDigits' });
  });

  it.each(['KTB', 'TMB', 'BBL'])('requires an English account name for the bank %s', async (bankCode) => {
    expect(await errorsOf({ bankCode })).toEqual({ bankAccountName: 'editName.englishOnly' });
    expect(await errorsOf({ bankCode, bankAccountName: 'SOMCHAI JAIDEE' })).toEqual({});
    expect(await errorsOf({ bankCode, bankAccountName: 'SOMCHAI 2' })).toEqual({ bankAccountName: 'editName.englishOnly' });
  });
});
