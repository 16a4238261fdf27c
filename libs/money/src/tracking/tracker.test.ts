import { moneyOf } from '@wallet/domain';
import { createTabStore } from '@wallet/session';
import { beforeEach, describe, expect, it } from 'vitest';
import { mostFollowed } from './followed.ts';
import { pauseAfter } from './pause-after.ts';
import { createTracker } from './tracker.ts';

const sent = { expected: { kind: 'slip-credited' }, before: null, sentAt: null } as const;
const slip = { kind: 'slip', amount: null, sent } as const;
const open = () => createTracker(createTabStore());
const idsOf = (tracker: ReturnType<typeof open>) => tracker.list().map(({ id }) => id);

beforeEach(() => sessionStorage.clear());

describe('what is followed', () => {
  it('outlives a reload, newest first, with its amount', () => {
    const tracker = open();
    tracker.follow(slip, 1);
    tracker.follow({ kind: 'withdrawal', amount: moneyOf(12_34, 'LAK'), sent }, 2);
    expect(open().list()).toMatchObject([
      { kind: 'withdrawal', amount: { minor: 12_34, currency: 'LAK' } },
      { kind: 'slip', amount: null, sent },
    ]);
  });

  it('is the same list as long as nothing changes, and tells when something does', () => {
    const tracker = open();
    let changes = 0;
    const stop = tracker.subscribe(() => (changes += 1));
    tracker.follow(slip, 1);
    expect(tracker.list()).toBe(tracker.list());
    stop();
    tracker.drop('slip 1');
    expect(changes).toBe(1);
    expect(tracker.list()).toEqual([]);
    expect(sessionStorage).toHaveLength(0);
  });

  it('begins once for a QR code, however often it is shown', () => {
    const tracker = open();
    const code = { kind: 'qr', id: 'q1', amount: moneyOf(100_00, 'BAHT'), sent } as const;
    tracker.follow(code, 1);
    tracker.follow(code, 5);
    expect(tracker.list()).toMatchObject([{ id: 'q1', sentAt: 1 }]);
  });

  it('is gone as soon as the storage of the session is emptied', () => {
    const tracker = open();
    tracker.follow(slip, 1);
    sessionStorage.clear();
    expect(tracker.list()).toEqual([]);
  });

  it('never becomes too much: what has ended goes first, then the oldest', () => {
    const tracker = open();
    for (let at = 1; at <= mostFollowed; at += 1) tracker.follow(slip, at);
    tracker.replace(tracker.list().map((item) => (item.id === 'slip 5' ? { ...item, phase: 'done' } : item)));
    tracker.follow(slip, 11);
    expect(idsOf(tracker)).not.toContain('slip 5');
    tracker.follow(slip, 12);
    expect(tracker.list()).toHaveLength(mostFollowed);
    expect(idsOf(tracker)).not.toContain('slip 1');
  });

  it.each(['', '{', '{"a":1}', '[{"id":"x"}]', '[{"id":"a","kind":"slip","sentAt":"1"}]', 'null'])(
    'is nothing where storage holds %j',
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
  ])('%d ms after it was sent and with %d failures waits %d ms', (ageMs, failures, pauseMs) => {
    expect(pauseAfter(ageMs, failures)).toBe(pauseMs);
  });
});
