import { currencies } from '@wallet/domain';
import * as v from 'valibot';

const filled = (longest: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longest));
const maybe = (longest: number) => v.optional(v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(longest)), ''), '');

const member = {
  name: filled(100),
  /** The phone number. */
  username: filled(64),
  // Not trimmed: spaces may be part of the password.
  password: v.pipe(v.string(), v.nonEmpty(), v.maxLength(256)),
  sourceCode: maybe(64),
  inviteCode: maybe(256),
  /** Token of the one-time code that verified the phone number. */
  otpToken: maybe(256),
};

/** `POST /api/account/validate`: sent after step 3, when the bank fields are still empty. */
export const registrationCheckRequest = v.object({
  ...member,
  bankCode: maybe(32),
  bankAccountName: maybe(200),
  bankAccountNo: maybe(64),
});

/** `POST /api/account`. An absent or empty currency is the operator's first one. */
export const registrationRequest = v.object({
  ...member,
  bankCode: filled(32),
  /** First and last name, joined by one space. */
  bankAccountName: filled(200),
  bankAccountNo: filled(64),
  currency: v.optional(v.nullable(v.picklist([...currencies, '']), ''), ''),
});

export type RegistrationCheckRequest = v.InferOutput<typeof registrationCheckRequest>;
export type RegistrationRequest = v.InferOutput<typeof registrationRequest>;
