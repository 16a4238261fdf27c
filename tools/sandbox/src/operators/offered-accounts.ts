import type { OperatorId, Store } from '../store/database.ts';
import type { DepositAccount } from './operator.ts';
import { operators } from './operators.ts';
import { isOn, setSwitches } from './switches.ts';

/** Names an account to deposit to, as testers and the bank do. */
export const accountName = ({ bankCode, bankAccountNo, currency }: DepositAccount): string => `${bankCode} ${bankAccountNo} ${currency}`;

const scopeOf = (operator: OperatorId, name: string) => `${operator} ${name}`;

/** Offers an account from now on, or withdraws it. Slips for it are judged as before: it may have been paid. */
export const offerAccount = (db: Store, operator: OperatorId, name: string, isOffered: boolean): Promise<void> =>
  setSwitches(db, scopeOf(operator, name), ['depositAccount'], isOffered);

export const isAccountOffered = (db: Store, operator: OperatorId, account: DepositAccount): Promise<boolean> =>
  isOn(db, { operator, id: scopeOf(operator, accountName(account)) }, 'depositAccount');

/** The accounts that an operator names at its `reads`th read. */
export async function offeredAccounts(db: Store, operator: OperatorId, reads: number): Promise<readonly DepositAccount[]> {
  const { banks } = operators[operator].deposit;
  const isOffered = await Promise.all(banks.map((account) => isAccountOffered(db, operator, account)));
  const offered = banks.filter((_account, index) => isOffered[index]);
  if (!(await isOn(db, { operator }, 'rotatingAccounts'))) return offered;
  return offered.filter((account) => {
    const others = offered.filter(({ bankType, currency }) => bankType === account.bankType && currency === account.currency);
    return account.bankType === 'PAYMENT' || others.indexOf(account) === reads % others.length;
  });
}
