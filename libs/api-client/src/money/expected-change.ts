import * as v from 'valibot';

const amount = v.object({ minor: v.pipe(v.number(), v.safeInteger()), currency: v.picklist(['BAHT', 'LAK']) });

/**
 * What an action changes at the backend, by which it is found out afterwards whether it was done. Plain data, so that
 * it survives a reload; checked when it comes back from the browser's storage.
 */
export const expectedChange = v.variant('kind', [
  v.object({ kind: v.literal('transfer'), from: v.string(), to: v.string(), amount }),
  v.object({ kind: v.literal('transfer-all'), to: v.string() }),
  v.object({ kind: v.literal('withdrawal'), amount }),
  v.object({ kind: v.literal('wallet-addition'), amount }),
  /** No list names the link that paid, and its amount is not known before. */
  v.object({ kind: v.literal('true-money-link') }),
  /** No list names the picture that was sent. */
  v.object({ kind: v.literal('slip') }),
  v.object({ kind: v.literal('qr-code-created'), bankCode: v.string(), amount }),
  v.object({ kind: v.literal('qr-code-cancelled'), bankCode: v.string(), qrCodeId: v.string() }),
  /** The slip that the backend took has been read. */
  v.object({ kind: v.literal('slip-credited') }),
  /** The withdrawal that the backend took has been paid out. */
  v.object({ kind: v.literal('withdrawal-paid'), amount }),
  /** `amount` is null where the code does not say how much is to be paid. */
  v.object({ kind: v.literal('qr-code-paid'), bankCode: v.string(), qrCodeId: v.string(), amount: v.nullable(amount) }),
  v.object({ kind: v.literal('invite-bonus-claimed') }),
  v.object({ kind: v.literal('refund-received') }),
  v.object({ kind: v.literal('refund-added') }),
  v.object({ kind: v.literal('bonus-activated'), code: v.string() }),
  v.object({ kind: v.literal('bonus-cleared') }),
  v.object({ kind: v.literal('promotion-activated'), code: v.string() }),
  v.object({ kind: v.literal('coupon-claimed'), slice: v.string() }),
  v.object({ kind: v.literal('coin-spent') }),
  v.object({ kind: v.literal('game-account-opened'), code: v.string() }),
]);

export type ExpectedChange = v.InferOutput<typeof expectedChange>;
export type ExpectedKind = ExpectedChange['kind'];
