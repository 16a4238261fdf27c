import { expect, it } from 'vitest';
import { accountNameSchema } from './account-name.schema.ts';

it.each([undefined, ' ', 'สมศรี', 'Somsri 2'])('refuses %j as the name of an account', (bankAccountName) => {
  expect(() => accountNameSchema.validateSync({ bankAccountName })).toThrow('editName.englishOnly');
});

it.each(['SOMSRI', ' Somsri na Ayutthaya '])('takes %j', (bankAccountName) => {
  expect(accountNameSchema.isValidSync({ bankAccountName })).toBe(true);
});
