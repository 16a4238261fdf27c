import { randomBytes } from 'node:crypto';
import type { Currency } from '@wallet/domain';
import type { Operator } from '../operators/operator.ts';
import type { StoreTransaction } from '../store/database.ts';
import { openAccounts } from '../ledger/ledger-accounts.ts';
import { gameOf, memberAccount, type Holder } from '../ledger/ledger-places.ts';

export interface NewMember {
  readonly username: string;
  readonly name: string;
  readonly passwordHash: string;
  readonly currency: Currency;
  readonly sourceCode: string | null;
  readonly invitedBy: string | null;
  readonly bankCode: string;
  readonly bankAccountName: string;
  readonly bankAccountNo: string;
  readonly createdAt: Date;
}

/** Creates a member with an empty wallet and inactive game accounts. Null if the phone number or the bank account is in use. */
export async function createMember(trx: StoreTransaction, operator: Operator, member: NewMember): Promise<Holder | null> {
  const row = await trx
    .insertInto('member')
    .values({ ...member, id: randomBytes(12).toString('hex'), operator: operator.id })
    .onConflict((conflict) => conflict.doNothing())
    .returning(['id', 'operator', 'currency'])
    .executeTakeFirst();
  if (row === undefined) return null;
  await openAccounts(trx, [memberAccount(row, 'wallet'), ...operator.games.map(({ code }) => gameOf(row, code))]);
  await trx
    .insertInto('gameAccount')
    .values(operator.games.map(({ code }) => ({ memberId: row.id, gameCode: code, username: null, password: null, refreshedAt: null })))
    .execute();
  return row;
}
