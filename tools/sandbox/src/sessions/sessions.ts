import { hash, randomBytes } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { Operator } from '../operators/operator.ts';
import { operators } from '../operators/operators.ts';
import type { Holder, OperatorId, Store, StoreTransaction } from '../store/database.ts';

export type Sessions = ReturnType<typeof createSessions>;

/** Counted from the login, whatever happens in between. */
const lifetimeMs = 12 * 3_600_000;

/** A token is random. Only its hash is stored, so that a copy of the database opens no session. */
export function createSessions(db: Store, now: () => Date) {
  return {
    /** Starts a session and returns its token. Null if the member's password no longer matches `passwordHash`. */
    start: (memberId: string, passwordHash: string): Promise<string | null> =>
      db.transaction().execute(async (trx) => {
        // Locks the member: a password change either comes first, or ends this session too.
        const member = await trx
          .selectFrom('member')
          .select('id')
          .where('id', '=', memberId)
          .where('passwordHash', '=', passwordHash)
          .forUpdate()
          .executeTakeFirst();
        if (member === undefined) return null;
        const token = randomBytes(32).toString('base64url');
        const createdAt = now();
        const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
        await trx
          .insertInto('session')
          .values({ idHash: hash('sha256', token), memberId, createdAt, expiresAt })
          .execute();
        return token;
      }),

    /** The member of a token's session, or null. */
    find: async (token: string): Promise<Holder | null> => {
      const member = await db
        .selectFrom('session')
        .innerJoin('member', 'member.id', 'session.memberId')
        .select(['member.id', 'member.operator', 'member.currency'])
        .where('session.idHash', '=', hash('sha256', token))
        .where('session.endedAt', 'is', null)
        .where('session.expiresAt', '>', now())
        .where('member.isActive', '=', true)
        .executeTakeFirst();
      return member ?? null;
    },

    /** Ends the session of a token. */
    end: async (token: string): Promise<void> => {
      await runningSessions(db).where('idHash', '=', hash('sha256', token)).execute();
    },

    /** Ends the member's sessions except that of the token. */
    endOthers: async (trx: StoreTransaction, memberId: string, token: string): Promise<void> => {
      await runningSessions(trx).where('memberId', '=', memberId).where('idHash', '<>', hash('sha256', token)).execute();
    },

    /** Ends all sessions, of one operator or of all. */
    endAll: async (operator?: OperatorId): Promise<void> => {
      const members = db.selectFrom('member').select('id');
      await runningSessions(db)
        .where('memberId', 'in', operator === undefined ? members : members.where('operator', '=', operator))
        .execute();
    },
  };

  /** An update that ends those it is narrowed to. */
  function runningSessions(store: Store) {
    return store.updateTable('session').set({ endedAt: now() }).where('endedAt', 'is', null);
  }
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on routes that require a login. Read by `memberOf`. */
    member: Holder | null;
  }
}

const bearer = /^Bearer ([\w-]+)$/;

/** For `onRequest` of a route: requires a session of the operator in the path. */
export function requireAuth(sessions: Sessions): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    request.member = await findMember(sessions, request);
    if (request.member === null) throw new Refusal(401, 'invalid-token');
  };
}

/** The caller. Null for a visitor, and for a token of another operator. */
export async function findMember(sessions: Sessions, request: FastifyRequest): Promise<Holder | null> {
  const [, token] = bearer.exec(request.headers.authorization ?? '') ?? [];
  const member = token === undefined ? null : await sessions.find(token);
  const isElsewhere = request.pathOperator !== null && request.pathOperator !== member?.operator;
  return isElsewhere ? null : member;
}

/** The token of the request, behind `requireAuth`. */
export function tokenOf(request: FastifyRequest): string {
  return bearer.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

/** The member, behind `requireAuth`. */
export function memberOf(request: FastifyRequest): Holder {
  if (request.member === null) throw new Refusal(401, 'invalid-token');
  return request.member;
}

/** The operator of a call's lookups and registrations: the one in the path, `th` by default. */
export function operatorOf(request: FastifyRequest): Operator {
  return operators[request.pathOperator ?? 'th'];
}
