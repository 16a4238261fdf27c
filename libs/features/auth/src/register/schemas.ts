import { typedText } from '@wallet/app-shell/forms';
import { isEnglishName, needsEnglishName, plainAccountNumber, readOneTimeCode } from '@wallet/domain';
import type { TextKey } from '@wallet/i18n';
import { object, ref, string, type StringSchema } from 'yup';

/** Returns a schema's message as a text key, so that it is translated into the page's current language. */
const fieldMessage = (key: TextKey<'register'>): string => key;

/** Only requires a code. Whether it is right is up to the backend. */
export const otpSchema = object({
  otpCode: string()
    .transform((typed: string) => readOneTimeCode(typed) ?? '')
    .required(fieldMessage('otp.missing')),
});

/** The required details of the new member. A password may begin or end with a space. */
export const profileSchema = object({
  name: typedText().required(fieldMessage('profile.nameMissing')),
  password: string().required(fieldMessage('profile.passwordMissing')),
  confirmPassword: string()
    .required(fieldMessage('profile.confirmMissing'))
    .oneOf([ref('password')], fieldMessage('profile.mismatch')),
  inviteCode: typedText(),
});

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
