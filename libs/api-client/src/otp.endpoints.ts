import { toWireWord } from '@wallet/domain';
import {
  messageAnswer, otpSendAnswer, type MessageAnswer, type OtpSendAnswer, type OtpSendRequest, type OtpVerifyRequest,
} from '@wallet/wire';
import { walletApi } from './base-api.ts';

/** The one-time code that proves that a phone is the visitor's own. */
export const otpEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    /** With the code `OTP_VERIFIED` the number needs no check, and nothing was sent. */
    sendOtp: build.mutation<OtpSendAnswer, OtpSendRequest>({
      query: (body) => ({ url: 'otp/send', method: 'POST', body, needsData: true }),
      rawResponseSchema: otpSendAnswer,
      transformResponse: ({ code, ...sent }: OtpSendAnswer) => ({ ...sent, code: toWireWord(code).toUpperCase() }),
    }),
    verifyOtp: build.mutation<MessageAnswer, OtpVerifyRequest>({
      query: (body) => ({ url: 'otp/verify', method: 'POST', body }),
      rawResponseSchema: messageAnswer,
    }),
  }),
});
