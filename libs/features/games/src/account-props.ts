import type { GameAccount, Wallet } from '@wallet/domain';

/** What the parts of the dialog are about. */
export interface AccountProps {
  readonly account: GameAccount;
  readonly wallet: Wallet;
}
