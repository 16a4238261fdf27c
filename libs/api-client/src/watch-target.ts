import * as v from 'valibot';

const amount = v.object({ minor: v.pipe(v.number(), v.safeInteger()), currency: v.picklist(['BAHT', 'LAK']) });

/**
 * By what it shows whether an action was done. Plain data, so that a page which is loaded again can go on watching;
 * checked when it comes back from the browser's storage.
 */
export const watchTarget = v.variant('kind', [
  /** A new entry of the statement. What is left out may be anything. */
  v.object({
    kind: v.literal('statement-entry'),
    type: v.optional(v.string()),
    from: v.optional(v.string()),
    to: v.optional(v.string()),
    amount: v.optional(amount),
  }),
  /** A new slip. */
  v.object({ kind: v.literal('slip') }),
  /** A new QR code of the bank. */
  v.object({ kind: v.literal('qr-code-made'), bankCode: v.string() }),
  /** The QR code of the bank is gone. */
  v.object({ kind: v.literal('qr-code-gone'), bankCode: v.string(), qrCodeId: v.string() }),
  /** What inviting earned has become less. */
  v.object({ kind: v.literal('invite-bonus') }),
  /** What was available as a refund is received. */
  v.object({ kind: v.literal('refund-received') }),
  /** What was received as a refund has become less. */
  v.object({ kind: v.literal('refund-added') }),
  /** The bonus is active, or was received once more. */
  v.object({ kind: v.literal('bonus'), code: v.string() }),
  /** No bonus is active. */
  v.object({ kind: v.literal('no-bonus') }),
  /** The promotion is in use. */
  v.object({ kind: v.literal('promotion'), code: v.string() }),
  /** There is a coupon of the slice less. */
  v.object({ kind: v.literal('coupon'), slice: v.string() }),
  /** There is a coin less. */
  v.object({ kind: v.literal('coin') }),
  /** The game account is open. */
  v.object({ kind: v.literal('game-account'), code: v.string() }),
]);
export type WatchTarget = v.InferOutput<typeof watchTarget>;

/** What was seen: short texts, which only the watch of that kind understands. */
export type Marks = readonly string[];

/** A target together with what was seen of it before the action was sent; null where that could not be read. */
export const watched = v.object({ target: watchTarget, before: v.nullable(v.array(v.string())) });
export type Watched = v.InferOutput<typeof watched>;
