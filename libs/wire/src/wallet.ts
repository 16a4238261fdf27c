import * as v from 'valibot';
import { amount, maybeText as link } from './parts.ts';

const bankName = v.fallback(v.optional(v.string()), undefined);

const slotAnswer = v.object({
  code: v.pipe(v.string(), v.nonEmpty()),
  name: v.string(),
  category: v.string(),
  amount,
  isActive: v.boolean(),
  ftWalletSlot: amount,
  logo: link,
  background: link,
  web: link,
  android: link,
  ios: link,
});

/** `GET /api/wallet`. What is no part of the balance (coin, bank account, invite) never costs a member the balance. */
export const walletAnswer = v.object({
  profile: v.object({
    _id: v.string(),
    name: v.string(),
    username: v.string(),
    coin: v.fallback(v.optional(v.number(), 0), 0),
  }),
  bankAccount: v.fallback(
    v.optional(
      v.nullable(
        v.object({
          bankAccountName: v.string(),
          bankAccountNo: v.string(),
          bankCode: v.string(),
          bank: v.fallback(v.optional(v.object({ nameTH: bankName, nameEN: bankName })), undefined),
        }),
      ),
    ),
    null,
  ),
  /** `currency` is sent in the la build; absent, null or empty means baht. */
  wallet: v.object({ amount, currency: v.optional(v.nullable(v.string(), '')) }),
  invite: v.fallback(v.optional(v.object({ amount, success: amount, fail: amount })), undefined),
  /** Read whole or not at all: a total without one of them would be wrong. */
  slots: v.array(slotAnswer),
});

export type SlotAnswer = v.InferOutput<typeof slotAnswer>;
export type WalletAnswer = v.InferOutput<typeof walletAnswer>;
