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
  /** What one unit of the wallet is worth inside the game; null where the backend sent no number. */
  readonly rate: number | null;
  readonly logo: string | null;
  readonly background: string | null;
  /** Where the game is played: an address, or null where there is none. From outside, so checked before use. */
  readonly web: string | null;
  readonly android: string | null;
  readonly ios: string | null;
}

export const gameCategories = ['slot', 'sport', 'lotto', 'other'] as const;
export type GameCategory = (typeof gameCategories)[number];

/** Where a member's withdrawals go. Texts that the backend left out are empty. */
export interface BankAccount {
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  readonly bankCode: string;
  readonly nameTH: string;
  readonly nameEN: string;
}

/** What inviting friends has earned and not been claimed yet. */
export interface InviteBonus {
  readonly amount: Money | null;
  /** Percentages of what invited friends win and lose. */
  readonly success: number | null;
  readonly fail: number | null;
}

/** A member's money as screens know it. */
export interface Wallet {
  readonly memberId: string;
  readonly name: string;
  readonly username: string;
  /** Coins for the prize wheel; null where they are not known. */
  readonly coin: number | null;
  /** null: a currency that this version does not know. */
  readonly currency: Currency | null;
  /** null: the backend sent no readable amount. */
  readonly balance: Money | null;
  /** null: none is known. */
  readonly bankAccount: BankAccount | null;
  /** null: the backend has no such bonus. */
  readonly invite: InviteBonus | null;
  readonly gameAccounts: readonly GameAccount[];
  /** There are game accounts of which too little is known: what they hold is missing here. */
  readonly lacksGameAccounts?: boolean;
}

/**
 * Wallet plus every active game account, exact to the hundredth.
 * null as soon as one part is not known: a total that leaves money out would be wrong.
 */
export function totalBalance(wallet: Pick<Wallet, 'balance' | 'gameAccounts' | 'lacksGameAccounts'>): Money | null {
  let total = wallet.lacksGameAccounts ? null : wallet.balance;
  for (const account of wallet.gameAccounts) {
    if (!account.isActive) continue;
    if (total === null || account.balance === null) return null;
    total = addMoney(total, account.balance);
  }
  return total;
}
