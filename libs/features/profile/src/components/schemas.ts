import type { TextKey } from '@wallet/i18n';
import { typedText, accountName, accountNumber } from '@wallet/app-shell/forms';
import { isEnglishName, checkPasswordChange, type PasswordChange } from '@wallet/domain';
import { object, string } from 'yup';

/** Returns a schema's message as a text key, so that it is translated into the page's current language. */
const fieldMessage = (key: TextKey<'profile'>): string => key;

/** The banks whose account names can be corrected accept English letters only. */
export const accountNameSchema = object({
  bankAccountName: typedText().test('english', fieldMessage('editName.englishOnly'), (name = '') => isEnglishName(name)),
});

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

/** The message of an empty field. It has no text: the field only takes the focus. */
export const emptyField = 'empty';

const fields = ['oldPassword', 'newPassword', 'confirmPassword'] as const;

const typed = string().default('');

/** The old password, and the new one twice. */
export const passwordSchema = object({ oldPassword: typed, newPassword: typed, confirmPassword: typed }).test(
  'password-change',
  (change: PasswordChange, { createError }) => {
    switch (checkPasswordChange(change)) {
      case 'ok':
        return true;
      case 'incomplete':
        return createError({ path: fields.find((name) => change[name] === '') ?? 'oldPassword', message: emptyField });
      case 'not-equal':
        return createError({ path: 'confirmPassword', message: fieldMessage('password.mismatch') });
    }
  },
);
