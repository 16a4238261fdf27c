import type { QrCode } from '@wallet/api-client/qr-codes';
import { firstSecondsLeft } from '@wallet/domain';
import type { PaidCode } from './use-credit-watch.ts';

/** What happened to the last code. */
export type QrEnding = (PaidCode & { readonly kind: 'paid' }) | { readonly kind: 'expired' | 'cancelled' | 'removed' | 'replaced' };

/** What is known of a member's codes at one bank. */
export interface QrState {
  /** The last code that was shown. It stays after the backend has removed it: that is the first sign of a payment. */
  readonly watched: QrCode | null;
  /** The backend no longer has the watched code: it has expired, was paid, or the operator has ended it. */
  readonly isRemoved: boolean;
  /** Id of a code that can no longer be paid, even if a later response still contains it. */
  readonly goneId: string | null;
  readonly ending: QrEnding | null;
}

export type QrEvent =
  | { readonly kind: 'seen'; readonly code: QrCode }
  /** The backend answered without a code: `at` by this device's clock in milliseconds, `offsetMs` to the backend's. */
  | { readonly kind: 'missing'; readonly at: number; readonly offsetMs: number }
  | { readonly kind: 'ended'; readonly id: string; readonly ending: QrEnding }
  | { readonly kind: 'read' };

export const noQrCode: QrState = { watched: null, isRemoved: false, goneId: null, ending: null };

/** Returns what is known after an event. */
export function qrReducer(state: QrState, event: QrEvent): QrState {
  const { watched, isRemoved, goneId, ending } = state;
  switch (event.kind) {
    case 'seen': {
      const { code } = event;
      if (code.id === goneId) return state;
      if (code.id === watched?.id) return { ...state, isRemoved: false };
      const isReplaced = watched !== null && !isRemoved && watched.markup !== code.markup;
      return { ...state, watched: code, isRemoved: false, ending: isReplaced ? { kind: 'replaced' } : ending };
    }
    case 'missing': {
      if (!watched || isRemoved) return state;
      const isExpired = watched.expiresAt !== null && firstSecondsLeft(watched.expiresAt, event.at, event.offsetMs) === 0;
      return isExpired
        ? { watched: null, isRemoved: false, goneId: watched.id, ending: { kind: 'expired' } }
        : { ...state, isRemoved: true, ending: { kind: 'removed' } };
    }
    case 'ended':
      return { watched: null, isRemoved: false, goneId: event.id, ending: event.ending };
    case 'read':
      return { ...state, ending: null };
  }
}
