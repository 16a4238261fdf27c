import { currencies, fromWireAmount, gameCategories, type Currency, type GameAccount, type Wallet } from '@wallet/domain';
import type { SlotAnswer, WalletAnswer } from '@wallet/wire';

/** Maps the wire's wallet to the one that screens know. Absent currency is baht (spec/wire, Wallet). */
export function toWallet(answer: WalletAnswer): Wallet {
  const currency = toCurrency(answer.wallet.currency);
  return {
    memberId: answer.profile._id,
    name: answer.profile.name,
    username: answer.profile.username,
    currency,
    // A currency that this version does not know has no name here, so its figures are not shown at all.
    balance: currency && fromWireAmount(answer.wallet.amount, currency),
    gameAccounts: answer.slots.map((slot) => toGameAccount(slot, currency)),
  };
}

function toCurrency(word: string | undefined): Currency | null {
  if (word === undefined || word === '') return 'BAHT';
  return currencies.find((currency) => currency === word.toUpperCase()) ?? null;
}

function toGameAccount(slot: SlotAnswer, currency: Currency | null): GameAccount {
  return {
    code: slot.code,
    name: slot.name,
    category: gameCategories.find((category) => category === slot.category) ?? 'other',
    balance: currency && fromWireAmount(slot.amount, currency),
    isActive: slot.isActive,
    logo: slot.logo,
    background: slot.background,
  };
}
