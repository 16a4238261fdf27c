import type { SandboxContext } from '../routing/route.ts';
import type { LoginRequest } from '@wallet/contract';
import { checkPhone, toUsername as readTyped } from '@wallet/domain';
import { quarterHourMs } from '../http/limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { Operator } from '../operators/operator.ts';
import { operatorIds, operators } from '../operators/operators.ts';
import type { OperatorId, Store } from '../store/database.ts';

/** Creates the function that logs in, to any operator if it is null. It returns a token, or throws Refusal: WRONG_CREDENTIAL, INACTIVE_USER, REQUEST_LIMIT. */
export function createLogin({ db, limits, passwords, sessions, allowances }: SandboxContext) {
  const byAccount = limits('login-guesses', allowances.guessesPerQuarterHour, quarterHourMs);

  return async ({ username, password }: LoginRequest, operator: OperatorId | null, ip: string): Promise<string> => {
    const wanted = operator === null ? operatorIds : [operator];
    // The same for all login URLs and all notations of a phone number, which would otherwise have separate limits.
    const accounts = wanted.map((id) => `${id} ${toUsername(username, operators[id])} ${ip}`);
    for (const account of accounts) await byAccount.take(account);

    const member = await findMember(db, wanted, username);
    // Only the right password reveals that a member is inactive.
    if (member === undefined || !(await passwords.match(password, member.passwordHash))) throw new Refusal(401, 'WRONG_CREDENTIAL');
    await Promise.all(accounts.map((account) => byAccount.forget(account)));
    if (!member.isActive) throw new Refusal(403, 'INACTIVE_USER');
    const token = await sessions.start(member.id, member.passwordHash);
    if (token === null) throw new Refusal(401, 'WRONG_CREDENTIAL');
    return token;
  };
}

async function findMember(db: Store, wanted: readonly OperatorId[], username: string) {
  const found = await db
    .selectFrom('member')
    .select(['id', 'operator', 'passwordHash', 'isActive'])
    .where((eb) => eb.or(wanted.map((id) => eb.and([eb('operator', '=', id), eb('username', '=', toUsername(username, operators[id]))]))))
    .execute();
  return wanted.map((id) => found.find(({ operator }) => operator === id)).find((member) => member !== undefined);
}

/**
 * Normalises a phone number, so that a member is found again. Lao mobile numbers are written with and without the
 * leading zero, and with +856.
 */
export function toUsername(phone: string, operator: Operator): string {
  const username = readTyped(phone, operator);
  return operator.phoneLength === null ? username.replace(/^(?:(?:\+|00)?8560?|0)?(20\d{8})$/, '0$1') : username;
}

/** Reads a new member's phone number. Throws Refusal if it is invalid. */
export function readPhone(phone: string, operator: Operator): string {
  const username = toUsername(phone, operator);
  if (checkPhone(username, operator) === 'wrong-length') throw new Refusal(400, 'PHONE_NUMBER_REQUIRE_10_DIGIT');
  if (!/^\+?\d{4,20}$/.test(username)) throw new Refusal(400, 'INVALID_USER_INFO');
  return username;
}
