import type { OperationRows } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { otpSendResponse } from '../schemas/otp.ts';

/** One-time codes. */
export const otp = {
  sendOtp: { method: 'POST', path: '/api/otp/send', effect: 'write', fields: ['phoneNumber'], response: otpSendResponse },
  verifyOtp: { method: 'POST', path: '/api/otp/verify', effect: 'write', fields: ['otpToken', 'otpCode'], response: messageResponse },
} as const satisfies OperationRows;
