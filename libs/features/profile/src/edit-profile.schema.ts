import { isEnglishName, needsEnglishName } from '@wallet/domain';
import { object, string, type StringSchema } from 'yup';
import { fieldMessage } from './components/field-message.ts';

/** Some banks accept account names in English letters only. */
const inLettersOfTheBank = ([bankCode]: string[], name: StringSchema) =>
  needsEnglishName(bankCode ?? '')
    ? name.test('english', fieldMessage('editName.englishOnly'), (value = '') => value === '' || isEnglishName(value))
    : name;

/** Requires all fields of a profile. */
export const editProfileSchema = object({
  name: string().trim().required(fieldMessage('edit.nameMissing')),
  bankCode: string().required(fieldMessage('edit.bankMissing')),
  bankAccountName: string().trim().required(fieldMessage('edit.accountNameMissing')).when('bankCode', inLettersOfTheBank),
  bankAccountNo: string().trim().required(fieldMessage('edit.accountNumberMissing')),
});
