import { isEnglishName, needsEnglishName } from '@wallet/domain';
import type { TextKey } from '@wallet/i18n';
import { object, string, type StringSchema } from 'yup';

/** A schema's message: the key of a text, so that it is said in whatever language the page has by then. */
const message = (key: TextKey<'profile'>): string => key;

/** Some banks know account names in English letters only. */
const inLettersOfTheBank = ([bankCode]: string[], name: StringSchema) =>
  needsEnglishName(bankCode ?? '')
    ? name.test('english', message('editName.englishOnly'), (value = '') => value === '' || isEnglishName(value))
    : name;

/** All of a profile must be filled in. */
export const editProfileSchema = object({
  name: string().trim().required(message('edit.nameMissing')),
  bankCode: string().required(message('edit.bankMissing')),
  bankAccountName: string().trim().required(message('edit.accountNameMissing')).when('bankCode', inLettersOfTheBank),
  bankAccountNo: string().trim().required(message('edit.accountNumberMissing')),
});
