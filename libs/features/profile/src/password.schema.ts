import { checkPasswordChange, type PasswordChange } from '@wallet/domain';
import { object, string } from 'yup';
import { fieldMessage } from './components/field-message.ts';

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
