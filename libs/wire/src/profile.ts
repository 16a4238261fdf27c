import * as v from 'valibot';

const text = v.optional(v.nullable(v.string(), ''), '');
const bankName = v.fallback(v.optional(v.string()), undefined);

/** `GET /api/account/profile` */
export const profileAnswer = v.object({
  profile: v.object({
    _id: v.string(),
    name: v.string(),
    username: v.string(),
    /** ISO 8601 in UTC, or epoch milliseconds. */
    createdAt: v.fallback(v.nullable(v.union([v.string(), v.number()])), null),
  }),
  bankAccount: v.optional(
    v.nullable(
      v.object({
        bankAccountName: text,
        bankAccountNo: text,
        bankCode: text,
        bank: v.fallback(v.optional(v.object({ nameTH: bankName, nameEN: bankName })), undefined),
      }),
    ),
  ),
});

export type ProfileAnswer = v.InferOutput<typeof profileAnswer>;
