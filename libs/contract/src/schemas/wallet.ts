import { maxListLength } from '@wallet/domain';
import * as v from 'valibot';
import { bankAccount } from './bank-parts.ts';
import { amount, count, filled, flag, id, isRecord, link, readAs, text } from './parts.ts';

const slotAnswer = v.object({
  code: filled,
  name: text,
  category: text,
  amount,
  isActive: flag,
  ftWalletSlot: amount,
  logo: link,
  background: link,
  web: link,
  android: link,
  ios: link,
});

/** Stands for a game account without a code or a switch: nothing can be done with it, and a total without it would be wrong. */
const unknownSlot = { ...v.parse(slotAnswer, { code: '?', isActive: false }), code: '' };

const profile = v.object({ _id: id, name: text, username: text, coin: count });

/** `currency` is sent where members have several, here or beside it; absent, null or empty means the market's first. */
const balance = v.object({ amount, currency: v.fallback(v.optional(text), undefined) });

/** `GET /api/wallet`. What is no part of the balance (profile, bank account, invite) never costs a member the balance. */
export const walletResponse = readAs(
  v.object({
    profile,
    bankAccount: v.fallback(v.optional(v.nullable(bankAccount)), null),
    wallet: balance,
    invite: v.fallback(v.optional(v.object({ amount, success: amount, fail: amount })), undefined),
    /** One that is broken stays, without a code. */
    slots: v.array(v.fallback(slotAnswer, unknownSlot)),
  }),
  (response) => {
    if (!isRecord(response)) return response;
    const { profile: member, wallet, slots } = response;
    // A bare amount is one without a currency.
    const held = isRecord(wallet) ? wallet : { amount: wallet };
    const currency = [held, response, member, response['bankAccount']].map((part) => isRecord(part) && part['currency']).find(Boolean);
    return {
      ...response,
      profile: isRecord(member) ? member : {},
      wallet: { ...held, ...(currency ? { currency } : {}) },
      // All that are too many stand there as one of which nothing is known.
      slots: Array.isArray(slots) && slots.length > maxListLength ? [...(slots as unknown[]).slice(0, maxListLength), null] : slots,
    };
  },
);

export type SlotResponse = v.InferOutput<typeof slotAnswer>;
export type WalletResponse = v.InferOutput<typeof walletResponse>;
