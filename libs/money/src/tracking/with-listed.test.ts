import { moneyOf } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { maxTracked, type TrackedTransaction } from './tracked-transaction.ts';
import { withListed, type Lists } from './with-listed.ts';

const now = Date.UTC(2026, 10, 21, 12);
const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

type Entry = NonNullable<Lists['entries']>[number];
type Slip = NonNullable<Lists['slips']>[number];

const withdrawal: Entry = {
  ...{ type: 'withdraw', from: 'WALLET', to: 'KBANK', minor: 500_00 },
  ...{ status: 'in-progress', createdAt: now, cause: null },
};
const deposit: Entry = { ...withdrawal, type: 'deposit', from: 'KBANK', to: 'WALLET' };
const slip: Slip = { reference: 'S1', minor: null, status: 'in-progress', createdAt: now, reason: '' };
const own = (kind: TrackedTransaction['kind'], more: Partial<TrackedTransaction> = {}): TrackedTransaction => {
  return { id: 'own', kind, sentAt: now, amount: moneyOf(500_00, 'BAHT'), row: null, phase: 'sent', reason: '', sent: null, ...more };
};
const listed = (items: readonly TrackedTransaction[], lists: Lists): readonly (readonly [string, number | undefined])[] =>
  withListed(items, lists, { now, currency: 'BAHT' })
    .filter(({ isListed }) => isListed)
    .map(({ kind, amount }) => [kind, amount?.minor]);

describe('what the lists show in progress', () => {
  it.each<[string, Lists, ReturnType<typeof listed>]>([
    ['a withdrawal', { entries: [withdrawal] }, [['withdrawal', 500_00]]],
    ['one that is written with a minus', { entries: [{ ...withdrawal, minor: -500_00 }] }, [['withdrawal', 500_00]]],
    ['a deposit', { entries: [deposit] }, [['deposit', 500_00]]],
    ['a slip', { slips: [slip] }, [['slip', undefined]]],
    ['a slip and its deposit, which are one', { entries: [deposit], slips: [slip] }, [['slip', undefined]]],
    [
      'a slip and a deposit of another time',
      { entries: [{ ...deposit, createdAt: now - 6 * minuteMs }], slips: [slip] },
      [
        ['slip', undefined],
        ['deposit', 500_00],
      ],
    ],
    [
      'two of the same amount and minute',
      { entries: [withdrawal, { ...withdrawal, createdAt: now - 1 }] },
      [
        ['withdrawal', 500_00],
        ['withdrawal', 500_00],
      ],
    ],
    ['a week ago', { entries: [{ ...withdrawal, createdAt: now - 6.9 * dayMs }] }, [['withdrawal', 500_00]]],
    ['longer ago', { entries: [{ ...withdrawal, createdAt: now - 7.1 * dayMs }] }, []],
    ['what has ended', { entries: [{ ...withdrawal, status: 'success' }], slips: [{ ...slip, status: 'failed' }] }, []],
    ['a transfer', { entries: [{ ...withdrawal, type: 'transfer' }] }, []],
    ['a reward that is written as a deposit', { entries: [{ ...deposit, cause: 'refund' }] }, []],
    ['without an amount', { entries: [{ ...withdrawal, minor: null }] }, []],
    ['without a time', { slips: [{ ...slip, createdAt: null }] }, []],
    ['nothing that could be read', {}, []],
  ])('is tracked: %s', (_name, lists, items) => expect(listed([], lists)).toEqual(items));

  it.each<[string, TrackedTransaction, Lists]>([
    ['a withdrawal', own('withdrawal'), { entries: [{ ...withdrawal, createdAt: now + 4 * minuteMs }] }],
    ['a slip, whatever its amount', own('slip', { amount: null }), { slips: [slip], entries: [deposit] }],
    ['a QR code that was paid much later', own('qr'), { entries: [{ ...deposit, createdAt: now + 60 * minuteMs }] }],
    ['one that the member dismissed', own('withdrawal', { isHidden: true }), { entries: [withdrawal] }],
    ['one that it shows already', withListed([], { slips: [slip] }, { now, currency: 'BAHT' })[0] as TrackedTransaction, { slips: [slip] }],
  ])('is not tracked twice: %s', (_name, item, lists) => {
    const items = [item];
    expect(withListed(items, lists, { now, currency: 'BAHT' })).toBe(items);
  });

  it.each<[string, TrackedTransaction, Lists]>([
    ['another amount', own('withdrawal', { amount: moneyOf(1, 'BAHT') }), { entries: [withdrawal] }],
    ['another time', own('withdrawal', { sentAt: now - 6 * minuteMs }), { entries: [withdrawal] }],
    ['another row', own('withdrawal', { row: 'another' }), { entries: [withdrawal] }],
    ['the other direction', own('slip', { amount: null }), { entries: [withdrawal] }],
    ['a code that nobody had paid in time', own('qr', { phase: 'unpaid' }), { entries: [deposit] }],
  ])('is tracked beside what this page has sent: %s', (_name, item, lists) => expect(listed([item], lists)).toHaveLength(1));

  it('displaces nothing that this page has sent', () => {
    const items = Array.from({ length: maxTracked }, (_, id) => own('slip', { id: String(id) }));
    expect(withListed(items, { entries: [withdrawal] }, { now, currency: 'BAHT' })).toBe(items);
  });
});
