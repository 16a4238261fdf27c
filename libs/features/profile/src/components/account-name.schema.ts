import { typedText } from '@wallet/app-shell/forms';
import { isEnglishName } from '@wallet/domain';
import { object } from 'yup';
import { fieldMessage } from './field-message.ts';

/** The banks whose account names can be corrected accept English letters only. */
export const accountNameSchema = object({
  bankAccountName: typedText().test('english', fieldMessage('editName.englishOnly'), (name = '') => isEnglishName(name)),
});
