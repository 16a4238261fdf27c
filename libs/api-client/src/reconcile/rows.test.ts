import { describe, expect, it } from 'vitest';
import type { ExpectedChange, ExpectedKind } from '../money/expected-change.ts';
import type { Snapshot } from '../money/snapshot.ts';
import { changesOf, isAmbiguous, isUnchanged } from './rows.ts';

const amount = { minor: 500, currency: 'BAHT' } as const;
const money = ['Statement', 'Wallet'];

describe('what is read again after a change', () => {
  it.each<[ExpectedChange, string[]]>([
    [{ kind: 'transfer', from: 'WALLET', to: 'G1', amount }, money],
    [{ kind: 'transfer-all', to: 'G1' }, money],
    [{ kind: 'withdrawal', amount }, money],
    [{ kind: 'wallet-addition', amount }, money],
    [{ kind: 'true-money-link' }, money],
    [{ kind: 'slip' }, ['Slips', ...money]],
    [{ kind: 'slip-credited' }, ['Slips', ...money]],
    [{ kind: 'deposit-credited', amount }, money],
    [{ kind: 'withdrawal-paid', amount }, money],
    [{ kind: 'qr-code-paid', bankCode: 'KBANK', qrCodeId: 'q1', amount }, ['QrCode', ...money]],
    [{ kind: 'qr-code-created', bankCode: 'KBANK', amount }, ['QrCode']],
    [{ kind: 'qr-code-cancelled', bankCode: 'KBANK', qrCodeId: 'q1' }, ['QrCode']],
    [{ kind: 'invite-bonus-claimed' }, ['Invites', ...money]],
    [{ kind: 'refund-received' }, ['Refund', 'RefundLog']],
    [{ kind: 'refund-added' }, ['Refund', ...money]],
    [{ kind: 'bonus-activated', code: 'B1' }, ['ActiveBonus', 'Bonuses', ...money]],
    [{ kind: 'bonus-cleared' }, ['ActiveBonus', 'Bonuses', ...money]],
    [{ kind: 'promotion-activated', code: 'P1' }, ['ActiveBonus', 'Bonuses', 'Promotion', ...money]],
    [{ kind: 'coupon-claimed', slice: 's1' }, ['Coupons', 'SpinSetup', ...money]],
    [{ kind: 'coin-spent' }, ['Coupons', 'SpinSetup', 'Wallet']],
    [{ kind: 'game-account-opened', code: 'G1' }, ['Credentials', 'Wallet']],
  ])('of %j', (expected, tags) => {
    expect(changesOf(expected).toSorted()).toEqual(tags.toSorted());
  });
});

/** Whether the statement has an entry of a change. If it has, every new entry disproves that nothing has changed. */
const isListed: Readonly<Record<ExpectedKind, boolean>> = {
  transfer: true,
  'transfer-all': true,
  withdrawal: true,
  'invite-bonus-claimed': true,
  'refund-received': true,
  'refund-added': true,
  'bonus-activated': true,
  'promotion-activated': true,
  'coupon-claimed': true,
  'coin-spent': true,
  // Bonuses count how often each was received.
  'bonus-cleared': false,
  // Codes have ids.
  'qr-code-created': false,
  'qr-code-cancelled': false,
  // Nothing closes it again.
  'game-account-opened': false,
  // Nothing is said of what has not changed.
  'wallet-addition': false,
  'true-money-link': false,
  slip: false,
  'slip-credited': false,
  'deposit-credited': false,
  'withdrawal-paid': false,
  'qr-code-paid': false,
};

describe('what the lists show of another action', () => {
  const about = { from: 'WALLET', to: 'G1', amount, code: 'B1', slice: 's1', bankCode: 'KBANK', qrCodeId: 'q1' };
  const before: Snapshot = {
    entries: [],
    balances: { WALLET: 500, G1: 500 },
    inviteBonus: 500,
    refund: { available: 'some', availableMinor: 500, receivedMinor: 500 },
    bonus: { isActive: false, timesReceived: 1 },
    isBonusActive: false,
    promotion: null,
    coupons: 1,
    coins: 1,
  };
  const entry = { type: 'bonus', from: '', to: 'WALLET', minor: 700, status: 'success', createdAt: 1, cause: null } as const;
  const kinds = Object.entries(isListed).flatMap(([kind, listed]) => (listed ? [kind as ExpectedKind] : []));

  it.each(kinds)('disproves that nothing has changed by %s', (kind) => {
    const expected = { ...about, kind } as ExpectedChange;
    expect(isUnchanged({ expected, before, after: before, sentAt: null })).toBe(true);
    expect(isUnchanged({ expected, before, after: { ...before, entries: [entry] }, sentAt: null })).toBe(false);
    // A list may be late: what it shows first now has moved the figures since, whenever it was booked.
    expect(isUnchanged({ expected, before, after: { ...before, entries: [entry] }, sentAt: 50_000 })).toBe(false);
    // What is much older was left out of the snapshot.
    expect(isUnchanged({ expected, before, after: { ...before, entries: [entry] }, sentAt: 70_000 })).toBe(true);
  });
});

describe('what looks the same after an action', () => {
  const listed: Snapshot = { entries: [] };
  const entry = { type: 'bonus', from: '', to: 'WALLET', minor: 700, status: 'success', createdAt: 1, cause: null } as const;
  const moved: Snapshot = { ...listed, balances: { WALLET: 500, G1: 500 } };
  const transfer: ExpectedChange = { kind: 'transfer', from: 'WALLET', to: 'G1', amount };
  const claim: ExpectedChange = { kind: 'coupon-claimed', slice: 's1' };
  const cleared: ExpectedChange = { kind: 'bonus-cleared' };
  const activated: ExpectedChange = { kind: 'bonus-activated', code: 'B1' };
  const qrCancelled: ExpectedChange = { kind: 'qr-code-cancelled', bankCode: 'KBANK', qrCodeId: 'q1' };
  const qrCode = { id: 'q1', minor: 500, expiresAt: null, isListed: true };
  const bonus = (timesReceived: number, isActive = true): Snapshot => ({ isBonusActive: true, bonus: { isActive, timesReceived } });

  it.each<[verdict: 'unchanged' | 'ambiguous' | 'unknown', what: string, expected: ExpectedChange, before: Snapshot, change: Snapshot]>([
    ['unchanged', 'all balances', transfer, moved, {}],
    ['unknown', 'but for a balance', transfer, moved, { balances: { WALLET: 499, G1: 500 } }],
    ['unknown', 'but for a balance that is not said any more', transfer, moved, { balances: { WALLET: null, G1: 500 } }],
    ['unknown', 'but for balances that cannot be read', transfer, moved, { balances: undefined }],
    ['unknown', 'but for a statement that cannot be read', transfer, moved, { entries: undefined }],
    ['unknown', 'but for another new entry', transfer, moved, { entries: [entry] }],
    ['unknown', 'but for an entry without a time', transfer, { ...moved, entries: [{ ...entry, createdAt: null }] }, {}],

    ['unchanged', 'coupons and coins', claim, { ...listed, coupons: 1, coins: 1 }, {}],
    ['unknown', 'no coupon', claim, { ...listed, coupons: 0, coins: 1 }, {}],
    ['unknown', 'coupons, but a spin may have won one', claim, { ...listed, coupons: 1, coins: 1 }, { coins: 0 }],
    ['unknown', 'coupons, and coins that are not said', claim, { ...listed, coupons: 1, coins: null }, {}],
    ['unknown', 'coins that are not said', { kind: 'coin-spent' }, { ...listed, coins: null }, {}],
    ['unchanged', 'the QR code', qrCancelled, { qrCode }, {}],
    ['unknown', 'a QR code that no list has shown', qrCancelled, { qrCode: { ...qrCode, isListed: false } }, {}],
    ['unknown', 'no QR code, which may be gone again', { kind: 'qr-code-created', bankCode: 'KBANK', amount }, { qrCode: null }, {}],

    ['unchanged', 'an active bonus that was received once', cleared, bonus(1), {}],
    ['unknown', 'no active bonus', cleared, { ...bonus(1), isBonusActive: false }, {}],
    ['unknown', 'a bonus that was received again since', cleared, bonus(1), bonus(2)],
    ['unknown', 'another bonus', cleared, bonus(1), bonus(1, false)],
    ['ambiguous', 'a bonus whose times are not listed', cleared, bonus(0), {}],
    ['ambiguous', 'a bonus that is not listed', cleared, { ...bonus(1), bonus: null }, {}],
    ['ambiguous', 'a bonus that cannot be read', cleared, bonus(1), { bonus: undefined }],
    ['ambiguous', 'a bonus that was active before it was received', activated, { ...listed, ...bonus(0) }, {}],
    [
      'ambiguous',
      'a promotion that was in use before it was received',
      { kind: 'promotion-activated', code: 'P1' },
      { ...listed, isBonusActive: true, promotion: 'P1' },
      {},
    ],
  ])('is %s: %s', (verdict, _what, expected, before, change) => {
    const evidence = { expected, before, after: { ...before, ...change }, sentAt: null };
    expect(isUnchanged(evidence) ? 'unchanged' : isAmbiguous(evidence) ? 'ambiguous' : 'unknown').toBe(verdict);
  });
});
