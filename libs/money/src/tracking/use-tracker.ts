import { backendTime, useApiStore, type ApiStore } from '@wallet/api-client';
import { useApp } from '@wallet/app-shell';
import type { Money } from '@wallet/domain';
import { useMemo } from 'react';
import { dismissed, followed, persistTracked, told } from './tracked-slice.ts';

interface NewQrCode {
  readonly id: string;
  readonly bankCode: string;
  readonly amount: Money;
  /** Null if the backend does not say. */
  readonly expiresAt: number | null;
}

const minuteMs = 60_000;

/** Used if the backend does not say when a code expires. */
const maxLifeMs = 60 * minuteMs;

/**
 * How long a code is read on after its end. A payment in the last second reaches the statement later, and the specification names no time for it. An expired code is therefore read on for a while,
 * with the statement, so that the member learns that the money has arrived.
 */
export const bookingMs = 5 * minuteMs;

/** Tracks a QR code until it is paid. */
export function trackQrCode(dispatch: ApiStore['dispatch'], { id, bankCode, amount, expiresAt }: NewQrCode): void {
  const now = dispatch(backendTime);
  const times = now === null ? { sentAt: null } : { sentAt: now, doneBy: (expiresAt ?? now + maxLifeMs) + bookingMs };
  const { minor, currency } = amount;
  const expected = { kind: 'qr-code-paid', bankCode, qrCodeId: id, amount: { minor, currency } } as const;
  dispatch(followed({ kind: 'qr', id, amount, sent: { expected, before: null, ...times } }, now ?? Date.now()));
}

/**
 * Tracks a QR code until it is paid: call `follow` when it is created and `stopFollowing(id)` when the member cancels
 * it. Following the same code again changes nothing. Accepted slips and withdrawals are tracked automatically.
 */
export function useTracker() {
  const { tab } = useApp();
  const store = useApiStore();
  return useMemo(() => {
    return {
      follow: (code: NewQrCode) => {
        persistTracked(store, tab);
        trackQrCode(store.dispatch, code);
      },
      /** The member says that they have paid it. */
      tellPaid: (id: string) => void store.dispatch(told(id)),
      stopFollowing: (id: string) => {
        persistTracked(store, tab);
        store.dispatch(dismissed(id));
      },
    };
  }, [store, tab]);
}
