import { isEnglishName } from '@wallet/domain';
import { object, string } from 'yup';
import { fieldMessage } from './field-message.ts';

/** The banks whose account names can be corrected accept English letters only. */
export const accountNameSchema = object({
  bankAccountName: string()
    .trim()
    .test('english', fieldMessage('editName.englishOnly'), (name = '') => isEnglishName(name)),
});
