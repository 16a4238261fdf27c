import { accountName, accountNumber, typedText } from '@wallet/app-shell/forms';
import { readOneTimeCode } from '@wallet/domain';
import type { TextKey } from '@wallet/i18n';
import { object, ref, string } from 'yup';

/** Returns a schema's message as a text key, so that it is translated into the page's current language. */
const fieldMessage = (key: TextKey<'register'>): string => key;

/** Only requires a code. Whether it is right is up to the backend. */
export const otpSchema = object({
  otpCode: string()
    .transform((typed: string) => readOneTimeCode(typed) ?? '')
    .required(fieldMessage('otp.missing')),
});

/** The required details of the new member. A password may begin or end with a space. */
export const profileSchema = object({
  name: typedText().required(fieldMessage('profile.nameMissing')),
  password: string().required(fieldMessage('profile.passwordMissing')),
  confirmPassword: string()
    .required(fieldMessage('profile.confirmMissing'))
    .oneOf([ref('password')], fieldMessage('profile.mismatch')),
  inviteCode: typedText(),
});

/** The required details of the account that withdrawals are paid to. */
export const bankSchema = object({
  bankCode: string().required(fieldMessage('bank.bankMissing')),
  accountNumber: accountNumber(
    fieldMessage('bank.accountNumberMissing'),
    fieldMessage('bank.accountNumberDigits'),
    fieldMessage('bank.accountNumberLong'),
  ),
  firstName: accountName(fieldMessage('bank.firstNameMissing'), fieldMessage('bank.englishOnly')),
  lastName: accountName(fieldMessage('bank.lastNameMissing'), fieldMessage('bank.englishOnly')),
});
