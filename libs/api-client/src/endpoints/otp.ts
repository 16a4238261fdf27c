import { toWireWord } from '@wallet/domain';
import type { MessageResponse, OtpSendResponse, OtpSendRequest, OtpVerifyRequest } from '@wallet/contract';
import { otp } from '@wallet/contract/operations/otp';
import { from, walletApi } from '../transport/base-api.ts';

/** The one-time code that verifies a visitor's phone number. */
export const otpEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    /** With the code `OTP_VERIFIED`, the number needs no verification and no code was sent. */
    sendOtp: build.mutation<OtpSendResponse, OtpSendRequest>({
      ...from(otp.sendOtp, (body: OtpSendRequest) => ({ body, needsData: true })),
      transformResponse: ({ code, ...sent }: OtpSendResponse) => ({ ...sent, code: toWireWord(code).toUpperCase() }),
    }),
    verifyOtp: build.mutation<MessageResponse, OtpVerifyRequest>({
      ...from(otp.verifyOtp, (body: OtpVerifyRequest) => ({ body })),
    }),
  }),
});
