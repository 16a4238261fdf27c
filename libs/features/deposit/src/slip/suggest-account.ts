import type { DepositBank } from '@wallet/api-client/money-lookups';
import type { StatementEntry } from '@wallet/api-client/statement';
import type { Currency } from '@wallet/domain';

/** The accounts that the next deposit may be meant for: those in the member's currency, or all where none is. */
export function fittingAccounts(accounts: readonly DepositBank[], currency: Currency | null): readonly DepositBank[] {
  const own = accounts.filter((account) => account.currency === currency);
  return own.length > 0 ? own : accounts;
}

/**
 * Suggests an account for a slip, whose code does not name the receiver: the only one that fits, or that of the member's last deposit to one of
 * them, which the statement names by its bank. Undefined where that fits several or none.
 */
export function suggestAccount(fitting: readonly DepositBank[], entries: readonly StatementEntry[]): DepositBank | undefined {
  if (fitting.length === 1) return fitting[0];
  const ofBank = (bank: string) => fitting.filter(({ bankCode }) => bankCode === bank);
  const last = entries.find(({ type, status, from }) => type === 'deposit' && status === 'success' && ofBank(from).length > 0);
  const [account, ...others] = last ? ofBank(last.from) : [];
  return others.length === 0 ? account : undefined;
}
