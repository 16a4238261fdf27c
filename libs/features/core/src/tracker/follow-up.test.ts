import type { Slip, StatementEntry } from '@wallet/api-client/statement';
import { moneyOf } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { followUp, type Seen } from './follow-up.ts';
import type { Followed } from './followed.ts';

const sentAt = Date.UTC(2026, 10, 21, 12);
const minuteMs = 60_000;
const nothing: Seen = { slips: [], entries: [] };

const follow = (kind: Followed['kind'], more: Partial<Followed> = {}): Followed => ({
  id: kind, kind, sentAt, amount: kind === 'slip' ? null : moneyOf(500_00, 'BAHT'), expiresAt: null, row: null, phase: 'sent', reason: '', ...more,
});
const slip = (more: Partial<Slip> = {}): Slip => ({
  createdAt: sentAt, amount: moneyOf(300_00, 'BAHT'), status: 'in-progress', reason: '', link: '', reference: 'S1', ...more,
});
const entry = (type: 'deposit' | 'withdraw', more: Partial<StatementEntry> = {}): StatementEntry => ({
  type, typeText: type, from: 'KBANK', to: 'WALLET', amount: moneyOf(500_00, 'BAHT'), status: 'success', createdAt: sentAt, cause: null, ...more,
});
const phaseOf = (item: Followed, seen: Partial<Seen>, now = sentAt) => followUp([item], { ...nothing, ...seen }, now)[0]?.phase;

describe('a slip', () => {
  it('is sent, checked, and credited with what the operator read on it', () => {
    const sent = [follow('slip')];
    expect(followUp(sent, nothing, sentAt)).toBe(sent);
    const checked = followUp(sent, { slips: [slip()], entries: null }, sentAt);
    expect(checked).toMatchObject([{ phase: 'under-way' }]);
    expect(followUp(checked, { slips: [slip({ status: 'success' })], entries: null }, sentAt)).toMatchObject([
      { phase: 'done', amount: { minor: 300_00, currency: 'BAHT' } },
    ]);
  });

  it('is refused with its reason', () => {
    expect(followUp([follow('slip')], { slips: [slip({ status: 'failed', reason: 'EXPIRED_SLIP' })], entries: null }, sentAt)).toMatchObject([
      { phase: 'refused', reason: 'EXPIRED_SLIP' },
    ]);
  });

  it('is not one of those that were sent long before', () => {
    expect(phaseOf(follow('slip'), { slips: [slip({ createdAt: sentAt - 11 * minuteMs, status: 'failed' })] })).toBe('sent');
  });

  it('is not another one of the same member', () => {
    const first = follow('slip', { id: 'first', sentAt: sentAt - minuteMs });
    const second = follow('slip', { id: 'second' });
    const slips = [slip({ reference: 'S1', createdAt: sentAt - minuteMs, status: 'failed' }), slip({ reference: 'S2', status: 'success' })];
    expect(followUp([second, first], { slips, entries: null }, sentAt)).toMatchObject([
      { id: 'second', phase: 'done' },
      { id: 'first', phase: 'refused' },
    ]);
  });

  it('stays as it ended when the list no longer shows it', () => {
    const ended = [follow('slip', { phase: 'done', row: 'S1' })];
    expect(followUp(ended, nothing, sentAt + minuteMs)).toBe(ended);
  });

  it('stays as it is while the list cannot be read, and while only another one is shown', () => {
    const checked = [follow('slip', { phase: 'under-way', row: `S1 ${String(sentAt)}` })];
    expect(followUp(checked, { slips: null, entries: null }, sentAt)).toBe(checked);
    expect(followUp(checked, { slips: [slip({ reference: 'S2', status: 'failed' })], entries: null }, sentAt)).toBe(checked);
  });
});

describe('a QR code', () => {
  it('is credited by a payment of its amount that came after it was made', () => {
    expect(phaseOf(follow('qr'), { entries: [entry('deposit', { createdAt: sentAt + minuteMs })] })).toBe('done');
  });

  it.each([
    ['an earlier payment', entry('deposit', { createdAt: sentAt - minuteMs })],
    ['another amount', entry('deposit', { amount: moneyOf(499_99, 'BAHT') })],
    ['an amount that is not known', entry('deposit', { amount: null })],
    ['a withdrawal', entry('withdraw')],
    ['an entry without a time', entry('deposit', { createdAt: null })],
  ])('is not credited by %s', (_what, row) => expect(phaseOf(follow('qr'), { entries: [row] })).toBe('sent'));

  it('counts one payment once', () => {
    const codes = [follow('qr', { id: 'b', sentAt: sentAt + 1 }), follow('qr', { id: 'a' })];
    expect(followUp(codes, { slips: null, entries: [entry('deposit', { createdAt: sentAt + minuteMs })] }, sentAt)).toMatchObject([
      { id: 'b', phase: 'done' },
      { id: 'a', phase: 'sent' },
    ]);
  });

  it('is unpaid some minutes after its end, but only where the statement could be read', () => {
    const code = follow('qr', { expiresAt: sentAt + 10 * minuteMs });
    expect(phaseOf(code, {}, sentAt + 14 * minuteMs)).toBe('sent');
    expect(phaseOf(code, { entries: null }, sentAt + 16 * minuteMs)).toBe('sent');
    expect(phaseOf(code, {}, sentAt + 16 * minuteMs)).toBe('unpaid');
  });

  it('whose end nobody said is unpaid after an hour', () => {
    expect(phaseOf(follow('qr'), {}, sentAt + 64 * minuteMs)).toBe('sent');
    expect(phaseOf(follow('qr'), {}, sentAt + 66 * minuteMs)).toBe('unpaid');
  });

  it('is refused where the payment failed', () => {
    expect(phaseOf(follow('qr'), { entries: [entry('deposit', { status: 'failed' })] })).toBe('refused');
  });
});

describe('a withdrawal', () => {
  it.each([
    ['in-progress', 'under-way'],
    ['success', 'done'],
    ['failed', 'refused'],
  ] as const)('that is %s is %s', (status, phase) => {
    expect(phaseOf(follow('withdrawal'), { entries: [entry('withdraw', { status, from: 'WALLET', to: 'KBANK' })] })).toBe(phase);
  });

  it('is found where the statement writes it with a minus', () => {
    expect(phaseOf(follow('withdrawal'), { entries: [entry('withdraw', { amount: moneyOf(-500_00, 'BAHT') })] })).toBe('done');
  });

  it('is the newest of the same amount', () => {
    const entries = [entry('withdraw', { createdAt: sentAt - minuteMs, status: 'failed' }), entry('withdraw', { status: 'in-progress' })];
    expect(phaseOf(follow('withdrawal'), { entries })).toBe('under-way');
  });
});

it('waits a day for what becomes nothing', () => {
  expect(followUp([follow('withdrawal')], nothing, sentAt + 23 * 60 * minuteMs)).toHaveLength(1);
  expect(followUp([follow('withdrawal')], nothing, sentAt + 25 * 60 * minuteMs)).toEqual([]);
});
