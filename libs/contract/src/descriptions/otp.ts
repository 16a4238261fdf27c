import type { DescriptionsOf } from '../operation.ts';
import type { otp as rows } from '../operations/otp.ts';
import { otpSendRequest, otpVerifyRequest } from '../schemas/otp.ts';

export const otp = {
  sendOtp: {
    group: 'Account',
    summary: 'Send a one-time code to a phone',
    auth: 'none',
    request: otpSendRequest,
    errors: [
      'OTP_BLOCK',
      'REQUEST_LIMIT_1MIN',
      'OTP_VERIFIED',
      'OTP_SEND_FAIL',
      'PHONE_NUMBER_REQUIRE_10_DIGIT',
      'EXISTING_USER',
      'INVALID_USER_INFO',
    ],
  },
  verifyOtp: {
    group: 'Account',
    summary: 'Check a one-time code',
    auth: 'none',
    request: otpVerifyRequest,
    errors: ['OTP_TOKEN_INVALID', 'OTP_VERIFIED', 'OTP_NOT_EXIST', 'OTP_EXPIRED', 'OTP_CODE_INVALID', 'OTP_VERIFY_FAIL', 'OTP_BLOCK'],
  },
} as const satisfies DescriptionsOf<typeof rows>;
