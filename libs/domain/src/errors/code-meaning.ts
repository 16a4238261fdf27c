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

const notLoggedIn: ReadonlySet<string> = new Set([
  'invalid-token',
  // The backend's own Thai sentence for "cannot verify identity".
  'ไม่สามารถยืนยันตัวตนได้',
  'UNAUTHORIZED',
  'EXPIRED_AUTH_TOKEN',
  'INVALID_USER_1',
  'INVALID_USER_2',
  'INVALID_USER_3',
  'INVALID_USER_4',
]);

/** Whether a message means that the session has expired, whatever the HTTP status. */
export function endsSession(message: string): boolean {
  return notLoggedIn.has(message);
}

/** Whether the message of a successful response means that the operator closed the service. */
export function endsService(message: string): boolean {
  return message.trim().toLowerCase() === 'gone';
}
