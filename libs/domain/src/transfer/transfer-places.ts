import type { Money } from '../money/money.ts';
import type { GameCategory, Wallet } from '../wallet.ts';

/** Name of the wallet as source or target of a transfer. */
export const walletPlace = 'WALLET';

/** A source or target of a transfer. */
export interface TransferPlace {
  /** `WALLET`, or the code of a game account. */
  readonly code: string;
  /** The game account's name. Null for the wallet, whose name is translated. */
  readonly name: string | null;
  /** Absent for the wallet. */
  readonly category?: GameCategory;
  /** Null if the backend sent no readable amount. */
  readonly balance: Money | null;
}

/** The wallet, followed by every active game account. Inactive ones hold no money. */
export function transferPlaces(wallet: Pick<Wallet, 'balance' | 'gameAccounts'>): readonly TransferPlace[] {
  const games = wallet.gameAccounts
    .filter(({ isActive }) => isActive)
    .map(({ code, name, category, balance }) => ({ code, name, category, balance }));
  return [{ code: walletPlace, name: null, balance: wallet.balance }, ...games];
}
