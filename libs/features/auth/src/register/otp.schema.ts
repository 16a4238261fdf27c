import { object, string } from 'yup';
import { fieldMessage } from './field-message.ts';

/** What a code is worth is the backend's to judge. */
export const otpSchema = object({ otpCode: string().trim().required(fieldMessage('otp.missing')) });
