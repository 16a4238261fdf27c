import { addMoney, type Currency, type Money } from '../money/money.ts';

/** A game account as screens know it. */
export interface GameAccount {
  readonly code: string;
  readonly name: string;
  /** A category that this version does not know is kept as `other` and shown last. */
  readonly category: GameCategory;
  /** null: the backend sent no readable amount. */
  readonly balance: Money | null;
  readonly isActive: boolean;
  readonly logo: string | null;
  readonly background: string | null;
}

export const gameCategories = ['slot', 'sport', 'lotto', 'other'] as const;
export type GameCategory = (typeof gameCategories)[number];

/** A member's money as screens know it. */
export interface Wallet {
  readonly memberId: string;
  readonly name: string;
  readonly username: string;
  /** null: a currency that this version does not know. */
  readonly currency: Currency | null;
  /** null: the backend sent no readable amount. */
  readonly balance: Money | null;
  readonly gameAccounts: readonly GameAccount[];
}

/**
 * Wallet plus every active game account, exact to the hundredth.
 * null as soon as one part is not known: a total that leaves money out would be wrong.
 */
export function totalBalance(wallet: Pick<Wallet, 'balance' | 'gameAccounts'>): Money | null {
  let total = wallet.balance;
  for (const account of wallet.gameAccounts) {
    if (!account.isActive) continue;
    if (total === null || account.balance === null) return null;
    total = addMoney(total, account.balance);
  }
  return total;
}
