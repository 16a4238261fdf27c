import { currencies, plainAccountNumber, type Currency } from '@wallet/domain';
import type { RegistrationCheckRequest, RegistrationRequest } from '@wallet/contract';
import type { Operator } from '../operators/operator.ts';
import { Refusal } from '../http/refusal.ts';
import type { SandboxContext } from '../routing/sandbox-context.ts';
import type { Store } from '../store/database.ts';
import { inOneTransaction } from '../store/in-one-transaction.ts';
import { isOn } from '../operators/switches.ts';
import { requireBank, requirePassword, isPlainName } from './member-data.ts';
import { createMember } from './members.ts';
import { isVerified, takeVerification } from './one-time-codes.ts';
import { readPhone, toUsername } from '../sessions/phone.ts';

/** Step 3: checks the data of a new member. Bank data is checked if it is present. Throws Refusal. */
export async function checkRegistration(
  { db, now }: Pick<SandboxContext, 'db' | 'now'>,
  operator: Operator,
  request: RegistrationCheckRequest,
): Promise<void> {
  checkMember(operator, request);
  requirePassword(request.password);
  if (request.bankCode !== '') requireBank(operator, request);
  await requireFree(db, operator, request);
  const needsCode = await isOn(db, { operator: operator.id }, 'registerOTP');
  const verification = { operator: operator.id, phone: readPhone(request.username, operator), token: request.otpToken };
  if (needsCode && !(await isVerified(db, verification, now()))) {
    throw new Refusal(403, 'UNVERIFIED_OTP');
  }
}

/** Creates the member. Throws Refusal. */
export async function register(
  { db, now, passwords }: Pick<SandboxContext, 'db' | 'now' | 'passwords'>,
  operator: Operator,
  request: RegistrationRequest,
): Promise<void> {
  const username = checkMember(operator, request);
  requirePassword(request.password);
  requireBank(operator, request);
  const currency = chooseCurrency(operator, request.currency);
  await requireFree(db, operator, request);
  const needsCode = await isOn(db, { operator: operator.id }, 'registerOTP');
  const verification = { operator: operator.id, phone: username, token: request.otpToken };
  // Checked before the expensive hash; used together with the member.
  if (needsCode && !(await isVerified(db, verification, now()))) throw new Refusal(403, 'UNVERIFIED_OTP');

  const passwordHash = await passwords.hash(request.password);
  const invitedBy = await findInviter(db, operator, request.inviteCode);
  const created = await inOneTransaction(db, async (trx) => {
    const member = await createMember(trx, operator, {
      username,
      name: request.name,
      passwordHash,
      currency,
      sourceCode: request.sourceCode || null,
      invitedBy,
      bankCode: request.bankCode,
      bankAccountName: request.bankAccountName,
      bankAccountNo: plainAccountNumber(request.bankAccountNo),
      createdAt: now(),
    });
    if (member !== null && needsCode) await takeVerification(trx, verification, now());
    return member;
  });
  // Another registration was faster. Its member exists now, so this tells which part is in use.
  if (created === null) {
    await requireFree(db, operator, request);
    throw new Refusal(409, 'REGISTER_FAIL');
  }
}

/** Returns the username. */
function checkMember(operator: Operator, { username, name, sourceCode }: RegistrationCheckRequest): string {
  const phone = readPhone(username, operator);
  const isSource = !sourceCode || operator.sources.some(({ code }) => code === sourceCode);
  if (!isPlainName(name) || !isSource) throw new Refusal(400, 'INVALID_USER_INFO');
  return phone;
}

function chooseCurrency(operator: Operator, wanted: string | null): Currency {
  const currency = currencies.find((known) => known === wanted) ?? operator.currencies[0];
  if (!operator.currencies.includes(currency)) throw new Refusal(400, 'KEY_INVALID');
  return currency;
}

async function requireFree(db: Store, operator: Operator, request: RegistrationCheckRequest): Promise<void> {
  const username = toUsername(request.username, operator);
  const bankAccountNo = plainAccountNumber(request.bankAccountNo);
  const taken = await db
    .selectFrom('member')
    .select('username')
    .where('operator', '=', operator.id)
    .where((eb) =>
      eb.or([eb('username', '=', username), eb.and([eb('bankCode', '=', request.bankCode), eb('bankAccountNo', '=', bankAccountNo)])]),
    )
    .execute();
  if (taken.some((member) => member.username === username)) throw new Refusal(409, 'EXISTING_USER');
  if (taken.length > 0) throw new Refusal(409, 'EXISTING_BANK');
}

/** Invite codes are `PR` and a member's id. Other codes are ignored. */
async function findInviter(db: Store, operator: Operator, inviteCode: string): Promise<string | null> {
  const [, id] = /^PR(\w{1,64})$/.exec(inviteCode) ?? [];
  if (id === undefined) return null;
  const inviter = await db.selectFrom('member').select('id').where('operator', '=', operator.id).where('id', '=', id).executeTakeFirst();
  return inviter?.id ?? null;
}
