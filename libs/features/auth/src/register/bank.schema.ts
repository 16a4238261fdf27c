import { typedText } from '@wallet/app-shell/forms';
import { isEnglishName, needsEnglishName, plainAccountNumber } from '@wallet/domain';
import { object, string, type StringSchema } from 'yup';
import { fieldMessage } from './field-message.ts';

/** Some banks accept account names in English letters only. */
const inLettersOfTheBank = ([bankCode]: string[], name: StringSchema) =>
  needsEnglishName(bankCode ?? '')
    ? name.test('english', fieldMessage('bank.englishOnly'), (value = '') => value === '' || isEnglishName(value))
    : name;

/** The required details of the account that withdrawals are paid to. */
export const bankSchema = object({
  bankCode: string().required(fieldMessage('bank.bankMissing')),
  accountNumber: typedText()
    .required(fieldMessage('bank.accountNumberMissing'))
    .test('digits', fieldMessage('bank.accountNumberDigits'), (value?: string) => !value || plainAccountNumber(value) !== ''),
  firstName: typedText().required(fieldMessage('bank.firstNameMissing')).when('bankCode', inLettersOfTheBank),
  lastName: typedText().required(fieldMessage('bank.lastNameMissing')).when('bankCode', inLettersOfTheBank),
});
