import type { AccountNameRequest, PasswordRequest, ProfileRequest } from '@wallet/contract';
import { isEnglishName, plainAccountNumber } from '@wallet/domain';
import { quarterHourMs } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxApp } from '../http/sandbox-app.ts';
import { operators } from '../operators/operators.ts';
import { routesFor, type SandboxContext } from '../routing/route.ts';
import { operatorOf, tokenOf } from '../sessions/sessions.ts';
import type { Holder, Store } from '../store/database.ts';
import { readProfile } from '../wallet/wallet.ts';
import { createLogin } from './login.ts';
import { isPlainName, requireBank, requirePassword } from './members.ts';
import { createOneTimeCodes } from './one-time-codes.ts';
import { checkRegistration, register } from './registration.ts';

/** Registration with the verification of a phone, login and profile. */
export function addAccount(app: SandboxApp, context: SandboxContext): void {
  const { db, limits, allowances, sessions } = context;
  const logIn = createLogin(context);
  const codes = createOneTimeCodes(context);
  const passwordTries = limits('password-guesses', allowances.guessesPerQuarterHour, quarterHourMs);

  const route = routesFor(app, context);

  route('checkRegistration', async ({ request, body }) => {
    await checkRegistration(context, operatorOf(request), body);
    return { message: 'OK' };
  });

  route('register', ({ request, body }) => register(context, operatorOf(request), body));

  route('getProfile', ({ member }) => readProfile(db, member));

  route('changeProfile', ({ member, body }) => changeProfile(db, member, body, context.now()));

  route('changeAccountName', ({ member, body }) => changeAccountName(db, member, body));

  route('changePassword', async ({ request, member, body }) => {
    // A stolen session is no way to guess the password.
    await passwordTries.take(member.id);
    await changePassword(context, member, tokenOf(request), body);
    await passwordTries.forget(member.id);
  });

  route('logIn', async ({ request, body }) => ({
    token: await logIn(body, request.pathOperator, request.ip),
  }));

  route('logOut', ({ request }) => sessions.end(tokenOf(request)));

  route('sendOtp', ({ request, body }) => codes.send(operatorOf(request), body.phoneNumber, request.ip));

  route('verifyOtp', async ({ request, body }) => {
    await codes.verify(operatorOf(request).id, body.otpToken, body.otpCode);
    return { message: 'OTP_CODE_VALID' };
  });
}

/** Changes a member's details. A new bank account blocks withdrawals for a while. Throws Refusal. */
async function changeProfile(db: Store, member: Holder, request: ProfileRequest, at: Date): Promise<void> {
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
async function changeAccountName(db: Store, member: Holder, request: AccountNameRequest): Promise<void> {
  if (!isEnglishName(request.bankAccountName)) throw new Refusal(400, 'BANK_ACCOUNT_NAME_ENG');
  await db
    .updateTable('member')
    .set({ bankAccountName: request.bankAccountName.toUpperCase() })
    .where('id', '=', member.id)
    .where('bankCode', '=', request.bankCode)
    .returning('id')
    .executeTakeFirstOrThrow(() => new Refusal(400, 'INVALID_BANK'));
}

/** Changes the password and ends the member's other sessions. Throws Refusal WRONG_PASSWORD, INVALID_USER_INFO. */
async function changePassword(
  { db, passwords, sessions }: Pick<SandboxContext, 'db' | 'passwords' | 'sessions'>,
  member: Holder,
  token: string,
  { oldPassword, newPassword }: PasswordRequest,
): Promise<void> {
  const { passwordHash } = await db.selectFrom('member').select('passwordHash').where('id', '=', member.id).executeTakeFirstOrThrow();
  if (!(await passwords.match(oldPassword, passwordHash))) throw new Refusal(400, 'WRONG_PASSWORD');
  requirePassword(newPassword);
  const changed = { passwordHash: await passwords.hash(newPassword) };
  await db.transaction().execute(async (trx) => {
    // A conditional update: of two changes at the same time, the second fails.
    await trx
      .updateTable('member')
      .set(changed)
      .where('id', '=', member.id)
      .where('passwordHash', '=', passwordHash)
      .returning('id')
      .executeTakeFirstOrThrow(() => new Refusal(400, 'WRONG_PASSWORD'));
    await sessions.endOthers(trx, member.id, token);
  });
}
