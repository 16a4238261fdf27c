import type { LoginRequest } from '@wallet/contract';
import { operatorIds, operators } from '../operators/operators.ts';
import { Refusal } from '../http/refusal.ts';
import type { OperatorId, Store } from '../store/database.ts';
import type { AttemptLimits } from '../http/attempt-limit.ts';
import type { Passwords } from './passwords.ts';
import { toUsername } from './phone.ts';
import type { Sessions } from './sessions.ts';
import { createTargetLimit } from '../http/target-limit.ts';

interface LoginAttempt extends LoginRequest {
  /** Null searches all operators in order. */
  readonly operator: OperatorId | null;
  readonly ip: string;
}

/** Returns a token. Throws Refusal: WRONG_CREDENTIAL, INACTIVE_USER, REQUEST_LIMIT. */
export type LoginService = (attempt: LoginAttempt) => Promise<string>;

export interface LoginOptions {
  readonly db: Store;
  readonly limits: AttemptLimits;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  /** Attempts per address and minute. */
  readonly attemptsPerMinute: number;
}

const wrongAllowed = 5;
const quarterHourMs = 15 * 60_000;

export function createLogin({ db, limits, passwords, sessions, attemptsPerMinute }: LoginOptions): LoginService {
  const byAddress = limits('login-address', attemptsPerMinute, 60_000);
  const byAccount = createTargetLimit(limits, 'login-account', wrongAllowed, quarterHourMs);
  const demand = (waitSeconds: number) => {
    if (waitSeconds > 0) throw new Refusal(429, 'REQUEST_LIMIT', waitSeconds);
  };

  return async ({ operator, username, password, ip }) => {
    demand(await byAddress.take(ip));
    const wanted = operator === null ? operatorIds : [operator];
    // The same for all login URLs and all notations of a phone number, which would otherwise have separate limits.
    for (const id of wanted) demand(await byAccount.take(accountOf(id, username), ip));

    const member = await findMember(db, wanted, username);
    // The same work and response whether the member exists or not. Only the right password reveals that a member is
    // inactive.
    if (!(await passwords.match(password, member?.passwordHash ?? null)) || member === undefined) {
      throw new Refusal(401, 'WRONG_CREDENTIAL');
    }
    await Promise.all(wanted.map((id) => byAccount.forget(accountOf(id, username), ip)));
    if (!member.isActive) throw new Refusal(403, 'INACTIVE_USER');
    const token = await sessions.start(member.id, member.passwordHash);
    if (token === null) throw new Refusal(401, 'WRONG_CREDENTIAL');
    return token;
  };
}

const accountOf = (id: OperatorId, username: string) => `${id} ${toUsername(username, operators[id])}`;

async function findMember(db: Store, wanted: readonly OperatorId[], username: string) {
  const found = await db
    .selectFrom('member')
    .select(['id', 'operator', 'passwordHash', 'isActive'])
    .where((eb) => eb.or(wanted.map((id) => eb.and([eb('operator', '=', id), eb('username', '=', toUsername(username, operators[id]))]))))
    .execute();
  return wanted.map((id) => found.find(({ operator }) => operator === id)).find((member) => member !== undefined);
}
