import type { LoginRequest } from '@wallet/contract';
import { operatorIds, operators } from '../operators/operators.ts';
import { Refusal } from '../http/refusal.ts';
import type { OperatorId, Store } from '../store/database.ts';
import { quarterHourMs, type Allowances, type Limits } from '../http/limits.ts';
import type { Passwords } from './passwords.ts';
import { toUsername } from './phone.ts';
import type { Sessions } from './sessions.ts';

interface LoginAttempt extends LoginRequest {
  /** Null searches all operators in order. */
  readonly operator: OperatorId | null;
  readonly ip: string;
}

/** Returns a token. Throws Refusal: WRONG_CREDENTIAL, INACTIVE_USER, REQUEST_LIMIT. */
export type LoginService = (attempt: LoginAttempt) => Promise<string>;

export interface LoginOptions {
  readonly db: Store;
  readonly limits: Limits;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly allowances: Allowances;
}

export function createLogin({ db, limits, passwords, sessions, allowances }: LoginOptions): LoginService {
  const byAccount = limits('login-guesses', allowances.guessesPerQuarterHour, quarterHourMs);

  return async ({ operator, username, password, ip }) => {
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
