import { describe, expect, it } from 'vitest';
import type { ExpectedChange, ExpectedKind } from '../money/expected-change.ts';
import type { Snapshot } from '../money/snapshot.ts';
import { changesOf, isUnchanged } from './rows.ts';

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
  });
});
