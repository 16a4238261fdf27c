import type { BankAccount } from '@wallet/domain';
import type { ProfileResponse } from '@wallet/contract';

/** Converts the bank account of a profile or wallet. Null if the member has none. */
export function toBankAccount(response: ProfileResponse['bankAccount']): BankAccount | null {
  if (!response) return null;
  const { bank, ...account } = response;
  return { ...account, ...bank };
}
