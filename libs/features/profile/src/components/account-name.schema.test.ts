import { expect, it } from 'vitest';
import { accountNameSchema } from './schemas.ts';

it.each([undefined, ' ', 'สมศรี', 'Somsri 2'])('rejects %j as an account name', (bankAccountName) => {
  expect(() => accountNameSchema.validateSync({ bankAccountName })).toThrow('editName.englishOnly');
});

it.each(['SOMSRI', ' Somsri na Ayutthaya '])('accepts %j', (bankAccountName) => {
  expect(accountNameSchema.isValidSync({ bankAccountName })).toBe(true);
});
