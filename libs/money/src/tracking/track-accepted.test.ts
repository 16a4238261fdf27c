import { createApiStore } from '@wallet/api-client';
import type { SentAction } from '@wallet/api-client/reconcile';
import { moneyOf } from '@wallet/domain';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { endOf } from './end-of.ts';
import { trackQrCode } from './track-qr-code.ts';
import { trackAccepted } from './track-accepted.ts';
import { selectTracked } from './tracked-slice.ts';

const openStore = () =>
  createApiStore({
    baseUrl: '',
    token: () => 't',
    isOnline: () => true,
    currency: 'BAHT',
    sendsIntentIds: false,
    onSignal: () => undefined,
  });

const now = Date.UTC(2026, 10, 21, 12);
const amount = { minor: 500, currency: 'LAK' } as const;
const withdrawal = { kind: 'withdrawal', amount } as const;
const before = { entries: [] };

beforeEach(() => void vi.useFakeTimers({ now, toFake: ['Date'] }));
afterEach(() => void vi.useRealTimers());

it.each<[string, SentAction['expected'], object[]]>([
  ['a slip', { kind: 'slip' }, [{ kind: 'slip', amount: null, sentAt: now + 7, phase: 'sent' }]],
  ['a withdrawal', withdrawal, [{ kind: 'withdrawal', amount: moneyOf(500, 'LAK'), sentAt: now + 7, phase: 'sent' }]],
  ['no transfer, which is over', { kind: 'transfer', from: 'WALLET', to: 'G1', amount }, []],
  ['no QR code, which is followed by its id', { kind: 'qr-code-created', bankCode: 'KBANK', amount }, []],
])('follows %s', (_name, expected, items) => {
  const store = openStore();
  trackAccepted(store.dispatch, { expected, before: null, sentAt: 3 }, 7);
  expect(selectTracked(store.getState())).toMatchObject(items);
  expect(selectTracked(store.getState())).toHaveLength(items.length);
});

it.each([
  ['between two times of its clock', 3, 7, { before: null, sentAt: 3, doneBy: now + 7 }],
  ['by what was there before, without its clock', 3, null, { before, sentAt: 3, doneBy: null }],
  ['by what was there before, where its clock was not known then', null, 7, { before, sentAt: null, doneBy: now + 7 }],
])('knows what the backend took %s', (_how, sentAt, offsetMs, known) => {
  const store = openStore();
  trackAccepted(store.dispatch, { expected: withdrawal, before, sentAt }, offsetMs);
  expect(selectTracked(store.getState())[0]?.sent).toEqual({ expected: withdrawal, ...known });
});

it.each<[SentAction['expected'], SentAction['expected']]>([
  [{ kind: 'slip' }, { kind: 'slip-credited' }],
  [withdrawal, { kind: 'withdrawal-paid', amount }],
  [{ kind: 'slip-credited' }, { kind: 'slip-credited' }],
])('tells the end of %j by %j', (expected, end) => {
  expect(endOf({ expected, before, sentAt: 3, doneBy: 4 })).toEqual({ expected: end, before, sentAt: 3, doneBy: 4 });
});

it.each([
  ['some time beyond its end', now + 60_000, 7, { sentAt: now + 7, doneBy: now + 6 * 60_000 }],
  ['an hour where nobody said when it ends', null, 0, { sentAt: now, doneBy: now + 65 * 60_000 }],
  ['not at all without the clock of the backend', now + 60_000, null, { sentAt: null }],
])('waits for the payment of a QR code %s', (_how, expiresAt, offsetMs, known) => {
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
