import { clockRead, createTestStore } from '@wallet/api-client/test-store';
import { moneyOf } from '@wallet/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { selectTracked } from './tracked-slice.ts';
import { trackQrCode } from './use-tracker.ts';

const now = Date.UTC(2026, 10, 21, 12);
const amount = { minor: 500, currency: 'LAK' } as const;

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['until five minutes after it expires', now + 60_000, 7, { sentAt: now + 7, doneBy: now + 6 * 60_000 }],
  ['for 65 minutes when it is unknown when it expires', null, 0, { sentAt: now, doneBy: now + 65 * 60_000 }],
  ['without a time range when the backend’s clock is unknown', now + 60_000, null, { sentAt: null }],
])('tracks a QR code %s', (_until, expiresAt, offsetMs, known) => {
  const store = createTestStore();
  store.dispatch(clockRead(offsetMs));
  trackQrCode(store.dispatch, { id: 'q1', bankCode: 'KBANK', amount: moneyOf(500, 'LAK'), expiresAt });
  expect(selectTracked(store.getState())).toMatchObject([
    {
      id: 'q1',
      kind: 'qr',
      sent: { expected: { kind: 'qr-code-paid', bankCode: 'KBANK', qrCodeId: 'q1', amount }, before: null, ...known },
    },
  ]);
});
