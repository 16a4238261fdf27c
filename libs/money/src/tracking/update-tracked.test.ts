import type { Evidence } from '@wallet/api-client/reconcile';
import { moneyOf } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { updateTracked } from './update-tracked.ts';
import type { TrackedTransaction } from './tracked-transaction.ts';

type Entry = NonNullable<Evidence['after']['entries']>[number];
type Slip = NonNullable<Evidence['after']['slips']>[number];

const sentAt = Date.UTC(2026, 10, 21, 12);
const secondMs = 1000;
const minuteMs = 60 * secondMs;
const amount = moneyOf(500_00, 'BAHT');

const follow = (kind: TrackedTransaction['kind'], more: Partial<TrackedTransaction> = {}): TrackedTransaction => ({
  id: kind,
  kind,
  sentAt,
  amount: kind === 'slip' ? null : amount,
  row: null,
  phase: 'sent',
  reason: '',
  sent: null,
  ...more,
});
const slip = (more: Partial<Slip> = {}): Slip => ({
  createdAt: sentAt,
  minor: 300_00,
  status: 'in-progress',
  reason: '',
  reference: 'S1',
  ...more,
});
const entry = (type: 'deposit' | 'withdraw', more: Partial<Entry> = {}): Entry => ({
  type,
  from: 'KBANK',
  to: 'WALLET',
  minor: 500_00,
  status: 'success',
  createdAt: sentAt,
  cause: null,
  ...more,
});

const expectedOf: Readonly<Record<TrackedTransaction['kind'], (id: string) => Evidence['expected']>> = {
  slip: () => ({ kind: 'slip-credited' }),
  withdrawal: () => ({ kind: 'withdrawal-paid', amount }),
  qr: (qrCodeId) => ({ kind: 'qr-code-paid', bankCode: 'KBANK', qrCodeId, amount }),
};

/** Each was taken at once by the backend; a code can be paid for ten minutes. */
function evidenceOf({ id, kind, sentAt: at }: TrackedTransaction, after: Evidence['after']): [string, Evidence] {
  return [id, { expected: expectedOf[kind](id), before: {}, after, sentAt: at, doneBy: at + (kind === 'qr' ? 10 * minuteMs : 0) }];
}

function look(items: readonly TrackedTransaction[], after: Evidence['after'], now = sentAt) {
  return updateTracked(items, new Map(items.map((item) => evidenceOf(item, after))), { now, currency: 'BAHT' });
}

const noCode = { qrCode: null } as const;

describe('a slip', () => {
  it('is sent, checked, and credited with what the operator read on it', () => {
    const sent = [follow('slip')];
    expect(look(sent, { slips: [] })).toBe(sent);
    const checked = look(sent, { slips: [slip({ minor: null })] });
    expect(checked).toMatchObject([{ phase: 'under-way', amount: null }]);
    expect(look(checked, { slips: [slip({ status: 'success' })] })).toMatchObject([
      { phase: 'done', amount: { minor: 300_00, currency: 'BAHT' } },
    ]);
  });

  it('is refused with its reason', () => {
    expect(look([follow('slip')], { slips: [slip({ status: 'failed', reason: 'EXPIRED_SLIP' })] })).toMatchObject([
      { phase: 'refused', reason: 'EXPIRED_SLIP' },
    ]);
  });

  it.each([
    ['earlier', sentAt - minuteMs],
    ['later', sentAt + minuteMs],
  ])('is not one that another device sent a little %s', (_when, createdAt) => {
    const others = slip({ reference: 'S2', createdAt, status: 'failed', reason: 'EXPIRED_SLIP' });
    expect(look([follow('slip')], { slips: [others] })).toMatchObject([{ phase: 'sent' }]);
    expect(look([follow('slip')], { slips: [slip({ status: 'success' }), others] })).toMatchObject([{ phase: 'done', reason: '' }]);
  });

  it('is not told from one that another device sent at the same time, also once it was', () => {
    const both = { slips: [slip({ status: 'success' }), slip({ reference: 'S2', status: 'failed' })] };
    expect(look([follow('slip')], both)).toMatchObject([{ phase: 'unclear', amount: null, reason: '' }]);
    expect(look(look([follow('slip')], { slips: [slip()] }), both)).toMatchObject([{ phase: 'unclear' }]);
  });

  it('is not another one of the same member', () => {
    const first = follow('slip', { id: 'first', sentAt: sentAt - 2 * secondMs });
    const second = follow('slip', { id: 'second', sentAt: sentAt + 2 * secondMs });
    const slips = [
      slip({ reference: 'S1', createdAt: sentAt - 3 * secondMs, status: 'failed' }),
      slip({ reference: 'S2', status: 'success' }),
    ];
    expect(look([second, first], { slips })).toMatchObject([
      { id: 'second', phase: 'done' },
      { id: 'first', phase: 'refused' },
    ]);
  });

  it('is not one that has ended as another', () => {
    const [ended, ...others] = look([follow('slip', { id: 'first' })], { slips: [slip({ status: 'success' })] });
    expect(others).toEqual([]);
    expect(look([follow('slip', { id: 'second' }), ended as TrackedTransaction], { slips: [slip({ status: 'success' })] })).toMatchObject([
      { id: 'second', phase: 'unclear' },
      { id: 'first', phase: 'done' },
    ]);
  });

  it('stays as it ended when the list no longer shows it', () => {
    const ended = [follow('slip', { phase: 'done', row: 'S1' })];
    expect(look(ended, { slips: [] }, sentAt + minuteMs)).toBe(ended);
  });

  it('stays as it is while the list cannot be read, and while only another one is shown', () => {
    const checked = look([follow('slip')], { slips: [slip()] });
    expect(look(checked, {})).toBe(checked);
    expect(updateTracked(checked, new Map(), { now: sentAt, currency: 'BAHT' })).toBe(checked);
    expect(look(checked, { slips: [slip({ reference: 'S2', createdAt: sentAt + minuteMs, status: 'failed' })] })).toBe(checked);
  });
});

describe('a QR code', () => {
  const paid = entry('deposit', { createdAt: sentAt + minuteMs });

  it('is credited by a payment of its amount that came after it was made, once the bank has the code no longer', () => {
    expect(look([follow('qr')], { ...noCode, entries: [paid] })).toMatchObject([{ phase: 'done' }]);
    const present = { qrCode: { id: 'qr', minor: 500_00, expiresAt: null } };
    expect(look([follow('qr')], { ...present, entries: [paid] })).toMatchObject([{ phase: 'sent' }]);
  });

  it.each([
    ['an earlier payment', entry('deposit', { createdAt: sentAt - minuteMs })],
    ['another amount', entry('deposit', { minor: 499_99 })],
    ['an amount that is not known', entry('deposit', { minor: null })],
    ['a withdrawal', entry('withdraw')],
    ['an entry without a time', entry('deposit', { createdAt: null })],
  ])('is not credited by %s', (_what, row) => {
    expect(look([follow('qr')], { ...noCode, entries: [row] })).toMatchObject([{ phase: 'sent' }]);
  });

  it('counts one payment for none of two that it may have paid, and calls neither unpaid', () => {
    const codes = [follow('qr', { id: 'b' }), follow('qr', { id: 'a' })];
    for (const now of [sentAt, sentAt + 20 * minuteMs]) {
      expect(look(codes, { ...noCode, entries: [paid] }, now)).toMatchObject([{ phase: 'unclear' }, { phase: 'unclear' }]);
    }
  });

  it('counts one payment once where one of two can still be paid', () => {
    const codes = [follow('qr', { id: 'b' }), follow('qr', { id: 'a' })];
    const present = { qrCode: { id: 'b', minor: 500_00, expiresAt: null } };
    expect(look(codes, { ...present, entries: [paid] })).toMatchObject([
      { id: 'b', phase: 'sent' },
      { id: 'a', phase: 'done' },
    ]);
  });

  it('is unpaid once its time is over, but only where both the statement and the code could be read', () => {
    const code = [follow('qr')];
    const over = sentAt + 11 * minuteMs;
    expect(look(code, { ...noCode, entries: [] }, sentAt + 9 * minuteMs)).toBe(code);
    expect(look(code, noCode, over)).toBe(code);
    expect(look(code, { entries: [] }, over)).toBe(code);
    expect(look(code, { entries: [], qrCode: { id: 'qr', minor: null, expiresAt: null } }, over)).toBe(code);
    expect(look(code, { ...noCode, entries: [] }, over)).toMatchObject([{ phase: 'unpaid' }]);
  });

  it('is refused where the payment failed', () => {
    expect(look([follow('qr')], { ...noCode, entries: [entry('deposit', { status: 'failed' })] })).toMatchObject([{ phase: 'refused' }]);
  });
});

describe('a withdrawal', () => {
  it.each([
    ['in-progress', 'under-way'],
    ['success', 'done'],
    ['failed', 'refused'],
  ] as const)('that is %s is %s', (status, phase) => {
    expect(look([follow('withdrawal')], { entries: [entry('withdraw', { status, from: 'WALLET', to: 'KBANK' })] })).toMatchObject([
      { phase },
    ]);
  });

  it('is found where the statement writes it with a minus', () => {
    expect(look([follow('withdrawal')], { entries: [entry('withdraw', { minor: -500_00 })] })).toMatchObject([{ phase: 'done' }]);
  });

  it.each([-minuteMs, minuteMs])('is not one of the same amount that another device asked for (%d ms)', (apartMs) => {
    const entries = [entry('withdraw', { createdAt: sentAt + apartMs, status: 'failed' }), entry('withdraw', { status: 'in-progress' })];
    expect(look([follow('withdrawal')], { entries })).toMatchObject([{ phase: 'under-way' }]);
  });

  it('is not told from one of the same amount at the same time', () => {
    const entries = [entry('withdraw', { status: 'failed' }), entry('withdraw', { status: 'success', to: 'SCB' })];
    expect(look([follow('withdrawal')], { entries })).toMatchObject([{ phase: 'unclear' }]);
  });
});

it('waits a day for what becomes nothing, and longer for what the lists show', () => {
  expect(look([follow('withdrawal')], { entries: [] }, sentAt + 23 * 60 * minuteMs)).toHaveLength(1);
  expect(look([follow('withdrawal')], { entries: [] }, sentAt + 25 * 60 * minuteMs)).toEqual([]);
  const shown = look([follow('withdrawal')], { entries: [entry('withdraw', { status: 'in-progress' })] });
  expect(look(shown, { entries: [] }, sentAt + 25 * 60 * minuteMs)).toBe(shown);
});
