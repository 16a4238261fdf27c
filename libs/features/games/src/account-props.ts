import type { GameAccount, Wallet } from '@wallet/domain';

/** The props of the dialog's parts. */
export interface AccountProps {
  readonly account: GameAccount;
  readonly wallet: Wallet;
}
