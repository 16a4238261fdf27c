/** Is there something of his losses that a member can receive now? `unknown`: the backend did not say. */
export type RefundAvailability = 'some' | 'none' | 'unknown';

/** Reads the backend's word: an amount, true for something of unknown amount, false for nothing, null for not known. */
export function readRefundAvailability(result: number | boolean | null): RefundAvailability {
  if (result === null) return 'unknown';
  return result === true || Number(result) > 0 ? 'some' : 'none';
}

/** May a member receive it? Not while a bonus is active. What is not known is left to the backend. */
export function canReceiveRefund(refund: { readonly available: RefundAvailability; readonly isBlockedByBonus: boolean }): boolean {
  return refund.available !== 'none' && !refund.isBlockedByBonus;
}
