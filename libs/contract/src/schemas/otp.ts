import * as v from 'valibot';
import { id, text } from './parts.ts';

const filled = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest));

/** `POST /api/otp/send` */
export const otpSendRequest = v.object({
  phoneNumber: filled(64),
  /** Of a code that was verified before, where there is one: who shows it may need no other. */
  otpToken: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(256)), ''), ''),
});

/** With the code `OTP_VERIFIED` the phone needs no check now, and there is no token. */
export const otpSendResponse = v.object({
  /** Shown, and said in the message, so that people know which code belongs where. */
  otpRef: text,
  otpToken: id,
  /** `OK` or `OTP_VERIFIED`. */
  code: text,
});

/** `POST /api/otp/verify` */
export const otpVerifyRequest = v.object({ otpToken: filled(256), otpCode: filled(16) });

export type OtpSendRequest = v.InferInput<typeof otpSendRequest>;
export type OtpSendResponse = v.InferOutput<typeof otpSendResponse>;
export type OtpVerifyRequest = v.InferOutput<typeof otpVerifyRequest>;
