import { operation } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { otpSendResponse, otpSendRequest, otpVerifyRequest } from '../schemas/otp.ts';

/* One-time codes. */

export const sendOtp = operation({
  id: 'sendOtp',
  method: 'POST',
  path: '/api/otp/send',
  auth: 'none',
  effect: 'write',
  group: 'Account',
  summary: 'Send a one-time code to a phone',
  request: otpSendRequest,
  response: otpSendResponse,
  errors: [
    'OTP_BLOCK',
    'REQUEST_LIMIT_1MIN',
    'OTP_VERIFIED',
    'OTP_SEND_FAIL',
    'PHONE_NUMBER_REQUIRE_10_DIGIT',
    'EXISTING_USER',
    'INVALID_USER_INFO',
  ],
});

export const verifyOtp = operation({
  id: 'verifyOtp',
  method: 'POST',
  path: '/api/otp/verify',
  auth: 'none',
  effect: 'write',
  group: 'Account',
  summary: 'Check a one-time code',
  request: otpVerifyRequest,
  response: messageResponse,
  errors: ['OTP_TOKEN_INVALID', 'OTP_VERIFIED', 'OTP_NOT_EXIST', 'OTP_EXPIRED', 'OTP_CODE_INVALID', 'OTP_VERIFY_FAIL', 'OTP_BLOCK'],
});
