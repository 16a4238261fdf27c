import { describe, expect, it } from 'vitest';
import { ValidationError } from 'yup';
import { editProfileSchema } from './edit-profile.schema.ts';

const filled = { name: 'Somchai', bankCode: 'SCB', bankAccountName: 'สมชาย ใจดี', bankAccountNo: '1234567890' };

/** The keys of the texts that are said, by field. */
const wrongIn = async (change: Partial<typeof filled>) => {
  try {
    await editProfileSchema.validate({ ...filled, ...change }, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message])) as Record<string, string>;
  }
};

describe('what must be filled in of a profile', () => {
  it('is right when all is there', async () => {
    expect(await wrongIn({})).toEqual({});
  });

  it('is everything', async () => {
    expect(await wrongIn({ name: ' ', bankCode: '', bankAccountName: ' ', bankAccountNo: ' ' })).toEqual({
      name: 'edit.nameMissing',
      bankCode: 'edit.bankMissing',
      bankAccountName: 'edit.accountNameMissing',
      bankAccountNo: 'edit.accountNumberMissing',
    });
  });

  it.each(['KTB', 'TMB', 'BBL'])('is an English account name where the bank is %s', async (bankCode) => {
    expect(await wrongIn({ bankCode })).toEqual({ bankAccountName: 'editName.englishOnly' });
    expect(await wrongIn({ bankCode, bankAccountName: 'SOMCHAI JAIDEE' })).toEqual({});
    expect(await wrongIn({ bankCode, bankAccountName: 'SOMCHAI 2' })).toEqual({ bankAccountName: 'editName.englishOnly' });
  });
});
