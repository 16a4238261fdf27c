import { createTestStore } from '@wallet/api-client/test-store';
import type { SentAction } from '@wallet/api-client/reconcile';
import { moneyOf } from '@wallet/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endOf } from './end-of.ts';
import { trackQrCode } from './track-qr-code.ts';
import { trackAccepted } from './track-accepted.ts';
import { selectTracked } from './tracked-slice.ts';

const openStore = () => createTestStore();

const now = Date.UTC(2026, 10, 21, 12);
const amount = { minor: 500, currency: 'LAK' } as const;
const withdrawal = { kind: 'withdrawal', amount } as const;
const before = { entries: [] };

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each<[string, SentAction['expected'], object[]]>([
  ['a slip', { kind: 'slip' }, [{ kind: 'slip', amount: null, sentAt: now + 7, phase: 'sent' }]],
  ['a withdrawal', withdrawal, [{ kind: 'withdrawal', amount: moneyOf(500, 'LAK'), sentAt: now + 7, phase: 'sent' }]],
  ['no transfer, because it has already ended', { kind: 'transfer', from: 'WALLET', to: 'G1', amount }, []],
  ['no created QR code, because it is tracked under its own id', { kind: 'qr-code-created', bankCode: 'KBANK', amount }, []],
])('tracks %s', (_name, expected, items) => {
  const store = openStore();
  trackAccepted(store.dispatch, { expected, before: null, sentAt: 3 }, 7);
  expect(selectTracked(store.getState())).toMatchObject(items);
  expect(selectTracked(store.getState())).toHaveLength(items.length);
});

it.each([
  ['a time range of the backend’s clock', 3, 7, { before: null, sentAt: 3, doneBy: now + 7 }],
  ['the snapshot before, when the backend’s clock is unknown', 3, null, { before, sentAt: 3, doneBy: null }],
  ['the snapshot before, when the backend’s clock was unknown at the time of sending', null, 7, { before, sentAt: null, doneBy: now + 7 }],
])('stores as evidence %s', (_evidence, sentAt, offsetMs, known) => {
  const store = openStore();
  trackAccepted(store.dispatch, { expected: withdrawal, before, sentAt }, offsetMs);
  expect(selectTracked(store.getState())[0]?.sent).toEqual({ expected: withdrawal, ...known });
});

it.each<[SentAction['expected'], SentAction['expected']]>([
  [{ kind: 'slip' }, { kind: 'slip-credited' }],
  [withdrawal, { kind: 'withdrawal-paid', amount }],
  [{ kind: 'slip-credited' }, { kind: 'slip-credited' }],
])('endOf maps %j to %j', (expected, end) => {
  expect(endOf({ expected, before, sentAt: 3, doneBy: 4 })).toEqual({ expected: end, before, sentAt: 3, doneBy: 4 });
});

it.each([
  ['until five minutes after it expires', now + 60_000, 7, { sentAt: now + 7, doneBy: now + 6 * 60_000 }],
  ['for 65 minutes when it is unknown when it expires', null, 0, { sentAt: now, doneBy: now + 65 * 60_000 }],
  ['without a time range when the backend’s clock is unknown', now + 60_000, null, { sentAt: null }],
])('tracks a QR code %s', (_until, expiresAt, offsetMs, known) => {
  const store = openStore();
  trackQrCode(store.dispatch, { id: 'q1', bankCode: 'KBANK', amount: moneyOf(500, 'LAK'), expiresAt }, offsetMs);
  expect(selectTracked(store.getState())).toMatchObject([
    {
      id: 'q1',
      kind: 'qr',
      sent: { expected: { kind: 'qr-code-paid', bankCode: 'KBANK', qrCodeId: 'q1', amount }, before: null, ...known },
    },
  ]);
});
