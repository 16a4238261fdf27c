import * as v from 'valibot';
import { id, text, typed } from './parts.ts';

const filled = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest));

/** `POST /api/otp/send` */
export const otpSendRequest = v.strictObject({ phoneNumber: typed(64) });

/** With the code `OTP_VERIFIED` the phone number needs no verification, and there is no token. */
export const otpSendResponse = v.object({
  /** Shown on the screen and in the text message, so that people can match the code. */
  otpRef: text,
  otpToken: id,
  /** `OK` or `OTP_VERIFIED`. */
  code: text,
});

/** `POST /api/otp/verify` */
export const otpVerifyRequest = v.strictObject({ otpToken: filled(256), otpCode: typed(16) });

export type OtpSendRequest = v.InferInput<typeof otpSendRequest>;
export type OtpSendResponse = v.InferOutput<typeof otpSendResponse>;
export type OtpVerifyRequest = v.InferOutput<typeof otpVerifyRequest>;
