import type { SentAction } from '@wallet/api-client/reconcile';
import { clockRead, createTestStore } from '@wallet/api-client/test-store';
import { moneyOf } from '@wallet/domain';
import { createTabStore } from '@wallet/session';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dismissed, followed, persistTracked, progressed, selectTracked, trackAccepted } from './tracked-slice.ts';
import { maxTracked } from './tracked-transaction.ts';

const sent = { expected: { kind: 'slip-credited' }, before: null, sentAt: null } as const;
const slip = { kind: 'slip', amount: null, sent } as const;

/** Loads the page: creates a new store that uses the tab's storage. */
function open() {
  const store = createTestStore();
  persistTracked(store, createTabStore());
  return { ...store, list: () => selectTracked(store.getState()) };
}
const idsOf = ({ list }: ReturnType<typeof open>) => list().map(({ id }) => id);
const startsOf = ({ list }: ReturnType<typeof open>) => list().map(({ sentAt }) => sentAt);

beforeEach(() => sessionStorage.clear());

describe('tracked transactions', () => {
  it('are restored after a reload, newest first, with their amounts', () => {
    const { dispatch } = open();
    dispatch(followed(slip, 1));
    dispatch(followed({ kind: 'withdrawal', amount: moneyOf(12_34, 'LAK'), sent }, 2));
    expect(open().list()).toMatchObject([
      { kind: 'withdrawal', amount: { minor: 12_34, currency: 'LAK' } },
      { kind: 'slip', amount: null, sent },
    ]);
  });

  it('are two when two of the same kind start in the same millisecond', () => {
    const store = open();
    store.dispatch(followed(slip, 1));
    store.dispatch(followed(slip, 1));
    expect(new Set(idsOf(store)).size).toBe(2);
  });

  it('contain a QR code once, with the time at which it was first shown, until it is dismissed', () => {
    const { dispatch, list } = open();
    const code = { kind: 'qr', id: 'q1', amount: moneyOf(100_00, 'BAHT'), sent } as const;
    dispatch(followed(code, 1));
    dispatch(followed(code, 5));
    expect(list()).toMatchObject([{ id: 'q1', sentAt: 1 }]);
    dispatch(dismissed('q1'));
    expect([list(), sessionStorage.length]).toEqual([[], 0]);
  });

  it('are limited in number: an ended one is dropped first, then the oldest', () => {
    const store = open();
    const { dispatch, list } = store;
    for (let at = 1; at <= maxTracked; at += 1) dispatch(followed(slip, at));
    dispatch(progressed(list().map((item) => (item.sentAt === 5 ? { ...item, phase: 'done' } : item))));
    dispatch(followed(slip, 11));
    expect(startsOf(store)).not.toContain(5);
    dispatch(followed(slip, 12));
    expect(list()).toHaveLength(maxTracked);
    expect(startsOf(store)).not.toContain(1);
  });

  it.each(['', '{', '{"a":1}', '[{"id":"x"}]', '[{"id":"a","kind":"slip","sentAt":"1"}]', 'null'])(
    'are empty when the storage holds %j',
    (text) => {
      sessionStorage.setItem('member:tracked', text);
      expect(open().list()).toEqual([]);
    },
  );
});

describe('trackAccepted', () => {
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
    const store = createTestStore();
    store.dispatch(clockRead(7));
    trackAccepted(store.dispatch, { expected, before: null, sentAt: 3 });
    expect(selectTracked(store.getState())).toMatchObject(items);
    expect(selectTracked(store.getState())).toHaveLength(items.length);
  });

  it.each([
    ['a time range of the backend’s clock', 3, 7, { before: null, sentAt: 3, doneBy: now + 7 }],
    ['the snapshot before, when the backend’s clock is unknown', 3, null, { before, sentAt: 3, doneBy: null }],
    [
      'the snapshot before, when the backend’s clock was unknown at the time of sending',
      null,
      7,
      { before, sentAt: null, doneBy: now + 7 },
    ],
  ])('stores as evidence %s', (_evidence, sentAt, offsetMs, known) => {
    const store = createTestStore();
    store.dispatch(clockRead(offsetMs));
    trackAccepted(store.dispatch, { expected: withdrawal, before, sentAt });
    expect(selectTracked(store.getState())[0]?.sent).toEqual({ expected: withdrawal, ...known });
  });
});
