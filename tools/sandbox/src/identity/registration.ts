import type { RegistrationCheckRequest, RegistrationRequest } from '@wallet/contract';
import { currencies, plainAccountNumber } from '@wallet/domain';
import { Refusal } from '../http/refusal.ts';
import type { Operator } from '../operators/operator.ts';
import { isOn } from '../operators/switches.ts';
import type { SandboxContext } from '../routing/route.ts';
import type { Store } from '../store/database.ts';
import { readPhone, toUsername } from './login.ts';
import { createMember, isPlainName, requireBank, requirePassword } from './members.ts';
import { isVerified, takeVerification, type Verification } from './one-time-codes.ts';

type Parts = Pick<SandboxContext, 'db' | 'now' | 'passwords'>;

/** Step 3: checks the data of a new member. Bank data is checked if it is present. Returns the verified phone if one is required. Throws Refusal. */
export async function checkRegistration(
  { db, now }: Parts,
  operator: Operator,
  request: RegistrationCheckRequest,
): Promise<Verification | null> {
  const phone = readPhone(request.username, operator);
  const { name, sourceCode } = request;
  const isSource = !sourceCode || operator.sources.some(({ code }) => code === sourceCode);
  if (!isPlainName(name) || !isSource) throw new Refusal(400, 'INVALID_USER_INFO');
  requirePassword(request.password);
  if (request.bankCode !== '') requireBank(operator, request);
  await requireFree(db, operator, request);
  if (!(await isOn(db, { operator: operator.id }, 'registerOTP'))) return null;
  const verification = { operator: operator.id, phone, token: request.otpToken };
  if (!(await isVerified(db, verification, now()))) throw new Refusal(403, 'UNVERIFIED_OTP');
  return verification;
}

/** Creates the member. Throws Refusal. */
export async function register(parts: Parts, operator: Operator, request: RegistrationRequest): Promise<void> {
  const { db, now, passwords } = parts;
  requireBank(operator, request);
  const currency = currencies.find((known) => known === request.currency) ?? operator.currencies[0];
  if (!operator.currencies.includes(currency)) throw new Refusal(400, 'KEY_INVALID');
  // Checked before the expensive hash; used together with the member.
  const verification = await checkRegistration(parts, operator, request);

  const passwordHash = await passwords.hash(request.password);
  const invitedBy = await findInviter(db, operator, request.inviteCode);
  const created = await db.transaction().execute(async (trx) => {
    const member = await createMember(trx, operator, {
      username: readPhone(request.username, operator),
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
    if (member !== null && verification !== null) await takeVerification(trx, verification, now());
    return member;
  });
  // Another registration was faster. Its member exists now, so this tells which part is in use.
  if (created === null) {
    await requireFree(db, operator, request);
    throw new Refusal(409, 'REGISTER_FAIL');
  }
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
