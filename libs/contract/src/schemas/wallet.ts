import { maxListLength } from '@wallet/domain';
import * as v from 'valibot';
import { bankAccount } from './bank-parts.ts';
import { orEmpty } from './response.ts';
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

/** Stands for a game account without a code or a switch: it cannot be used, and a total without it would be wrong. */
const unknownSlot = { ...v.parse(slotAnswer, { code: '?', isActive: false }), code: '' };

const profile = v.object({ _id: id, name: text, username: text, coin: count });

/** `currency` is sent if members can have several, here or next to it. Absent, null or empty means the market's first. */
const balance = v.object({ amount, currency: v.fallback(v.optional(text), undefined) });

/** `GET /api/wallet`. Invalid fields that are not part of the balance (profile, bank account, invite) never make the balance unreadable. */
export const walletResponse = readAs(
  v.object({
    profile,
    bankAccount: v.fallback(v.optional(v.nullable(bankAccount)), null),
    wallet: balance,
    invite: v.fallback(v.optional(v.object({ amount, success: amount, fail: amount })), undefined),
    /** An invalid entry stays, without a code. */
    slots: readAs(v.array(v.fallback(slotAnswer, unknownSlot)), orEmpty),
  }),
  (response) => {
    if (!isRecord(response)) return response;
    const { profile: member, wallet, slots } = response;
    // A plain number is an amount without a currency.
    const held = isRecord(wallet) ? wallet : { amount: wallet };
    const currency = [held, response, member, response.bankAccount].map((part) => isRecord(part) && part.currency).find(Boolean);
    return {
      ...response,
      profile: isRecord(member) ? member : {},
      wallet: { ...held, ...(currency ? { currency } : {}) },
      // Entries beyond the limit become one unreadable entry.
      slots: Array.isArray(slots) && slots.length > maxListLength ? [...(slots as unknown[]).slice(0, maxListLength), null] : slots,
    };
  },
);

export type SlotResponse = v.InferOutput<typeof slotAnswer>;
export type WalletResponse = v.InferOutput<typeof walletResponse>;
