import { gameCategories, toWireWord, type BankAccount, type Currency, type GameAccount, type Wallet } from '@wallet/domain';
import type { ProfileResponse, SlotResponse, WalletResponse } from '@wallet/contract';
import { toCurrency, toMoney } from './to-money.ts';

/** Converts the wallet of a response. An absent currency is the market's. */
export function toWallet(response: WalletResponse, ofMarket: Currency | null): Wallet {
  const currency = toCurrency(response.wallet.currency, ofMarket);
  const { invite } = response;
  // An entry without a code stands for a game account that could not be read.
  const known = response.slots.filter(({ code }) => code !== '');
  return {
    memberId: response.profile._id,
    name: response.profile.name,
    username: response.profile.username,
    coin: response.profile.coin,
    currency,
    balance: toMoney(response.wallet.amount, currency),
    bankAccount: toBankAccount(response.bankAccount),
    invite: invite ? { amount: toMoney(invite.amount, currency), success: invite.success, fail: invite.fail } : null,
    gameAccounts: known.map((slot) => toGameAccount(slot, currency)),
    ...(known.length < response.slots.length && { lacksGameAccounts: true }),
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

/** Converts the bank account of a profile or wallet. Null if the member has none. */
export function toBankAccount(response: ProfileResponse['bankAccount']): BankAccount | null {
  if (!response) return null;
  const { bank, ...account } = response;
  return { ...account, ...bank };
}
