import type { BankAccount } from '@wallet/domain';
import type { ProfileResponse } from '@wallet/contract';

/** Maps the bank account of a profile or wallet. null: the member has none. */
export function toBankAccount(response: ProfileResponse['bankAccount']): BankAccount | null {
  if (!response) return null;
  const { bank, ...account } = response;
  return { ...account, ...bank };
}
