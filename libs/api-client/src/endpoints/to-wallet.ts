import { gameCategories, toWireWord, type Currency, type GameAccount, type Wallet } from '@wallet/domain';
import type { SlotResponse, WalletResponse } from '@wallet/contract';
import { toBankAccount } from './to-bank-account.ts';
import { toCurrency, toMoney } from './to-money.ts';

/** Maps the wire's wallet to the one that screens know. An absent currency is the market's. */
export function toWallet(answer: WalletResponse, ofMarket: Currency | null): Wallet {
  const currency = toCurrency(answer.wallet.currency, ofMarket);
  const { invite } = answer;
  // One without a code stands for a game account that could not be read.
  const known = answer.slots.filter(({ code }) => code !== '');
  return {
    memberId: answer.profile._id,
    name: answer.profile.name,
    username: answer.profile.username,
    coin: answer.profile.coin,
    currency,
    balance: toMoney(answer.wallet.amount, currency),
    bankAccount: toBankAccount(answer.bankAccount),
    invite: invite ? { amount: toMoney(invite.amount, currency), success: invite.success, fail: invite.fail } : null,
    gameAccounts: known.map((slot) => toGameAccount(slot, currency)),
    ...(known.length < answer.slots.length && { lacksGameAccounts: true }),
  };
}

function toGameAccount(slot: SlotResponse, currency: Currency | null): GameAccount {
  return {
    code: slot.code,
    name: slot.name || slot.code,
    category: gameCategories.find((category) => category === toWireWord(slot.category)) ?? 'other',
    balance: toMoney(slot.amount, currency),
    isActive: slot.isActive,
    rate: slot.ftWalletSlot,
    logo: slot.logo,
    background: slot.background,
    web: slot.web,
    android: slot.android,
    ios: slot.ios,
  };
}
