import { isErrorCode, type ErrorCode } from './error-codes.ts';

/** Codes that confirm something. All others are refusals. */
const confirmations: ReadonlySet<string> = new Set<ErrorCode>([
  'OK',
  'SUCCESS',
  'OTP_VERIFIED',
  'OTP_CODE_VALID',
  'BONUS_CLEAR',
  'INVITE_BONUS_SUCCESS',
  'REFUND_SUCCESS',
]);

/** Whether a message is a confirmation. */
export function isConfirmation(message: string): boolean {
  return confirmations.has(message);
}

/** Whether a message is a known refusal code. False for text, whose meaning is not known. */
export function isRefusalCode(message: string): message is ErrorCode {
  return isErrorCode(message) && !isConfirmation(message);
}
