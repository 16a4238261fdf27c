import type { AccountNameRequest, PasswordRequest, ProfileRequest } from '@wallet/contract';
import { isEnglishName, plainAccountNumber } from '@wallet/domain';
import { Refusal } from '../http/refusal.ts';
import { operators } from '../operators/operators.ts';
import type { SandboxContext } from '../routing/route.ts';
import type { Holder, Store } from '../store/database.ts';
import { inOneTransaction } from '../store/transactions.ts';
import { isPlainName, requireBank, requirePassword } from './members.ts';

/** Changes a member's details. A new bank account blocks withdrawals for a while. Throws Refusal. */
export async function changeProfile(db: Store, member: Holder, request: ProfileRequest, at: Date): Promise<void> {
  if (!isPlainName(request.name)) throw new Refusal(400, 'INVALID_USER_INFO');
  requireBank(operators[member.operator], request);
  const { name, bankCode, bankAccountName } = request;
  const change = { name, bankCode, bankAccountName, bankAccountNo: plainAccountNumber(request.bankAccountNo) };
  try {
    await db
      .updateTable('member')
      .set((eb) => ({
        ...change,
        bankChangedAt: eb
          .case()
          .when(eb.and([eb('bankCode', '=', bankCode), eb('bankAccountNo', '=', change.bankAccountNo)]))
          .then(eb.ref('bankChangedAt'))
          .else(at)
          .end(),
      }))
      .where('id', '=', member.id)
      .execute();
  } catch (error) {
    // The unique key decides, also between two concurrent requests.
    if ((error as { constraint?: unknown }).constraint === 'member_bank') throw new Refusal(409, 'EXISTING_BANK');
    throw error;
  }
}

/** Stores the account holder's name in English capitals. Throws Refusal. */
export async function changeAccountName(db: Store, member: Holder, request: AccountNameRequest): Promise<void> {
  if (!isEnglishName(request.bankAccountName)) throw new Refusal(400, 'BANK_ACCOUNT_NAME_ENG');
  const changed = await db
    .updateTable('member')
    .set({ bankAccountName: request.bankAccountName.toUpperCase() })
    .where('id', '=', member.id)
    .where('bankCode', '=', request.bankCode)
    .returning('id')
    .executeTakeFirst();
  if (changed === undefined) throw new Refusal(400, 'INVALID_BANK');
}

/** Changes the password and ends the member's other sessions. Throws Refusal WRONG_PASSWORD, INVALID_USER_INFO. */
export async function changePassword(
  { db, passwords, sessions }: Pick<SandboxContext, 'db' | 'passwords' | 'sessions'>,
  member: Holder,
  token: string,
  { oldPassword, newPassword }: PasswordRequest,
): Promise<void> {
  const { passwordHash } = await db.selectFrom('member').select('passwordHash').where('id', '=', member.id).executeTakeFirstOrThrow();
  if (!(await passwords.match(oldPassword, passwordHash))) throw new Refusal(400, 'WRONG_PASSWORD');
  requirePassword(newPassword);
  const changed = { passwordHash: await passwords.hash(newPassword) };
  await inOneTransaction(db, async (trx) => {
    // A conditional update: of two changes at the same time, the second fails.
    const row = await trx
      .updateTable('member')
      .set(changed)
      .where('id', '=', member.id)
      .where('passwordHash', '=', passwordHash)
      .returning('id')
      .executeTakeFirst();
    if (row === undefined) throw new Refusal(400, 'WRONG_PASSWORD');
    await sessions.endOthers(trx, member.id, token);
  });
}
