import { isEnglishName, needsEnglishName, plainAccountNumber } from '@wallet/domain';
import type { Insertable } from 'kysely';
import { randomBytes } from 'node:crypto';
import { Refusal } from '../http/refusal.ts';
import { gameOf, memberAccount, openAccounts } from '../ledger/ledger-accounts.ts';
import type { Operator } from '../operators/operator.ts';
import type { Database, Holder, StoreTransaction } from '../store/database.ts';

type NewMember = Omit<Insertable<Database['member']>, 'id' | 'operator'>;

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
    .values(operator.games.map(({ code }) => ({ memberId: row.id, gameCode: code })))
    .execute();
  return row;
}

type BankData = Readonly<Record<'bankCode' | 'bankAccountName' | 'bankAccountNo', string | null>>;

/** Whether a text can be a name: without HTML and control characters. */
export function isPlainName(text: string): boolean {
  return !/[\p{Cc}<>]/u.test(text);
}

const minPasswordLength = 8;

/** Throws Refusal INVALID_USER_INFO for a password that is too short. */
export function requirePassword(password: string): void {
  // Counts code points.
  if ([...password.normalize('NFKC')].length < minPasswordLength) throw new Refusal(400, 'INVALID_USER_INFO');
}

/** Throws Refusal INVALID_BANK, BANK_ACCOUNT_NAME_ENG. */
export function requireBank(operator: Operator, { bankCode, bankAccountName, bankAccountNo }: BankData): void {
  const isBank = operator.banks.some(({ code }) => code === bankCode);
  const isNumber = /^\d{6,20}$/.test(plainAccountNumber(bankAccountNo ?? ''));
  const name = bankAccountName ?? '';
  if (!isBank || !isNumber || !isPlainName(name)) throw new Refusal(400, 'INVALID_BANK');
  if (needsEnglishName(bankCode ?? '') && !isEnglishName(name)) throw new Refusal(400, 'BANK_ACCOUNT_NAME_ENG');
}
