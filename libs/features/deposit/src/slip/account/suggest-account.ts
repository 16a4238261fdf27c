import type { DepositBank } from '@wallet/api-client/money-lookups';
import type { StatementEntry } from '@wallet/api-client/statement';
import { isOwnDeposit } from '@wallet/domain';

/**
 * Suggests an account for a slip, whose code does not name the receiver: the only one, or that of the member's last deposit to one of them, which
 * the statement names by its bank. Undefined where that fits several or none.
 */
export function suggestAccount(accounts: readonly DepositBank[], entries: readonly StatementEntry[]): DepositBank | undefined {
  if (accounts.length === 1) return accounts[0];
  const ofBank = (bank: string) => accounts.filter(({ bankCode }) => bankCode === bank);
  const last = entries.find((entry) => isOwnDeposit(entry) && entry.status === 'success' && ofBank(entry.from).length > 0);
  const [account, ...others] = last ? ofBank(last.from) : [];
  return others.length === 0 ? account : undefined;
}
