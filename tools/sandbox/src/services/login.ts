import type { LoginRequest } from '@wallet/contract';
import { operatorIds, operators } from '../operators/operators.ts';
import { Refusal } from '../refusal.ts';
import type { OperatorId, Store } from '../store/database.ts';
import type { AttemptLimits } from './attempt-limit.ts';
import type { Passwords } from './passwords.ts';
import { toUsername } from './phone.ts';
import type { Sessions } from './sessions.ts';

export interface LoginAttempt extends LoginRequest {
  /** null: looked for in each operator, in order. */
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
  /** How often one address may try in a minute. */
  readonly attemptsPerMinute: number;
}

const wrongAllowed = 5;
// Above what one address may do, so that a stranger cannot keep a member out; low enough that many addresses guess nothing.
const wrongAllowedAnywhere = 50;
const quarterHourMs = 15 * 60_000;

export function createLogin({ db, limits, passwords, sessions, attemptsPerMinute }: LoginOptions): LoginService {
  const byAddress = limits('login-address', attemptsPerMinute, 60_000);
  const byGuesser = limits('login-guesser', wrongAllowed, quarterHourMs);
  const byAccount = limits('login-account', wrongAllowedAnywhere, quarterHourMs);
  const demand = (waitSeconds: number) => {
    if (waitSeconds > 0) throw new Refusal(429, 'REQUEST_LIMIT', waitSeconds);
  };

  return async ({ operator, username, password, ip }) => {
    demand(await byAddress.take(ip));
    const wanted = operator === null ? operatorIds : [operator];
    // In the one form for all who are asked: each way of writing a phone would have guesses of its own.
    const account = `${wanted.join()} ${wanted.reduce((name, id) => toUsername(name, operators[id]), username)}`;
    const guesser = `${account} ${ip}`;
    demand(await byGuesser.take(guesser));
    demand(await byAccount.take(account));

    const member = await findMember(db, wanted, username);
    // The same work and the same answer whether the member exists or not. A member who is not active learns it only
    // with the right password.
    if (!(await passwords.match(password, member?.passwordHash ?? null)) || member === undefined) {
      throw new Refusal(401, 'WRONG_CREDENTIAL');
    }
    await Promise.all([byGuesser.forget(guesser), byAccount.forget(account)]);
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
    .where((eb) =>
      eb.or(
        wanted.map((id) => eb.and([eb('operator', '=', id), eb('username', '=', toUsername(username, operators[id]))])),
      ),
    )
    .execute();
  return wanted.map((id) => found.find(({ operator }) => operator === id)).find((member) => member !== undefined);
}
