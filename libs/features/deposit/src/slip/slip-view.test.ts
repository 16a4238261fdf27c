import { expect, it } from 'vitest';
import type { PreparedSlip, SlipTransfer } from '../draft/deposit-draft-slice.ts';
import { slipView } from './slip-view.ts';

const nowMs = Date.parse('2026-11-26T10:00:00+07:00');
const minuteMs = 60_000;
const usual = { slip: null, phase: 'idle', sent: null, ownBank: 'SCB', nowMs, uploadWithinMinutes: 60 } as const;

const of = (transfer: Partial<SlipTransfer> | null, advice: PreparedSlip['advice'] = null) => ({
  advice,
  transfer: transfer && { bank: 'SCB', reference: 'A1', madeBefore: null, ...transfer },
});

it.each([
  ['nothing about a slip of the registered bank', of({}), usual, null],
  ['what the picture is instead of a slip', of(null, 'pay-code'), usual, 'pay-code'],
  ['that a slip is cut off, before its bank', of({ bank: 'KBANK' }, 'cut-off'), usual, 'cut-off'],
  ['that the bank is another one than the registered one', of({ bank: 'KBANK' }), usual, 'other-bank'],
  ['that TrueMoney is not the registered bank', of({ bank: 'TRUEWALLET' }), usual, 'other-bank'],
  ['nothing about another name of the registered bank', of({ bank: 'TTB' }), { ...usual, ownBank: 'TMB' }, null],
  ['nothing about a sender that the app does not know', of({ bank: null }), usual, null],
  ['nothing about a registered bank that the app does not know', of({ bank: 'KBANK' }), { ...usual, ownBank: 'NEWBANK' }, null],
  ['nothing about the bank of a member without one', of({ bank: 'KBANK' }), { ...usual, ownBank: null }, null],
  ['that the slip is too old for certain', of({ madeBefore: nowMs - 61 * minuteMs }), usual, 'too-old'],
  ['nothing about a slip that may be in time', of({ madeBefore: nowMs - 60 * minuteMs }), usual, null],
  ['nothing about the age of a slip of today', of({ madeBefore: nowMs + 840 * minuteMs }), usual, null],
  ['that a slip was sent, before anything else', of({ bank: 'KBANK', madeBefore: 0 }), { ...usual, sent: 'sent' as const }, 'sent-before'],
  ['that a slip may have been sent', of({}), { ...usual, sent: 'unknown' as const }, 'maybe-sent'],
  ['the age before the bank', of({ bank: 'KBANK', madeBefore: 0 }), usual, 'too-old'],
])('says %s', (_name, prepared, facts, advice) => expect(slipView({ ...facts, slip: { prepared } }).advice).toBe(advice));

const ready = { prepared: of({}) };

it.each([
  ['asks for a picture', {}, { button: 'choose', busyWith: null, isLocked: false }],
  ['looks at a picture', { slip: { prepared: null } }, { button: 'send', busyWith: 'looking', isLocked: false }],
  ['sends a picture', { slip: ready }, { button: 'send', busyWith: null, isLocked: false }],
  [
    'asks whether it is the member’s',
    { slip: { prepared: of({ bank: 'KBANK' }) } },
    { button: 'sendOwn', busyWith: null, isLocked: false },
  ],
  ['sends it now', { slip: ready, phase: 'running' }, { button: 'send', busyWith: 'busy', isLocked: true }],
  ['finds out what became of it', { slip: ready, phase: 'checking' }, { button: 'send', busyWith: 'busy', isLocked: true }],
  ['was refused', { slip: ready, phase: 'refused' }, { button: 'retry', busyWith: null, isLocked: false }],
  ['does not know', { slip: ready, phase: 'unknown' }, { button: 'retry', busyWith: null, isLocked: true }],
] as const)('%s', (_name, facts, shown) => expect(slipView({ ...usual, ...facts })).toMatchObject(shown));

it('gives no advice about a slip that may have arrived', () => {
  expect(slipView({ ...usual, slip: ready, sent: 'unknown', phase: 'unknown' }).advice).toBeNull();
});
