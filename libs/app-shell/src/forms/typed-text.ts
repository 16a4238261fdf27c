import { cleanText, isAccountNumberTooLong, isEnglishName, needsEnglishName, plainAccountNumber } from '@wallet/domain';
import { string, type StringSchema } from 'yup';

/** The schema of a typed text, in clean form. Passwords are not cleaned: they use `string()`. */
export const typedText = () => string().transform(cleanText);

/** The schema of the number of a bank account. */
export const accountNumber = (missing: string, withoutDigits: string, tooLong: string) =>
  typedText()
    .required(missing)
    .test('digits', withoutDigits, (value?: string) => !value || plainAccountNumber(value) !== '')
    .test('length', tooLong, (value?: string) => !value || !isAccountNumberTooLong(value));

/** The schema of a name on the account at the bank in the field `bankCode`. Some banks accept English letters only. */
export const accountName = (missing: string, notEnglish: string) =>
  typedText()
    .required(missing)
    .when('bankCode', ([bankCode]: string[], name: StringSchema) =>
      needsEnglishName(bankCode ?? '') ? name.test('english', notEnglish, (value = '') => value === '' || isEnglishName(value)) : name,
    );
