import { readOneTimeCode } from '@wallet/domain';
import { object, string } from 'yup';
import { fieldMessage } from './field-message.ts';

/** Only requires a code. Whether it is right is up to the backend. */
export const otpSchema = object({
  otpCode: string()
    .transform((typed: string) => readOneTimeCode(typed) ?? '')
    .required(fieldMessage('otp.missing')),
});
