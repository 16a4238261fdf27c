import { accountName, accountNumber, typedText } from '@wallet/app-shell/forms';
import { object, string } from 'yup';
import { fieldMessage } from './components/field-message.ts';

/** Requires all fields of a profile. */
export const editProfileSchema = object({
  name: typedText().required(fieldMessage('edit.nameMissing')),
  bankCode: string().required(fieldMessage('edit.bankMissing')),
  bankAccountName: accountName(fieldMessage('edit.accountNameMissing'), fieldMessage('editName.englishOnly')),
  bankAccountNo: accountNumber(
    fieldMessage('edit.accountNumberMissing'),
    fieldMessage('edit.accountNumberDigits'),
    fieldMessage('edit.accountNumberLong'),
  ),
});
