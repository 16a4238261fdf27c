import { addMoney, moneyOf, type Currency, type Money } from './money/money.ts';

/** A game account. */
export interface GameAccount {
  readonly code: string;
  readonly name: string;
  /** Unknown categories become `other` and are shown last. */
  readonly category: GameCategory;
  /** Null if the backend sent no readable amount. */
  readonly balance: Money | null;
  readonly isActive: boolean;
  /** The value of one unit of the wallet in the game. Null if the backend sent no number. */
  readonly rate: number | null;
  readonly logo: string | null;
  readonly background: string | null;
  /** URL of the game, or null. It comes from outside and is checked before use. */
  readonly web: string | null;
  readonly android: string | null;
  readonly ios: string | null;
}

export const gameCategories = ['slot', 'sport', 'lotto', 'other'] as const;
export type GameCategory = (typeof gameCategories)[number];

/** The account that receives a member's withdrawals. Missing texts are empty. */
export interface BankAccount {
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  readonly bankCode: string;
  readonly nameTH: string;
  readonly nameEN: string;
}

/** The unclaimed invite bonus. */
export interface InviteBonus {
  readonly amount: Money | null;
  /** Percentages. The operator decides what of. */
  readonly success: number | null;
  readonly fail: number | null;
}

/** A member's balances. */
export interface Wallet {
  readonly memberId: string;
  readonly name: string;
  readonly username: string;
  /** Coins for the prize wheel. Null if they are not known. */
  readonly coin: number | null;
  /** Null for a currency that this version does not know. */
  readonly currency: Currency | null;
  /** Null if the backend sent no readable amount. */
  readonly balance: Money | null;
  /** Null if none is known. */
  readonly bankAccount: BankAccount | null;
  /** Null if the backend has no such bonus. */
  readonly invite: InviteBonus | null;
  readonly gameAccounts: readonly GameAccount[];
  /** Whether there are unreadable game accounts, whose balance is missing here. */
  readonly lacksGameAccounts?: boolean;
}

type GameFigures = Pick<Wallet, 'currency' | 'gameAccounts' | 'lacksGameAccounts'>;

/**
 * The sum of the active game accounts, of one category or of all, exact to the hundredth. Null if one of them is not known: an account that
 * could not be read may be of any category.
 */
export function gameAccountsBalance({ currency, gameAccounts, lacksGameAccounts }: GameFigures, of?: GameCategory): Money | null {
  let sum = currency && !lacksGameAccounts ? moneyOf(0, currency) : null;
  for (const { isActive, balance, category } of gameAccounts) {
    if (isActive && (of === undefined || category === of)) sum = sum && balance && addMoney(sum, balance);
  }
  return sum;
}

/** Wallet plus every active game account, exact to the hundredth. Null if one of them is not known. */
export function totalBalance({ balance, ...games }: Pick<Wallet, 'balance'> & Omit<GameFigures, 'currency'>): Money | null {
  const inGames = balance && gameAccountsBalance({ ...games, currency: balance.currency });
  return balance && inGames && addMoney(balance, inGames);
}
