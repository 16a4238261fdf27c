import { cleanText, isAccountNumberTooLong, isEnglishName, needsEnglishName, plainAccountNumber, type Check } from '@wallet/domain';
import { string, type TestConfig, type StringSchema } from 'yup';

/** Wraps a rule of the domain as a Yup test. The refusal becomes the error of the field. */
export function rule<Refusal>(check: (typed: string) => Check<Refusal>): TestConfig<string | undefined> {
  return {
    name: 'rule',
    test: (typed = '', { createError }) => {
      const verdict = check(typed);
      // Yup replaces braces in strings, but leaves the result of a function unchanged.
      return verdict.ok || createError({ message: () => verdict.refusal });
    },
  };
}

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
