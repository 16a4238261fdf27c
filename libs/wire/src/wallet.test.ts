import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { walletAnswer } from './wallet.ts';

const slot = {
  code: 'G1', name: 'Game one', category: 'slot', amount: 25.5, isActive: true, ftWalletSlot: 1,
  logo: '/g1.png', background: '/g1-back.png', web: 'https://g1.example.com', android: null, ios: null,
};

const wallet = {
  profile: { _id: 'm1', name: 'Somchai', username: '0812345678', coin: 3 },
  bankAccount: { bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567890', bankCode: 'KBANK', bank: { nameTH: 'กสิกร', nameEN: 'Kasikorn' } },
  wallet: { amount: 100.25, currency: 'LAK' },
  invite: { amount: 1, success: 2, fail: 3 },
  slots: [slot],
};

const read = (answer: unknown) => v.parse(walletAnswer, answer);
const isReadable = (answer: unknown) => v.is(walletAnswer, answer);

describe('walletAnswer', () => {
  it('reads a full answer as it is', () => expect(read(wallet)).toEqual(wallet));

  it('takes the bare minimum: what is optional is absent', () => {
    const answer = {
      profile: { _id: 'm1', name: 'Somchai', username: '0812345678' },
      wallet: {},
      slots: [{ code: 'G1', name: 'Game one', category: 'slot', isActive: false }],
    };
    const { profile, wallet: balance, slots, bankAccount, invite } = read(answer);
    expect(profile.coin).toBe(0);
    expect(balance.amount).toBeNull();
    expect(balance.currency).toBeUndefined();
    expect(bankAccount ?? null).toBeNull();
    expect(invite).toBeUndefined();
    expect(slots).toEqual([
      { ...answer.slots[0], amount: null, ftWalletSlot: null, logo: null, background: null, web: null, android: null, ios: null },
    ]);
  });

  it('ignores fields that it does not know', () => {
    const answer = { ...wallet, rank: 'gold', wallet: { ...wallet.wallet, held: 5 }, slots: [{ ...slot, jackpot: { amount: 1 } }] };
    expect(read(answer)).toEqual(wallet);
  });

  it.each([null, '100.25', '', true, {}, [], undefined])('reads the amount %j as not known, never as a guess', (amount) => {
    const answer = read({ ...wallet, wallet: { amount }, slots: [{ ...slot, amount, ftWalletSlot: amount }] });
    expect(answer.wallet.amount).toBeNull();
    expect(answer.slots[0]).toMatchObject({ amount: null, ftWalletSlot: null });
  });

  it('reads pictures and addresses that are no text as absent', () => {
    const answer = read({ ...wallet, slots: [{ ...slot, logo: 1, background: {}, web: [] }] });
    expect(answer.slots[0]).toMatchObject({ logo: null, background: null, web: null });
  });

  it('takes a category that it does not know', () => {
    expect(read({ ...wallet, slots: [{ ...slot, category: 'fishing' }] }).slots[0]?.category).toBe('fishing');
  });

  it('reads a currency of null as none', () => {
    expect(read({ ...wallet, wallet: { amount: 1, currency: null } }).wallet).toEqual({ amount: 1, currency: '' });
  });

  it.each<[string, object]>([
    ['bank account null', { bankAccount: null }],
    ['bank account without a number', { bankAccount: { bankAccountName: 'X' } }],
    ['bank null', { bankAccount: { ...wallet.bankAccount, bank: null } }],
    ['bank name null', { bankAccount: { ...wallet.bankAccount, bank: { nameTH: null } } }],
    ['invite null', { invite: null }],
    ['invite of another shape', { invite: 5 }],
    ['coin null', { profile: { ...wallet.profile, coin: null } }],
    ['coin as text', { profile: { ...wallet.profile, coin: '3' } }],
  ])('%s: the balance is read all the same', (_name, broken) => {
    const answer = read({ ...wallet, ...broken });
    expect(answer.wallet).toEqual(wallet.wallet);
    expect(answer.slots).toEqual(wallet.slots);
  });

  it.each<[string, unknown]>([
    ['no slots', { ...wallet, slots: undefined }],
    ['slots null', { ...wallet, slots: null }],
    ['slots no list', { ...wallet, slots: { 0: slot } }],
    ['a slot without code', { ...wallet, slots: [slot, { ...slot, code: undefined }] }],
    ['a slot with an empty code', { ...wallet, slots: [slot, { ...slot, code: '' }] }],
    ['a slot without a switch', { ...wallet, slots: [slot, { ...slot, isActive: undefined }] }],
    ['a slot whose switch is text', { ...wallet, slots: [slot, { ...slot, isActive: 'true' }] }],
    ['a slot that is null', { ...wallet, slots: [slot, null] }],
    ['no wallet', { ...wallet, wallet: undefined }],
    ['wallet null', { ...wallet, wallet: null }],
    ['no profile', { ...wallet, profile: undefined }],
    ['a profile without id', { ...wallet, profile: { ...wallet.profile, _id: undefined } }],
    ['a list', [wallet]],
    ['null', null],
    ['text', 'wallet'],
  ])('%s: not readable, since a total would be wrong', (_name, answer) => {
    expect(isReadable(answer)).toBe(false);
  });
});
