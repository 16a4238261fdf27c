import { emptyStore } from '@wallet/api-client';
import { createTestStore } from '@wallet/api-client/test-store';
import { moneyOf } from '@wallet/domain';
import { createTabStore } from '@wallet/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { maxTracked } from './tracked-transaction.ts';
import { pauseAfter } from './pause-after.ts';
import { persistTracked } from './persist-tracked.ts';
import { dismissed, followed, progressed, selectTracked } from './tracked-slice.ts';

const sent = { expected: { kind: 'slip-credited' }, before: null, sentAt: null } as const;
const slip = { kind: 'slip', amount: null, sent } as const;

/** Loads the page: creates a new store that uses the tab's storage. */
function open() {
  const store = createTestStore();
  persistTracked(store, createTabStore());
  return { ...store, list: () => selectTracked(store.getState()) };
}
const idsOf = ({ list }: ReturnType<typeof open>) => list().map(({ id }) => id);

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

  it('are in the state of the store and change only by dispatched actions', () => {
    const store = open();
    const dispatched: unknown[] = [];
    store.addMiddleware(() => (next) => (action) => {
      dispatched.push(action);
      return next(action);
    });
    store.dispatch(followed(slip, 1));
    expect(store.getState().tracked).toMatchObject([{ id: 'slip 1', kind: 'slip', phase: 'sent' }]);
    store.dispatch(dismissed('slip 1'));
    expect(store.getState().tracked).toEqual([]);
    expect(dispatched).toMatchObject([
      { type: 'tracked/followed', payload: { id: 'slip 1' } },
      { type: 'tracked/dismissed', payload: 'slip 1' },
    ]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('are the same array while nothing changes', () => {
    const { dispatch, list } = open();
    dispatch(followed(slip, 1));
    const before = list();
    dispatch(followed(slip, 1));
    dispatch({ type: 'test/other' });
    expect(list()).toBe(before);
  });

  it('contain a QR code once, with the time at which it was first shown', () => {
    const { dispatch, list } = open();
    const code = { kind: 'qr', id: 'q1', amount: moneyOf(100_00, 'BAHT'), sent } as const;
    dispatch(followed(code, 1));
    dispatch(followed(code, 5));
    expect(list()).toMatchObject([{ id: 'q1', sentAt: 1 }]);
  });

  it('are removed at logout, and a late change is neither kept nor stored', () => {
    const store = open();
    store.dispatch(followed(slip, 1));
    sessionStorage.clear();
    emptyStore(store);
    store.dispatch(followed(slip, 2));
    expect(store.list()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('are limited in number: an ended one is dropped first, then the oldest', () => {
    const store = open();
    const { dispatch, list } = store;
    for (let at = 1; at <= maxTracked; at += 1) dispatch(followed(slip, at));
    dispatch(progressed(list().map((item) => (item.id === 'slip 5' ? { ...item, phase: 'done' } : item))));
    dispatch(followed(slip, 11));
    expect(idsOf(store)).not.toContain('slip 5');
    dispatch(followed(slip, 12));
    expect(list()).toHaveLength(maxTracked);
    expect(idsOf(store)).not.toContain('slip 1');
  });

  it.each(['', '{', '{"a":1}', '[{"id":"x"}]', '[{"id":"a","kind":"slip","sentAt":"1"}]', 'null'])(
    'are empty when the storage holds %j',
    (text) => {
      sessionStorage.setItem('member:tracked', text);
      expect(open().list()).toEqual([]);
    },
  );
});

describe('pauseAfter', () => {
  it.each([
    [0, 0, 5_000],
    [59_999, 0, 5_000],
    [60_000, 0, 15_000],
    [600_000, 0, 60_000],
    [3_600_000, 0, 300_000],
    [0, 3, 40_000],
    [0, 30, 300_000],
  ])('for an age of %d ms and %d failures is %d ms', (ageMs, failures, pauseMs) => {
    expect(pauseAfter(ageMs, failures)).toBe(pauseMs);
  });
});
