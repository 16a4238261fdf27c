import { typedText } from '@wallet/app-shell/forms';
import { isEnglishName, needsEnglishName, plainAccountNumber } from '@wallet/domain';
import { object, string, type StringSchema } from 'yup';
import { fieldMessage } from './components/field-message.ts';

/** Some banks accept account names in English letters only. */
const inLettersOfTheBank = ([bankCode]: string[], name: StringSchema) =>
  needsEnglishName(bankCode ?? '')
    ? name.test('english', fieldMessage('editName.englishOnly'), (value = '') => value === '' || isEnglishName(value))
    : name;

/** Requires all fields of a profile. */
export const editProfileSchema = object({
  name: typedText().required(fieldMessage('edit.nameMissing')),
  bankCode: string().required(fieldMessage('edit.bankMissing')),
  bankAccountName: typedText().required(fieldMessage('edit.accountNameMissing')).when('bankCode', inLettersOfTheBank),
  bankAccountNo: typedText()
    .required(fieldMessage('edit.accountNumberMissing'))
    .test('digits', fieldMessage('edit.accountNumberDigits'), (value?: string) => !value || plainAccountNumber(value) !== ''),
});
