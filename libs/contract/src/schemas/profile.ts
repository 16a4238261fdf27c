import * as v from 'valibot';
import { bankAccount } from './bank-parts.ts';
import { filled as id, text, time, typed } from './parts.ts';

/** `GET /api/account/profile` */
export const profileResponse = v.object({
  profile: v.object({
    _id: id,
    name: text,
    username: text,
    createdAt: time,
  }),
  bankAccount: v.fallback(v.optional(v.nullable(bankAccount)), null),
});

const bankCode = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(32));
const password = v.pipe(v.string(), v.nonEmpty(), v.maxLength(256));

/** `PUT /api/account/profile` */
export const profileRequest = v.strictObject({
  name: typed(100),
  bankCode,
  bankAccountName: typed(200),
  bankAccountNo: typed(64),
});

/** `PUT /api/account/bankAccountName` */
export const accountNameRequest = v.strictObject({ bankCode, bankAccountName: typed(200) });

/** `PUT /api/account/changepwd` */
export const passwordRequest = v.strictObject({ oldPassword: password, newPassword: password });

export type ProfileResponse = v.InferOutput<typeof profileResponse>;
export type ProfileRequest = v.InferOutput<typeof profileRequest>;
export type AccountNameRequest = v.InferOutput<typeof accountNameRequest>;
export type PasswordRequest = v.InferOutput<typeof passwordRequest>;
