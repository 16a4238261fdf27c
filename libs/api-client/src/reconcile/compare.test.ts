import { moneyOf } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import type { Evidence, Settlement } from '../money/evidence.ts';
import type { ExpectedChange } from '../money/expected-change.ts';
import type { Snapshot, SnapshotEntry, SnapshotSlip } from '../money/snapshot.ts';
import { compare, trackedRows } from './rows.ts';

const sentAt = Date.UTC(2026, 10, 21, 12);
const secondMs = 1000;

const entry = (change: Partial<SnapshotEntry> = {}): SnapshotEntry => ({
  type: 'transfer',
  from: 'WALLET',
  to: 'G1',
  minor: 500,
  status: 'success',
  createdAt: sentAt + secondMs,
  cause: null,
  ...change,
});
const deposit = (change: Partial<SnapshotEntry> = {}) => entry({ type: 'deposit', from: 'KBANK', to: 'WALLET', ...change });
const bonusEntry = (change: Partial<SnapshotEntry> = {}) =>
  entry({ type: 'bonus', from: 'INVITE', to: 'WALLET', cause: 'invite', ...change });
const list = (...entries: SnapshotEntry[]): Snapshot => ({ entries });
const code = (change: object = {}) => ({ qrCode: { id: 'q1', minor: 500, expiresAt: sentAt + 600 * secondMs, isListed: true, ...change } });
const refund = (available: 'some' | 'none', availableMinor: number | null, receivedMinor: number | null) => ({
  refund: { available, availableMinor, receivedMinor },
});

const transfer: ExpectedChange = { kind: 'transfer', from: 'WALLET', to: 'G1', amount: moneyOf(500, 'BAHT') };
const all: ExpectedChange = { kind: 'transfer-all', to: 'G1' };
const withdrawal: ExpectedChange = { kind: 'withdrawal', amount: moneyOf(500, 'BAHT') };
const withdrawn = (change: Partial<SnapshotEntry> = {}) => entry({ type: 'withdraw', to: 'KBANK', ...change });
const qrMade: ExpectedChange = { kind: 'qr-code-created', bankCode: 'KBANK', amount: moneyOf(500, 'BAHT') };
const qrCancelled: ExpectedChange = { kind: 'qr-code-cancelled', bankCode: 'KBANK', qrCodeId: 'q1' };
const invite: ExpectedChange = { kind: 'invite-bonus-claimed' };
const received: ExpectedChange = { kind: 'refund-received' };
const added: ExpectedChange = { kind: 'refund-added' };
const bonus: ExpectedChange = { kind: 'bonus-activated', code: 'B1' };
const promotion: ExpectedChange = { kind: 'promotion-activated', code: 'P1' };
const balances = (WALLET: number | null, G1?: number | null) => ({ balances: { WALLET, ...(G1 !== undefined && { G1 }) } });
const toG1 = entry({ minor: 700 });
/** Balances of the wallet and a game, and a statement. */
const total = (WALLET: number | null, G1: number, ...all: SnapshotEntry[]): Snapshot => ({ ...list(...all), ...balances(WALLET, G1) });
/** A code of a bank, and a statement. */
const coded = (change: object = {}, ...entries: SnapshotEntry[]): Snapshot => ({ ...code(change), ...list(...entries) });
const gone = (...entries: SnapshotEntry[]): Snapshot => ({ qrCode: null, ...list(...entries) });
const invited = (inviteBonus: number | null, ...entries: SnapshotEntry[]): Snapshot => ({ inviteBonus, ...list(...entries) });
/** What was received of a refund, and a statement. */
const refunded = (minor: number, ...entries: SnapshotEntry[]): Snapshot => ({ ...refund('none', 0, minor), ...list(...entries) });
const refundEntry = bonusEntry({ cause: 'refund' });
const usedBonus = (timesReceived: number): Snapshot => ({ bonus: { isActive: false, timesReceived } });
const earlier = entry({ createdAt: sentAt - 9 * secondMs });

const rows: [what: string, expected: ExpectedChange, before: Snapshot, after: Snapshot, settlement: Settlement][] = [
  ['a new transfer', transfer, list(), list(entry()), 'settled'],
  ['a new transfer and an older one', transfer, list(earlier), list(entry(), earlier), 'settled'],
  ['a new transfer among others', transfer, list(), list(deposit(), entry(), entry({ to: 'G2' }), entry({ minor: 300 })), 'settled'],
  ['a transfer with a negative amount', transfer, list(), list(entry({ minor: -500 })), 'settled'],
  ['a new transfer that failed', transfer, list(), list(entry({ status: 'failed' })), 'rejected'],
  ['a transfer that has not arrived', transfer, list(), list(entry({ status: 'in-progress' })), 'unknown'],
  ['an older one that has just failed', transfer, list(entry({ status: 'in-progress' })), list(entry({ status: 'failed' })), 'unknown'],
  ['two matching transfers', transfer, list(), list(entry(), entry({ createdAt: sentAt + 2 * secondMs })), 'unknown'],
  ['two matching transfers of the same time', transfer, list(), list(entry(), entry()), 'unknown'],
  ['a second transfer with the time of an earlier one', transfer, list(entry()), list(entry(), entry()), 'settled'],
  ['a transfer from before the request', transfer, list(), list(entry({ createdAt: sentAt - 4 * secondMs })), 'unknown'],
  ['a transfer with an unknown time', transfer, list(), list(entry({ createdAt: null })), 'unknown'],
  ['a transfer of another amount', transfer, list(), list(entry({ minor: 501 })), 'unknown'],
  ['a transfer of an unknown amount', transfer, list(), list(entry({ minor: null })), 'unknown'],
  ['a transfer to another target', transfer, list(), list(entry({ to: 'G2' })), 'unknown'],
  ['a transfer from another source', transfer, list(), list(entry({ from: 'G2' })), 'unknown'],
  ['an entry of another type', transfer, list(), list(entry({ type: 'bonus' })), 'unknown'],
  ['the same list', transfer, list(entry()), list(entry()), 'unknown'],
  ['a list that could not be read before', transfer, {}, list(entry()), 'unknown'],
  ['a list that cannot be read now', transfer, list(), {}, 'unknown'],

  ['all money at the target', all, total(700, 50), total(0, 750, toG1), 'settled'],
  ['a small transfer of another device', all, total(700, 50), total(400, 350, entry({ minor: 300 })), 'unknown'],
  ['an empty wallet after a withdrawal', all, total(700, 50), total(0, 50, withdrawn({ minor: 700 })), 'unknown'],
  ['more money at the target than there was', all, total(700, 50), total(0, 950, toG1), 'unknown'],
  ['money left in another place', all, total(700, 50), total(1, 750, toG1), 'unknown'],
  ['all money already at the target', all, total(0, 50), total(0, 50, toG1), 'unknown'],
  ['an unknown balance', all, total(null, 50), total(0, 750, toG1), 'unknown'],
  ['all money at the target without an entry', all, total(700, 50), total(0, 750), 'unknown'],

  ['a new withdrawal', withdrawal, list(), list(withdrawn({ status: 'in-progress' })), 'settled'],
  ['a withdrawal that was paid', withdrawal, list(), list(withdrawn()), 'settled'],
  ['a withdrawal that failed', withdrawal, list(), list(withdrawn({ status: 'failed' })), 'rejected'],
  ['another withdrawal', withdrawal, list(), list(withdrawn({ minor: 400 })), 'unknown'],
  ['a deposit of that amount', withdrawal, list(), list(deposit()), 'unknown'],

  ['a deposit of something else', { kind: 'true-money-link' }, list(), list(deposit()), 'unknown'],
  ['a deposit that was added elsewhere', { kind: 'wallet-addition', amount: moneyOf(500, 'BAHT') }, list(), list(deposit()), 'unknown'],
  ['any deposit', { kind: 'slip' }, list(), list(deposit()), 'unknown'],

  ['a new code', qrMade, { qrCode: null }, code(), 'settled'],
  ['another code', qrMade, code({ id: 'q0' }), code(), 'settled'],
  ['the code before one that no list has shown yet', qrMade, code({ isListed: false }), code({ id: 'q0' }), 'unknown'],
  ['the same code', qrMade, code(), code(), 'unknown'],
  ['a code for another amount', qrMade, { qrCode: null }, code({ minor: 300 }), 'unknown'],
  ['a code without a snapshot before', qrMade, {}, code(), 'unknown'],
  ['no code', qrMade, { qrCode: null }, { qrCode: null }, 'unknown'],

  ['a code that no longer exists', qrCancelled, coded(), gone(), 'settled'],
  ['a code that no list has shown yet', qrCancelled, coded({ isListed: false }), gone(), 'unknown'],
  [
    'a code that was paid before, in a list that is late',
    qrCancelled,
    coded(),
    gone(deposit({ createdAt: sentAt - 10 * secondMs })),
    'unknown',
  ],
  ['a code that was replaced', qrCancelled, coded(), coded({ id: 'q2' }), 'unknown'],
  ['a code that still exists', qrCancelled, coded(), coded(), 'unknown'],
  ['a code that was paid', qrCancelled, coded(), gone(deposit()), 'unknown'],
  ['a code that another one replaced, which was paid', qrCancelled, coded(), gone(deposit({ minor: 2 })), 'unknown'],
  ['a code that has expired in the meantime', qrCancelled, coded({ expiresAt: sentAt + 8 * secondMs }), gone(), 'unknown'],
  ['a code that has expired', qrCancelled, coded({ expiresAt: sentAt }), gone(), 'unknown'],
  ['a code that no longer exists while the statement cannot be read', qrCancelled, coded(), { qrCode: null }, 'unknown'],

  ['an invite bonus that was paid out', invite, invited(500), invited(0, bonusEntry()), 'settled'],
  ['an invite bonus whose entry has no cause', invite, invited(500), invited(0, bonusEntry({ cause: null })), 'settled'],
  ['a deposit of the same amount', invite, invited(500), invited(0, bonusEntry({ type: 'deposit', cause: null })), 'unknown'],
  ['a deposit that says so', invite, invited(500), invited(0, bonusEntry({ type: 'deposit' })), 'settled'],
  ['an invite bonus that is not empty', invite, invited(500), invited(1, bonusEntry()), 'unknown'],
  ['an invite bonus that is empty without an entry', invite, invited(500), invited(0), 'unknown'],
  ['a refund of the same amount', invite, invited(500), invited(0, refundEntry), 'unknown'],
  ['a transfer of the same amount', invite, invited(500), invited(0, entry({ from: 'G1', to: 'WALLET' })), 'unknown'],
  ['an unknown invite bonus', invite, invited(null), invited(0, bonusEntry()), 'unknown'],
  ['no invite bonus before', invite, invited(0), invited(0, bonusEntry({ minor: 0 })), 'unknown'],

  ['a refund that was received', received, refund('some', 500, 100), refund('none', 0, 600), 'settled'],
  ['a refund that disappeared without being received', received, refund('some', 500, 100), refund('none', 0, 100), 'unknown'],
  ['a refund that was partly received', received, refund('some', 500, 100), refund('none', 0, 599), 'unknown'],
  ['an unchanged refund', received, refund('some', 500, 100), refund('some', 500, 100), 'unknown'],
  ['a refund of an unknown amount', received, refund('some', null, 100), refund('none', null, 600), 'unknown'],

  ['a refund that was added', added, refunded(500), refunded(0, refundEntry), 'settled'],
  ['an empty refund without an entry', added, refunded(500), refunded(0), 'unknown'],
  ['a refund that was partly added', added, refunded(500), refunded(1, refundEntry), 'unknown'],

  ['a bonus that is active', bonus, { bonus: null }, { bonus: { isActive: true, timesReceived: 0 } }, 'settled'],
  ['a bonus received once more', bonus, usedBonus(1), usedBonus(2), 'settled'],
  ['a bonus received twice more', bonus, usedBonus(1), usedBonus(3), 'unknown'],
  ['an unchanged bonus', bonus, { bonus: null }, { bonus: null }, 'unknown'],
  ['a bonus without a snapshot before', bonus, {}, { bonus: { isActive: true, timesReceived: 1 } }, 'unknown'],
  ['no active bonus after an active one', { kind: 'bonus-cleared' }, { isBonusActive: true }, { isBonusActive: false }, 'settled'],
  ['no active bonus before and after', { kind: 'bonus-cleared' }, { isBonusActive: false }, { isBonusActive: false }, 'unknown'],
  ['a bonus that is still active', { kind: 'bonus-cleared' }, { isBonusActive: true }, { isBonusActive: true }, 'unknown'],
  ['the promotion that is in use now', promotion, { promotion: null }, { promotion: 'P1' }, 'settled'],
  ['the promotion that was already in use', promotion, { promotion: 'P1' }, { promotion: 'P1' }, 'unknown'],
  ['a promotion without a snapshot before', promotion, {}, { promotion: 'P1' }, 'unknown'],

  ['one coupon less', { kind: 'coupon-claimed', slice: 's1' }, { coupons: 2 }, { coupons: 1 }, 'settled'],
  ['two coupons less', { kind: 'coupon-claimed', slice: 's1' }, { coupons: 2 }, { coupons: 0 }, 'unknown'],
  ['the same number of coupons', { kind: 'coupon-claimed', slice: 's1' }, { coupons: 2 }, { coupons: 2 }, 'unknown'],
  ['one coin less', { kind: 'coin-spent' }, { coins: 3 }, { coins: 2 }, 'settled'],
  ['two coins less', { kind: 'coin-spent' }, { coins: 3 }, { coins: 1 }, 'unknown'],
  ['an unknown number of coins', { kind: 'coin-spent' }, { coins: 3 }, { coins: null }, 'unknown'],
  ['an open game account', { kind: 'game-account-opened', code: 'G1' }, balances(700), balances(700, 0), 'settled'],
  ['a closed game account', { kind: 'game-account-opened', code: 'G1' }, balances(700), balances(700), 'unknown'],
  ['a game account that was already open', { kind: 'game-account-opened', code: 'G1' }, balances(700, 0), balances(700, 0), 'unknown'],
];

describe('compare for an action between two snapshots', () => {
  it.each(rows.map(([what, expected, before, after, settlement]) => ({ what, expected, before, after, settlement })))(
    'is $settlement for $what ($expected.kind)',
    ({ expected, before, after, settlement }) => {
      expect(compare({ expected, before, after, sentAt, readAt: sentAt + 5 * secondMs })).toBe(settlement);
    },
  );

  it('uses only the snapshots when the backend’s clock is unknown', () => {
    const before = list(entry({ createdAt: sentAt - 60 * secondMs }));
    const after = list(entry({ createdAt: sentAt - 30 * secondMs }), ...(before.entries ?? []));
    expect(compare({ expected: transfer, before, after, sentAt: null })).toBe('settled');
    expect(compare({ expected: transfer, before, after, sentAt })).toBe('unknown');
  });

  it('believes a list about a new code once the list can be too late no longer', () => {
    const before = coded({ isListed: false });
    const later = { expected: qrCancelled, before, after: gone(), readAt: sentAt + 15 * secondMs };
    expect([compare({ ...later, sentAt }), compare({ ...later, sentAt: null })]).toEqual(['settled', 'unknown']);
  });

  it.each(rows.filter(([, , , , settlement]) => settlement !== 'unknown'))(
    'returns unknown for %s while the backend cannot be read',
    (_what, expected, before) => {
      expect(compare({ expected, before, after: {}, sentAt })).toBe('unknown');
    },
  );
});

const slip = (change: Partial<SnapshotSlip> = {}): SnapshotSlip => ({
  reference: 'S1',
  minor: 500,
  status: 'success',
  createdAt: sentAt + secondMs,
  reason: '',
  ...change,
});
const otherSlip = (change: Partial<SnapshotSlip> = {}) => slip({ reference: 'S2', status: 'failed', ...change });
const slips = (...all: SnapshotSlip[]): Snapshot => ({ slips: all });
const credited: ExpectedChange = { kind: 'slip-credited' };
const paidOut: ExpectedChange = { kind: 'withdrawal-paid', amount: moneyOf(500, 'BAHT') };
const qrPaid: ExpectedChange = { kind: 'qr-code-paid', bankCode: 'KBANK', qrCodeId: 'q1', amount: moneyOf(500, 'BAHT') };
const anyPaid: ExpectedChange = { ...qrPaid, amount: null };
const late = { createdAt: sentAt + 60 * secondMs };

// The backend accepted each within ten seconds. Older or newer rows do not match, even without a snapshot before.
const trackedCases: [what: string, expected: ExpectedChange, after: Snapshot, settlement: Settlement, rows: number, readAt?: number][] = [
  ['a slip that was accepted', credited, slips(slip()), 'settled', 1],
  ['a slip in progress', credited, slips(slip({ status: 'in-progress', minor: null })), 'unknown', 1],
  ['a slip that was refused', credited, slips(slip({ status: 'failed', reason: 'EXPIRED_SLIP' })), 'rejected', 1],
  ['a slip of another device after it', credited, slips(slip({ status: 'in-progress' }), otherSlip(late)), 'unknown', 1],
  ['a slip of another device before it', credited, slips(slip(), otherSlip({ createdAt: sentAt - 4 * secondMs })), 'settled', 1],
  ['only a later slip of another device', credited, slips(slip({ reference: 'S2', ...late })), 'unknown', 0],
  ['two slips at the same time', credited, slips(slip(), otherSlip()), 'unknown', 2],
  ['a slip without a time', credited, slips(slip({ createdAt: null })), 'unknown', 0],
  ['slips that cannot be read', credited, {}, 'unknown', 0],

  ['a withdrawal that was paid out', paidOut, list(withdrawn()), 'settled', 1],
  ['a withdrawal in progress', paidOut, list(withdrawn({ status: 'in-progress' })), 'unknown', 1],
  ['a withdrawal that failed', paidOut, list(withdrawn({ status: 'failed' })), 'rejected', 1],
  ['a withdrawal with a negative amount', paidOut, list(withdrawn({ minor: -500 })), 'settled', 1],
  ['a later one elsewhere', paidOut, list(withdrawn({ status: 'in-progress' }), withdrawn({ status: 'failed', ...late })), 'unknown', 1],
  ['a withdrawal of another device at the same time', paidOut, list(withdrawn(), withdrawn({ createdAt: sentAt })), 'unknown', 2],
  ['a withdrawal of another amount', paidOut, list(withdrawn({ minor: 400 })), 'unknown', 0],
  ['a deposit of that amount', paidOut, list(deposit()), 'unknown', 0],

  ['a code that was paid', qrPaid, gone(deposit()), 'settled', 1],
  ['a payment in progress', qrPaid, gone(deposit({ status: 'in-progress' })), 'unknown', 1],
  ['a payment that failed', qrPaid, gone(deposit({ status: 'failed' })), 'rejected', 1],
  ['a code that was replaced by another one', qrPaid, { ...code({ id: 'q2' }), ...list(deposit()) }, 'settled', 1],
  ['a deposit while the code still exists', qrPaid, { ...code(), ...list(deposit()) }, 'unknown', 0],
  ['a deposit while it is unknown whether the code exists', qrPaid, list(deposit()), 'unknown', 0],
  ['a code that no longer exists without a deposit', qrPaid, gone(), 'unknown', 0],
  ['a deposit while the list may lack the new code', qrPaid, gone(deposit()), 'unknown', 0, sentAt + 14 * secondMs],
  ['an earlier deposit', qrPaid, gone(deposit({ createdAt: sentAt - 60 * secondMs })), 'unknown', 0],
  ['a deposit of another amount', qrPaid, gone(deposit({ minor: 501 })), 'unknown', 0],
  ['a deposit of an unknown amount', qrPaid, gone(deposit({ minor: null })), 'unknown', 0],
  ['two deposits of the amount', qrPaid, gone(deposit(), deposit({ createdAt: sentAt })), 'unknown', 2],
  ['a withdrawal of the amount', qrPaid, gone(withdrawn()), 'unknown', 0],
  ['any deposit for a code without an amount', anyPaid, gone(deposit({ minor: 7 })), 'settled', 1],
];

describe('compare for a tracked transaction', () => {
  const evidence = (expected: ExpectedChange, after: Snapshot, more: Partial<Evidence> = {}): Evidence => ({
    expected,
    before: {},
    after,
    sentAt,
    doneBy: sentAt + 10 * secondMs,
    readAt: sentAt + 60 * secondMs,
    ...more,
  });

  it.each(trackedCases.map(([what, expected, after, settlement, rows, readAt]) => ({ what, expected, after, settlement, rows, readAt })))(
    'is $settlement for $what ($expected.kind)',
    ({ expected, after, settlement, rows, readAt }) => {
      const known = evidence(expected, after, readAt === undefined ? {} : { readAt });
      expect(compare(known)).toBe(settlement);
      expect(trackedRows(known)).toHaveLength(rows);
    },
  );

  it.each(trackedCases)('returns unknown for %s without a snapshot before and a complete time range', (_what, expected, after) => {
    expect(compare(evidence(expected, after, { doneBy: null }))).toBe('unknown');
    expect(compare(evidence(expected, after, { sentAt: null }))).toBe('unknown');
  });

  it('uses only the snapshots when the backend’s clock is unknown', () => {
    const older = withdrawn({ createdAt: sentAt - 60 * secondMs });
    const after = list(withdrawn(), older);
    expect(compare(evidence(paidOut, after, { before: list(older), sentAt: null, doneBy: null }))).toBe('settled');
    expect(compare(evidence(paidOut, after, { before: after, sentAt: null, doneBy: null }))).toBe('unknown');
  });

  it('ignores rows that belong to another transaction', () => {
    const both = evidence(credited, slips(slip(), otherSlip()));
    const [, row] = trackedRows(both);
    expect(compare({ ...both, otherRows: new Set([row?.key ?? '']) })).toBe('settled');
  });
});
