import { moneyOf } from '@wallet/domain';
import { describe, expect, it } from 'vitest';
import { compare, type Settlement } from './compare.ts';
import type { Evidence } from './evidence.ts';
import type { ExpectedChange } from './expected-change.ts';
import type { Snapshot, SnapshotEntry, SnapshotSlip } from './snapshot.ts';
import { trackedRows } from './tracked-rows.ts';

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
const code = (change: object = {}) => ({ qrCode: { id: 'q1', minor: 500, expiresAt: sentAt + 600 * secondMs, ...change } });
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

const rows: [what: string, expected: ExpectedChange, before: Snapshot, after: Snapshot, settlement: Settlement][] = [
  ['a new transfer', transfer, list(), list(entry()), 'settled'],
  [
    'a new transfer beside an older one',
    transfer,
    list(entry({ createdAt: sentAt - 9 * secondMs })),
    list(entry(), entry({ createdAt: sentAt - 9 * secondMs })),
    'settled',
  ],
  [
    'a new transfer among other movements',
    transfer,
    list(),
    list(deposit(), entry(), entry({ to: 'G2' }), entry({ minor: 300 })),
    'settled',
  ],
  ['a transfer with a minus', transfer, list(), list(entry({ minor: -500 })), 'settled'],
  ['a new transfer that failed', transfer, list(), list(entry({ status: 'failed' })), 'rejected'],
  ['a transfer that has not arrived', transfer, list(), list(entry({ status: 'in-progress' })), 'unknown'],
  [
    'an older transfer that has just failed',
    transfer,
    list(entry({ status: 'in-progress' })),
    list(entry({ status: 'failed' })),
    'unknown',
  ],
  ['two that it could be', transfer, list(), list(entry(), entry({ createdAt: sentAt + 2 * secondMs })), 'unknown'],
  ['two of the same moment', transfer, list(), list(entry(), entry()), 'unknown'],
  ['one of the same moment as one before', transfer, list(entry()), list(entry(), entry()), 'settled'],
  ['one from before it was sent', transfer, list(), list(entry({ createdAt: sentAt - 4 * secondMs })), 'unknown'],
  ['one whose time is not known', transfer, list(), list(entry({ createdAt: null })), 'unknown'],
  ['another amount', transfer, list(), list(entry({ minor: 501 })), 'unknown'],
  ['an amount that is not known', transfer, list(), list(entry({ minor: null })), 'unknown'],
  ['another target', transfer, list(), list(entry({ to: 'G2' })), 'unknown'],
  ['another source', transfer, list(), list(entry({ from: 'G2' })), 'unknown'],
  ['another type', transfer, list(), list(entry({ type: 'bonus' })), 'unknown'],
  ['the same list', transfer, list(entry()), list(entry()), 'unknown'],
  ['a list that could not be read before', transfer, {}, list(entry()), 'unknown'],
  ['a list that cannot be read now', transfer, list(), {}, 'unknown'],

  ['all of it at the target', all, { ...list(), ...balances(700, 50) }, { ...list(toG1), ...balances(0, 750) }, 'settled'],
  [
    'a small transfer of another device',
    all,
    { ...list(), ...balances(700, 50) },
    { ...list(entry({ minor: 300 })), ...balances(400, 350) },
    'unknown',
  ],
  [
    'an empty wallet after a withdrawal',
    all,
    { ...list(), ...balances(700, 50) },
    { ...list(withdrawn({ minor: 700 })), ...balances(0, 50) },
    'unknown',
  ],
  ['more at the target than there was', all, { ...list(), ...balances(700, 50) }, { ...list(toG1), ...balances(0, 950) }, 'unknown'],
  ['something left elsewhere', all, { ...list(), ...balances(700, 50) }, { ...list(toG1), ...balances(1, 750) }, 'unknown'],
  ['all of it there before', all, { ...list(), ...balances(0, 50) }, { ...list(toG1), ...balances(0, 50) }, 'unknown'],
  ['a balance that is not known', all, { ...list(), ...balances(null, 50) }, { ...list(toG1), ...balances(0, 750) }, 'unknown'],
  ['the figures without an entry', all, { ...list(), ...balances(700, 50) }, { ...list(), ...balances(0, 750) }, 'unknown'],

  ['a new withdrawal', withdrawal, list(), list(withdrawn({ status: 'in-progress' })), 'settled'],
  ['a withdrawal that was paid', withdrawal, list(), list(withdrawn()), 'settled'],
  ['a withdrawal that failed', withdrawal, list(), list(withdrawn({ status: 'failed' })), 'rejected'],
  ['another withdrawal', withdrawal, list(), list(withdrawn({ minor: 400 })), 'unknown'],
  ['a deposit of that amount', withdrawal, list(), list(deposit()), 'unknown'],

  ['a deposit of something else', { kind: 'true-money-link' }, list(), list(deposit()), 'unknown'],
  ['a deposit that was added elsewhere', { kind: 'wallet-addition', amount: moneyOf(500, 'BAHT') }, list(), list(deposit()), 'unknown'],
  ['whatever came in', { kind: 'slip' }, list(), list(deposit()), 'unknown'],

  ['a code where there was none', qrMade, { qrCode: null }, code(), 'settled'],
  ['another code', qrMade, code({ id: 'q0' }), code(), 'settled'],
  ['the same code', qrMade, code(), code(), 'unknown'],
  ['a code for another amount', qrMade, { qrCode: null }, code({ minor: 300 }), 'unknown'],
  ['a code of which was not known before', qrMade, {}, code(), 'unknown'],
  ['no code', qrMade, { qrCode: null }, { qrCode: null }, 'unknown'],

  ['a code that is gone', qrCancelled, { ...code(), ...list() }, { qrCode: null, ...list() }, 'settled'],
  ['a code that was replaced', qrCancelled, { ...code(), ...list() }, { ...code({ id: 'q2' }), ...list() }, 'settled'],
  ['a code that is still there', qrCancelled, { ...code(), ...list() }, { ...code(), ...list() }, 'unknown'],
  ['a code that was paid', qrCancelled, { ...code(), ...list() }, { qrCode: null, ...list(deposit()) }, 'unknown'],
  ['a code that has expired', qrCancelled, { ...code({ expiresAt: sentAt }), ...list() }, { qrCode: null, ...list() }, 'unknown'],
  ['a code that is gone, while the statement cannot be read', qrCancelled, { ...code(), ...list() }, { qrCode: null }, 'unknown'],

  ['an invite bonus that was paid out', invite, { inviteBonus: 500, ...list() }, { inviteBonus: 0, ...list(bonusEntry()) }, 'settled'],
  [
    'one whose entry does not say what it was for',
    invite,
    { inviteBonus: 500, ...list() },
    { inviteBonus: 0, ...list(bonusEntry({ cause: null })) },
    'settled',
  ],
  ['an invite bonus that is not empty', invite, { inviteBonus: 500, ...list() }, { inviteBonus: 1, ...list(bonusEntry()) }, 'unknown'],
  ['an invite bonus that is empty without an entry', invite, { inviteBonus: 500, ...list() }, { inviteBonus: 0, ...list() }, 'unknown'],
  [
    'a refund of the same amount',
    invite,
    { inviteBonus: 500, ...list() },
    { inviteBonus: 0, ...list(bonusEntry({ cause: 'refund' })) },
    'unknown',
  ],
  [
    'a transfer of the same amount',
    invite,
    { inviteBonus: 500, ...list() },
    { inviteBonus: 0, ...list(entry({ from: 'G1', to: 'WALLET' })) },
    'unknown',
  ],
  ['an invite bonus that is not known', invite, { inviteBonus: null, ...list() }, { inviteBonus: 0, ...list(bonusEntry()) }, 'unknown'],
  ['no invite bonus before', invite, { inviteBonus: 0, ...list() }, { inviteBonus: 0, ...list(bonusEntry({ minor: 0 })) }, 'unknown'],

  ['a refund that was received', received, refund('some', 500, 100), refund('none', 0, 600), 'settled'],
  ['a refund that is gone without being received', received, refund('some', 500, 100), refund('none', 0, 100), 'unknown'],
  ['a part of it', received, refund('some', 500, 100), refund('none', 0, 599), 'unknown'],
  ['a refund as before', received, refund('some', 500, 100), refund('some', 500, 100), 'unknown'],
  ['a refund of unknown amount', received, refund('some', null, 100), refund('none', null, 600), 'unknown'],

  [
    'a refund that was added',
    added,
    { ...refund('none', 0, 500), ...list() },
    { ...refund('none', 0, 0), ...list(bonusEntry({ cause: 'refund' })) },
    'settled',
  ],
  ['an empty refund without an entry', added, { ...refund('none', 0, 500), ...list() }, { ...refund('none', 0, 0), ...list() }, 'unknown'],
  [
    'a refund that was partly added',
    added,
    { ...refund('none', 0, 500), ...list() },
    { ...refund('none', 0, 1), ...list(bonusEntry({ cause: 'refund' })) },
    'unknown',
  ],

  ['a bonus that is active', bonus, { bonus: null }, { bonus: { isActive: true, timesReceived: 0 } }, 'settled'],
  [
    'a bonus received once more',
    bonus,
    { bonus: { isActive: false, timesReceived: 1 } },
    { bonus: { isActive: false, timesReceived: 2 } },
    'settled',
  ],
  [
    'a bonus received twice more',
    bonus,
    { bonus: { isActive: false, timesReceived: 1 } },
    { bonus: { isActive: false, timesReceived: 3 } },
    'unknown',
  ],
  ['a bonus as before', bonus, { bonus: null }, { bonus: null }, 'unknown'],
  ['a bonus of which was not known before', bonus, {}, { bonus: { isActive: true, timesReceived: 1 } }, 'unknown'],
  ['no bonus any more', { kind: 'bonus-cleared' }, { isBonusActive: true }, { isBonusActive: false }, 'settled'],
  ['no bonus before either', { kind: 'bonus-cleared' }, { isBonusActive: false }, { isBonusActive: false }, 'unknown'],
  ['a bonus that is still active', { kind: 'bonus-cleared' }, { isBonusActive: true }, { isBonusActive: true }, 'unknown'],
  ['the promotion in use', promotion, { promotion: null }, { promotion: 'P1' }, 'settled'],
  ['the promotion in use before', promotion, { promotion: 'P1' }, { promotion: 'P1' }, 'unknown'],
  ['a promotion of which was not known before', promotion, {}, { promotion: 'P1' }, 'unknown'],

  ['a coupon less', { kind: 'coupon-claimed', slice: 's1' }, { coupons: 2 }, { coupons: 1 }, 'settled'],
  ['two coupons less', { kind: 'coupon-claimed', slice: 's1' }, { coupons: 2 }, { coupons: 0 }, 'unknown'],
  ['as many coupons', { kind: 'coupon-claimed', slice: 's1' }, { coupons: 2 }, { coupons: 2 }, 'unknown'],
  ['a coin less', { kind: 'coin-spent' }, { coins: 3 }, { coins: 2 }, 'settled'],
  ['two coins less', { kind: 'coin-spent' }, { coins: 3 }, { coins: 1 }, 'unknown'],
  ['coins that are not known', { kind: 'coin-spent' }, { coins: 3 }, { coins: null }, 'unknown'],
  ['an open game account', { kind: 'game-account-opened', code: 'G1' }, balances(700), balances(700, 0), 'settled'],
  ['a closed game account', { kind: 'game-account-opened', code: 'G1' }, balances(700), balances(700), 'unknown'],
  ['a game account that was open before', { kind: 'game-account-opened', code: 'G1' }, balances(700, 0), balances(700, 0), 'unknown'],
];

describe('what two snapshots say of an action between them', () => {
  it.each(rows)('%s: %j', (_what, expected, before, after, settlement) => {
    expect(compare({ expected, before, after, sentAt })).toBe(settlement);
  });

  it('goes by the list alone where the clock of the backend is not known', () => {
    const before = list(entry({ createdAt: sentAt - 60 * secondMs }));
    const after = list(entry({ createdAt: sentAt - 30 * secondMs }), ...(before.entries ?? []));
    expect(compare({ expected: transfer, before, after, sentAt: null })).toBe('settled');
    expect(compare({ expected: transfer, before, after, sentAt })).toBe('unknown');
  });

  it.each(rows.filter(([, , , , settlement]) => settlement !== 'unknown'))(
    '%s shows nothing while the backend cannot be read',
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
const slips = (...all: SnapshotSlip[]): Snapshot => ({ slips: all });
const credited: ExpectedChange = { kind: 'slip-credited' };
const paidOut: ExpectedChange = { kind: 'withdrawal-paid', amount: moneyOf(500, 'BAHT') };
const qrPaid: ExpectedChange = { kind: 'qr-code-paid', bankCode: 'KBANK', qrCodeId: 'q1', amount: moneyOf(500, 'BAHT') };
const anyPaid: ExpectedChange = { ...qrPaid, amount: null };
const gone = (...entries: SnapshotEntry[]): Snapshot => ({ qrCode: null, ...list(...entries) });
const late = { createdAt: sentAt + 60 * secondMs };

// The backend has taken each within ten seconds: what is older or younger is not it, also where nothing was read before.
const trackedCases: [what: string, expected: ExpectedChange, after: Snapshot, settlement: Settlement, rows: number][] = [
  ['a slip that was read', credited, slips(slip()), 'settled', 1],
  ['a slip that is being read', credited, slips(slip({ status: 'in-progress', minor: null })), 'unknown', 1],
  ['a slip that was refused', credited, slips(slip({ status: 'failed', reason: 'EXPIRED_SLIP' })), 'rejected', 1],
  [
    'a slip of another device after it',
    credited,
    slips(slip({ status: 'in-progress' }), slip({ reference: 'S2', status: 'failed', ...late })),
    'unknown',
    1,
  ],
  [
    'a slip of another device before it',
    credited,
    slips(slip(), slip({ reference: 'S0', status: 'failed', createdAt: sentAt - 4 * secondMs })),
    'settled',
    1,
  ],
  ['only a later slip of another device', credited, slips(slip({ reference: 'S2', ...late })), 'unknown', 0],
  ['two slips at the same time', credited, slips(slip(), slip({ reference: 'S2', status: 'failed' })), 'unknown', 2],
  ['a slip without a time', credited, slips(slip({ createdAt: null })), 'unknown', 0],
  ['slips that cannot be read', credited, {}, 'unknown', 0],

  ['a withdrawal that was paid out', paidOut, list(withdrawn()), 'settled', 1],
  ['a withdrawal in progress', paidOut, list(withdrawn({ status: 'in-progress' })), 'unknown', 1],
  ['a withdrawal that failed', paidOut, list(withdrawn({ status: 'failed' })), 'rejected', 1],
  ['a withdrawal with a minus', paidOut, list(withdrawn({ minor: -500 })), 'settled', 1],
  [
    'one of another device after it',
    paidOut,
    list(withdrawn({ status: 'in-progress' }), withdrawn({ status: 'failed', ...late })),
    'unknown',
    1,
  ],
  ['one of another device at the same time', paidOut, list(withdrawn(), withdrawn({ createdAt: sentAt })), 'unknown', 2],
  ['one of another amount', paidOut, list(withdrawn({ minor: 400 })), 'unknown', 0],
  ['a deposit of that amount', paidOut, list(deposit()), 'unknown', 0],

  ['a code that was paid', qrPaid, gone(deposit()), 'settled', 1],
  ['a payment that is not there yet', qrPaid, gone(deposit({ status: 'in-progress' })), 'unknown', 1],
  ['a payment that failed', qrPaid, gone(deposit({ status: 'failed' })), 'rejected', 1],
  ['a code that was replaced by another one', qrPaid, { ...code({ id: 'q2' }), ...list(deposit()) }, 'settled', 1],
  ['a deposit while the code is still there', qrPaid, { ...code(), ...list(deposit()) }, 'unknown', 0],
  ['a deposit while nobody knows whether the code is there', qrPaid, list(deposit()), 'unknown', 0],
  ['a code that is gone without a deposit', qrPaid, gone(), 'unknown', 0],
  ['an earlier deposit', qrPaid, gone(deposit({ createdAt: sentAt - 60 * secondMs })), 'unknown', 0],
  ['a deposit of another amount', qrPaid, gone(deposit({ minor: 501 })), 'unknown', 0],
  ['a deposit of unknown amount', qrPaid, gone(deposit({ minor: null })), 'unknown', 0],
  ['two deposits of the amount', qrPaid, gone(deposit(), deposit({ createdAt: sentAt })), 'unknown', 2],
  ['a withdrawal of the amount', qrPaid, gone(withdrawn()), 'unknown', 0],
  ['any deposit for a code without an amount', anyPaid, gone(deposit({ minor: 7 })), 'settled', 1],
];

describe('what two snapshots say of what the backend has taken', () => {
  const evidence = (expected: ExpectedChange, after: Snapshot, more: Partial<Evidence> = {}): Evidence => ({
    expected,
    before: {},
    after,
    sentAt,
    doneBy: sentAt + 10 * secondMs,
    ...more,
  });

  it.each(trackedCases)('%s: %j', (_what, expected, after, settlement, rows) => {
    expect(compare(evidence(expected, after))).toBe(settlement);
    expect(trackedRows(evidence(expected, after))).toHaveLength(rows);
  });

  it.each(trackedCases)('%s proves nothing where nobody knows what was there before, nor when it was', (_what, expected, after) => {
    expect(compare(evidence(expected, after, { doneBy: null }))).toBe('unknown');
    expect(compare(evidence(expected, after, { sentAt: null }))).toBe('unknown');
  });

  it('is told by the list alone where the clock of the backend is not known', () => {
    const older = withdrawn({ createdAt: sentAt - 60 * secondMs });
    const after = list(withdrawn(), older);
    expect(compare(evidence(paidOut, after, { before: list(older), sentAt: null, doneBy: null }))).toBe('settled');
    expect(compare(evidence(paidOut, after, { before: after, sentAt: null, doneBy: null }))).toBe('unknown');
  });

  it('leaves out rows that are known to be something else', () => {
    const other = slip({ reference: 'S2', status: 'failed' });
    const both = evidence(credited, slips(slip(), other));
    const [, row] = trackedRows(both);
    expect(compare({ ...both, otherRows: new Set([row?.key ?? '']) })).toBe('settled');
  });
});
