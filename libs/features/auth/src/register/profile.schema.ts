import { typedText } from '@wallet/app-shell/forms';
import { object, ref, string } from 'yup';
import { fieldMessage } from './field-message.ts';

/** The required details of the new member. A password may begin or end with a space. */
export const profileSchema = object({
  name: typedText().required(fieldMessage('profile.nameMissing')),
  password: string().required(fieldMessage('profile.passwordMissing')),
  confirmPassword: string()
    .required(fieldMessage('profile.confirmMissing'))
    .oneOf([ref('password')], fieldMessage('profile.mismatch')),
  inviteCode: typedText(),
});
