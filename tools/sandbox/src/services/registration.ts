import { checkPhone, currencies, type Currency } from '@wallet/domain';
import type { RegistrationCheckRequest, RegistrationRequest } from '@wallet/wire';
import type { Operator } from '../operators/operator.ts';
import { Refusal } from '../refusal.ts';
import type { SandboxContext } from '../sandbox-app.ts';
import type { Store } from '../store/database.ts';
import { createMember } from './members.ts';
import { toUsername } from './phone.ts';

/** These banks print account names in English letters only (spec 5). */
const englishNameBanks: ReadonlySet<string> = new Set(['KTB', 'TMB', 'BBL']);

/** Step 3: what is known of a new member so far. Bank data counts only when it is there. Throws Refusal. */
export async function checkRegistration(db: Store, operator: Operator, request: RegistrationCheckRequest): Promise<void> {
  checkMember(operator, request);
  if (request.bankCode !== '') checkBank(operator, request);
  await demandFree(db, operator, request);
}

/** Creates the member. Throws Refusal. */
export async function register(
  { db, now, passwords }: Pick<SandboxContext, 'db' | 'now' | 'passwords'>,
  operator: Operator,
  request: RegistrationRequest,
): Promise<void> {
  checkMember(operator, request);
  checkBank(operator, request);
  const currency = chooseCurrency(operator, request.currency);
  await demandFree(db, operator, request);

  const passwordHash = await passwords.hash(request.password);
  const invitedBy = await findInviter(db, operator, request.inviteCode ?? '');
  const created = await db.transaction().execute((trx) =>
    createMember(trx, operator, {
      username: toUsername(request.username, operator),
      name: request.name,
      passwordHash,
      currency,
      sourceCode: request.sourceCode || null,
      invitedBy,
      bankCode: request.bankCode,
      bankAccountName: request.bankAccountName,
      bankAccountNo: digitsOf(request.bankAccountNo),
      createdAt: now(),
    }),
  );
  // Another registration was faster; its member is there now, so this says which part is taken.
  if (created === null) {
    await demandFree(db, operator, request);
    throw new Refusal(409, 'REGISTER_FAIL');
  }
}

function checkMember(operator: Operator, { username, name, sourceCode }: RegistrationCheckRequest): void {
  if (checkPhone(username, operator) !== 'ok') throw new Refusal(400, 'PHONE_NUMBER_REQUIRE_10_DIGIT');
  const isPhone = /^\+?\d{4,20}$/.test(toUsername(username, operator));
  const isName = !/[\p{Cc}<>]/u.test(name);
  const isSource = !sourceCode || operator.sources.some(({ code }) => code === sourceCode);
  if (!isPhone || !isName || !isSource) throw new Refusal(400, 'INVALID_USER_INFO');
}

function checkBank(operator: Operator, request: RegistrationCheckRequest): void {
  const isBank = operator.banks.some(({ code }) => code === request.bankCode);
  const isNumber = /^\d{6,20}$/.test(digitsOf(request.bankAccountNo));
  if (!isBank || !isNumber || /[\p{Cc}<>]/u.test(request.bankAccountName ?? '')) throw new Refusal(400, 'INVALID_BANK');
  if (englishNameBanks.has(request.bankCode ?? '') && !/^[A-Za-z ]+$/.test(request.bankAccountName ?? '')) {
    throw new Refusal(400, 'BANK_ACCOUNT_NAME_ENG');
  }
}

function chooseCurrency(operator: Operator, wanted: string | null): Currency {
  const currency = currencies.find((known) => known === wanted) ?? operator.currencies[0];
  if (!operator.currencies.includes(currency)) throw new Refusal(400, 'KEY_INVALID');
  return currency;
}

async function demandFree(db: Store, operator: Operator, request: RegistrationCheckRequest): Promise<void> {
  const username = toUsername(request.username, operator);
  const bankAccountNo = digitsOf(request.bankAccountNo);
  const taken = await db
    .selectFrom('member')
    .select('username')
    .where('operator', '=', operator.id)
    .where((eb) =>
      eb.or([
        eb('username', '=', username),
        eb.and([eb('bankCode', '=', request.bankCode ?? ''), eb('bankAccountNo', '=', bankAccountNo)]),
      ]),
    )
    .execute();
  if (taken.some((member) => member.username === username)) throw new Refusal(409, 'EXISTING_USER');
  if (taken.length > 0) throw new Refusal(409, 'EXISTING_BANK');
}

/** Invite codes are `PR` and a member's id. Any other text is no reason to turn a new member away. */
async function findInviter(db: Store, operator: Operator, inviteCode: string): Promise<string | null> {
  const [, id] = /^PR(\w{1,64})$/.exec(inviteCode) ?? [];
  if (id === undefined) return null;
  const inviter = await db
    .selectFrom('member')
    .select('id')
    .where('operator', '=', operator.id)
    .where('id', '=', id)
    .executeTakeFirst();
  return inviter?.id ?? null;
}

function digitsOf(accountNo: string | null): string {
  return (accountNo ?? '').replace(/[\s-]/g, '');
}
