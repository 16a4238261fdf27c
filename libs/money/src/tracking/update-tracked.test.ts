import { endOf, type Evidence, type SentAction } from '@wallet/api-client/reconcile';
import { moneyOf } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import type { TrackedTransaction } from './tracked-transaction.ts';
import { updateTracked } from './update-tracked.ts';
import { withListed } from './with-listed.ts';

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
  deposit: () => ({ kind: 'deposit-credited', amount }),
  withdrawal: () => ({ kind: 'withdrawal-paid', amount }),
  qr: (qrCodeId) => ({ kind: 'qr-code-paid', bankCode: 'KBANK', qrCodeId, amount }),
};

/** The backend accepts each at once. A QR code can be paid for ten minutes. The lists are read a minute later. */
function evidenceOf({ id, kind, sentAt: at }: TrackedTransaction, after: Evidence['after']): [string, Evidence] {
  const times = { sentAt: at, doneBy: at + (kind === 'qr' ? 10 * minuteMs : 0), readAt: at + minuteMs };
  return [id, { expected: expectedOf[kind](id), before: {}, after, ...times }];
}

function update(items: readonly TrackedTransaction[], after: Evidence['after'], now: number | null = sentAt) {
  return updateTracked(items, new Map(items.map((item) => evidenceOf(item, after))), { now, currency: 'BAHT' });
}

const noCode = { qrCode: null } as const;

describe('a tracked slip', () => {
  it('is sent, then under way, then done with the amount of the list', () => {
    const sent = [follow('slip')];
    expect(update(sent, { slips: [] })).toBe(sent);
    const checked = update(sent, { slips: [slip({ minor: null })] });
    expect(checked).toMatchObject([{ phase: 'under-way', amount: null }]);
    expect(update(checked, { slips: [slip({ status: 'success' })] })).toMatchObject([
      { phase: 'done', amount: { minor: 300_00, currency: 'BAHT' } },
    ]);
  });

  it('is refused with the reason of the list', () => {
    expect(update([follow('slip')], { slips: [slip({ status: 'failed', reason: 'EXPIRED_SLIP' })] })).toMatchObject([
      { phase: 'refused', reason: 'EXPIRED_SLIP' },
    ]);
  });

  it('is unclear when another device sent a slip at the same time, even after it was matched', () => {
    const both = { slips: [slip({ status: 'success' }), slip({ reference: 'S2', status: 'failed' })] };
    expect(update([follow('slip')], both)).toMatchObject([{ phase: 'unclear', amount: null, reason: '' }]);
    expect(update(update([follow('slip')], { slips: [slip()] }), both)).toMatchObject([{ phase: 'unclear' }]);
  });

  it('is unclear when the only slip of the list already belongs to another tracked slip', () => {
    const [ended, ...others] = update([follow('slip', { id: 'first' })], { slips: [slip({ status: 'success' })] });
    expect(others).toEqual([]);
    expect(update([follow('slip', { id: 'second' }), ended as TrackedTransaction], { slips: [slip({ status: 'success' })] })).toMatchObject(
      [
        { id: 'second', phase: 'unclear' },
        { id: 'first', phase: 'done' },
      ],
    );
  });

  it('keeps its final phase when the list no longer shows it', () => {
    const ended = [follow('slip', { phase: 'done', row: 'S1' })];
    expect(update(ended, { slips: [] }, sentAt + minuteMs)).toBe(ended);
  });

  it('does not change while the list cannot be read or shows only another slip', () => {
    const checked = update([follow('slip')], { slips: [slip()] });
    expect(update(checked, {})).toBe(checked);
    expect(updateTracked(checked, new Map(), { now: sentAt, currency: 'BAHT' })).toBe(checked);
    expect(update(checked, { slips: [slip({ reference: 'S2', createdAt: sentAt + minuteMs, status: 'failed' })] })).toBe(checked);
  });
});

describe('a tracked QR code', () => {
  const paid = entry('deposit', { createdAt: sentAt + minuteMs });

  it('is unclear, never unpaid, when one deposit matches two codes', () => {
    const codes = [follow('qr', { id: 'b' }), follow('qr', { id: 'a' })];
    for (const now of [sentAt, sentAt + 20 * minuteMs]) {
      expect(update(codes, { ...noCode, entries: [paid] }, now)).toMatchObject([{ phase: 'unclear' }, { phase: 'unclear' }]);
    }
  });

  it('is done when one deposit matches two codes and the other one can still be paid', () => {
    const codes = [follow('qr', { id: 'b' }), follow('qr', { id: 'a' })];
    const present = { qrCode: { id: 'b', minor: 500_00, expiresAt: null, isListed: true } };
    expect(update(codes, { ...present, entries: [paid] })).toMatchObject([
      { id: 'b', phase: 'sent' },
      { id: 'a', phase: 'done' },
    ]);
  });

  it('is unpaid after it has expired, but only if both the statement and the code could be read', () => {
    const code = [follow('qr')];
    const expired = sentAt + 11 * minuteMs;
    expect(update(code, { ...noCode, entries: [] }, sentAt + 9 * minuteMs)).toBe(code);
    expect(update(code, noCode, expired)).toBe(code);
    expect(update(code, { entries: [] }, expired)).toBe(code);
    expect(update(code, { entries: [], qrCode: { id: 'qr', minor: null, expiresAt: null, isListed: true } }, expired)).toBe(code);
    expect(update(code, { ...noCode, entries: [] }, null)).toBe(code);
    expect(update(code, { ...noCode, entries: [] }, expired)).toMatchObject([{ phase: 'unpaid' }]);
  });
});

describe('a tracked withdrawal', () => {
  it.each([
    ['in-progress', 'under-way'],
    ['success', 'done'],
    ['failed', 'refused'],
  ] as const)('with the entry status %s has the phase %s', (status, phase) => {
    expect(update([follow('withdrawal')], { entries: [entry('withdraw', { status, from: 'WALLET', to: 'KBANK' })] })).toMatchObject([
      { phase },
    ]);
  });
});

describe('a transaction that the lists showed first', () => {
  const pending = entry('withdraw', { status: 'in-progress' });
  const twin = { ...pending, createdAt: sentAt + 1, status: 'success' } as const;
  const listed = () => withListed([], { entries: [pending] }, { now: sentAt, currency: 'BAHT' });

  it.each([
    ['stays', [pending, twin], ['under-way']],
    ['is done, although another one looks like it', [{ ...pending, status: 'success' } as const, twin], ['done']],
    ['has failed', [{ ...pending, status: 'failed' } as const], ['refused']],
    ['goes with its row', [twin], []],
    ['stays while the list cannot be read', undefined, ['under-way']],
  ])('%s', (_name, entries, phases) => {
    expect(update(listed(), entries ? { entries } : {}).map(({ phase }) => phase)).toEqual(phases);
  });

  it('goes when it turns out to be what this page has sent', () => {
    const own = follow('withdrawal', { sentAt: sentAt + 1000 });
    expect(update([own, ...listed()], { entries: [pending] })).toMatchObject([{ id: 'withdrawal', phase: 'under-way' }]);
    expect(update([own, ...listed()], {})).toMatchObject([{ id: 'withdrawal', phase: 'sent' }]);
  });
});

it('drops what the member dismissed once it has ended', () => {
  const hidden = [follow('withdrawal', { isHidden: true })];
  expect(update(hidden, { entries: [entry('withdraw', { status: 'in-progress' })] })).toHaveLength(1);
  expect(update(hidden, { entries: [entry('withdraw')] })).toEqual([]);
});

it('drops a transaction that no list has shown for a day, and keeps one that was shown', () => {
  expect(update([follow('withdrawal')], { entries: [] }, sentAt + 23 * 60 * minuteMs)).toHaveLength(1);
  expect(update([follow('withdrawal')], { entries: [] }, null)).toHaveLength(1);
  expect(update([follow('withdrawal')], { entries: [] }, sentAt + 25 * 60 * minuteMs)).toEqual([]);
  const shown = update([follow('withdrawal')], { entries: [entry('withdraw', { status: 'in-progress' })] });
  expect(update(shown, { entries: [] }, sentAt + 25 * 60 * minuteMs)).toBe(shown);
});

describe('endOf', () => {
  const amount = { minor: 500, currency: 'LAK' } as const;
  const before = { entries: [] };

  it.each<[SentAction['expected'], SentAction['expected']]>([
    [{ kind: 'slip' }, { kind: 'slip-credited' }],
    [
      { kind: 'withdrawal', amount },
      { kind: 'withdrawal-paid', amount },
    ],
    [{ kind: 'slip-credited' }, { kind: 'slip-credited' }],
  ])('maps %j to %j', (expected, end) => {
    expect(endOf({ expected, before, sentAt: 3, doneBy: 4 })).toEqual({ expected: end, before, sentAt: 3, doneBy: 4 });
  });
});
