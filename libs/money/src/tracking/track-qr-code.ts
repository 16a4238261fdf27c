import type { ApiStore } from '@wallet/api-client';
import type { Money } from '@wallet/domain';
import { followed } from './tracked-slice.ts';

interface NewQrCode {
  readonly id: string;
  readonly bankCode: string;
  readonly amount: Money;
  /** null where nobody said. */
  readonly expiresAt: number | null;
}

const minuteMs = 60_000;

/** For a code of which nobody said when it ends. */
const maxLifeMs = 60 * minuteMs;

/** A payment may be booked some time after the code has ended. */
const bookingMs = 5 * minuteMs;

/** Has a code followed until it was paid. `offsetMs` is how far the backend's clock is ahead; null where that is not known. */
export function trackQrCode(dispatch: ApiStore['dispatch'], { id, bankCode, amount, expiresAt }: NewQrCode, offsetMs: number | null): void {
  const now = Date.now() + (offsetMs ?? 0);
  const times = offsetMs === null ? { sentAt: null } : { sentAt: now, doneBy: (expiresAt ?? now + maxLifeMs) + bookingMs };
  const { minor, currency } = amount;
  const expected = { kind: 'qr-code-paid', bankCode, qrCodeId: id, amount: { minor, currency } } as const;
  dispatch(followed({ kind: 'qr', id, amount, sent: { expected, before: null, ...times } }, now));
}
