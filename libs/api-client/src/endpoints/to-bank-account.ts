import type { BankAccount } from '@wallet/domain';
import type { ProfileResponse } from '@wallet/contract';

/** Maps the bank account of a profile or wallet. null: the member has none. */
export function toBankAccount(answer: ProfileResponse['bankAccount']): BankAccount | null {
  if (!answer) return null;
  const { bank, ...account } = answer;
  return { ...account, ...bank };
}
