import { isErrorCode, type ErrorCode } from './error-codes.ts';

/** The codes of the catalogue that confirm something. All others say no. */
const confirmations: ReadonlySet<string> = new Set<ErrorCode>([
  'OK',
  'SUCCESS',
  'OTP_VERIFIED',
  'OTP_CODE_VALID',
  'BONUS_CLEAR',
  'INVITE_BONUS_SUCCESS',
  'REFUND_SUCCESS',
]);

/** Does this message confirm what was asked for? */
export function isConfirmation(message: string): boolean {
  return confirmations.has(message);
}

/** Is this message a code of the catalogue that says no? Text for people is not: what it says nobody here can tell. */
export function isRefusalCode(message: string): message is ErrorCode {
  return isErrorCode(message) && !isConfirmation(message);
}
