import { currencies } from '@wallet/domain';
import * as v from 'valibot';
import { maybeTyped, typed } from './parts.ts';

const maybe = (text: v.GenericSchema<string>) => v.optional(v.nullable(text, ''), '');
const chosen = (longest: number) => v.pipe(v.string(), v.trim(), v.maxLength(longest));

const member = {
  name: typed(100),
  /** The phone number. */
  username: typed(64),
  // Not trimmed: spaces may be part of the password.
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
  sourceCode: maybe(chosen(64)),
  inviteCode: maybe(maybeTyped(256)),
  /** Token of the one-time code that verified the phone number. Sent only to a backend that responded UNVERIFIED_OTP without it. */
  otpToken: maybe(chosen(256)),
};

/** `POST /api/account/validate`: sent after step 3, when the bank fields are still empty. */
export const registrationCheckRequest = v.strictObject({
  ...member,
  bankCode: maybe(chosen(32)),
  bankAccountName: maybe(maybeTyped(200)),
  bankAccountNo: maybe(maybeTyped(64)),
});

/** `POST /api/account`. An absent or empty currency is the operator's first one. */
export const registrationRequest = v.strictObject({
  ...member,
  bankCode: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(32)),
  /** First and last name, joined by one space. */
  bankAccountName: typed(200),
  bankAccountNo: typed(64),
  currency: v.optional(v.nullable(v.picklist([...currencies, '']), ''), ''),
});

export type RegistrationCheckRequest = v.InferOutput<typeof registrationCheckRequest>;
export type RegistrationRequest = v.InferOutput<typeof registrationRequest>;
