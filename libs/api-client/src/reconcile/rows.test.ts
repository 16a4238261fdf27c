import { describe, expect, it } from 'vitest';
import type { ExpectedChange } from '../money/expected-change.ts';
import { changesOf } from './rows.ts';

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
