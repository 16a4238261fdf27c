/** Whether a member can receive a refund now. `unknown` if the backend did not say. */
export type RefundAvailability = 'some' | 'none' | 'unknown';

/** Converts the backend's value: an amount, true for an unknown amount, false for none, null for unknown. */
export function readRefundAvailability(result: number | boolean | null): RefundAvailability {
  if (result === null) return 'unknown';
  return result === true || Number(result) > 0 ? 'some' : 'none';
}

/** Whether a member may receive it: not while a bonus is active. Unknown values are left to the backend. */
export function canReceiveRefund(refund: { readonly available: RefundAvailability; readonly isBlockedByBonus: boolean }): boolean {
  return refund.available !== 'none' && !refund.isBlockedByBonus;
}
