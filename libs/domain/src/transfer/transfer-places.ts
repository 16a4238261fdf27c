import type { Money } from '../money/money.ts';
import type { Wallet } from '../wallet/wallet.ts';

/** The wire's name of the wallet as a source or target of a transfer. */
export const walletPlace = 'WALLET';

/** Where money can be moved from or to. */
export interface TransferPlace {
  /** `WALLET`, or the code of a game account. */
  readonly code: string;
  /** The game account's name; null for the wallet, which screens name in the page's language. */
  readonly name: string | null;
  /** null: the backend sent no readable amount. */
  readonly balance: Money | null;
}

/** The wallet, then every active game account in the order of the wallet. An inactive one holds no money and takes none. */
export function transferPlaces(wallet: Pick<Wallet, 'balance' | 'gameAccounts'>): readonly TransferPlace[] {
  const games = wallet.gameAccounts.filter(({ isActive }) => isActive).map(({ code, name, balance }) => ({ code, name, balance }));
  return [{ code: walletPlace, name: null, balance: wallet.balance }, ...games];
}
