import type { QrCode } from '@wallet/api-client/qr-codes';
import { moneyOf } from '@wallet/domain';
import { expect, it } from 'vitest';
import { noQrCode, qrReducer, type QrEvent, type QrState } from './qr-reducer.ts';

const codeOf = (id: string, markup = id): QrCode => ({ id, markup, amount: moneyOf(500_00, 'BAHT'), expiresAt: 60_000 });
const seen = (id: string, markup?: string): QrEvent => ({ kind: 'seen', code: codeOf(id, markup) });
const missing = (at: number, offsetMs = 0): QrEvent => ({ kind: 'missing', at, offsetMs });
const ended: QrEvent = { kind: 'ended', id: '1', ending: { kind: 'cancelled' } };
const read: QrEvent = { kind: 'read' };

const after = (events: readonly QrEvent[]): QrState => events.reduce(qrReducer, noQrCode);

it.each<[string, readonly QrEvent[], string | null, string | undefined]>([
  ['no code was there', [missing(0)], null, undefined],
  ['a code is there', [seen('1')], '1', undefined],
  ['the backend removed it in its time: it may have been paid', [seen('1'), missing(1000)], '1', 'removed'],
  ['it was removed after its time', [seen('1'), missing(60_000)], null, 'expired'],
  ['its time is over by the clock of the backend', [seen('1'), missing(1000, 60_000)], null, 'expired'],
  ['an answer of before its end shows it again', [seen('1'), ended, seen('1')], null, 'cancelled'],
  ['another code took its place', [seen('1'), seen('2')], '2', 'replaced'],
  ['another one with the same content took its place', [seen('1', 'a'), seen('2', 'a')], '2', undefined],
  ['another one was made after it was removed', [seen('1'), missing(1000), read, seen('2')], '2', undefined],
  ['it was removed, came back and was removed again', [seen('1'), missing(1000), read, seen('1'), missing(2000)], '1', 'removed'],
  ['what became of it was read', [seen('1'), missing(1000), read, missing(2000)], '1', undefined],
])('%s', (_case, events, watched, ending) => {
  const state = after(events);
  expect(state.watched?.id ?? null).toBe(watched);
  expect(state.ending?.kind).toBe(ending);
});
