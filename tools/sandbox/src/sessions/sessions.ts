import { createHash, randomBytes } from 'node:crypto';
import type { Currency } from '@wallet/domain';
import type { OperatorId, Store, StoreTransaction } from '../store/database.ts';
import { inOneTransaction } from '../store/in-one-transaction.ts';
import { readSecret } from '../store/secrets.ts';
import { readToken, signToken } from './tokens.ts';

/** The caller. */
export interface SessionMember {
  readonly id: string;
  readonly operator: OperatorId;
  readonly currency: Currency;
}

export interface Sessions {
  /** Starts a session and returns its token. Null if the member's password no longer matches `passwordHash`. */
  readonly start: (memberId: string, passwordHash: string) => Promise<string | null>;
  /** The member of a token's session, or null. */
  readonly find: (token: string) => Promise<SessionMember | null>;
  /** The same for a call of the member, which keeps an idle session alive. */
  readonly use: (token: string) => Promise<SessionMember | null>;
  /** Ends the session of a token. */
  readonly end: (token: string) => Promise<void>;
  /** Ends the member's sessions except that of the token. */
  readonly endOthers: (trx: StoreTransaction, memberId: string, token: string) => Promise<void>;
  /** Ends all sessions, of one operator or of all. */
  readonly endAll: (operator?: OperatorId) => Promise<void>;
}

export interface SessionOptions {
  readonly db: Store;
  readonly now: () => Date;
  /** Counted from the login, whatever happens in between. */
  readonly lifetimeMs: number;
  /** A session ends this long after its last call. Without it, only `lifetimeMs` applies. */
  readonly idleMs?: number | undefined;
}

/** How often the last use is recorded, so that not every call writes. */
const noteEveryMs = 10_000;

/** Sessions are stored, so that they can be ended. Only a hash of the id is stored, so that a copy of the database opens none. */
export async function createSessions({ db, now, lifetimeMs, idleMs }: SessionOptions): Promise<Sessions> {
  const secret = await readSecret(db, 'token-secret');

  const find = async (token: string): Promise<SessionMember | null> => {
    const claims = readToken(token, secret, now());
    if (claims === null) return null;
    const running = db
      .selectFrom('session')
      .innerJoin('member', 'member.id', 'session.memberId')
      .select(['member.id', 'member.operator', 'member.currency'])
      .where('session.idHash', '=', hashOf(claims.sessionId))
      .where('session.endedAt', 'is', null)
      .where('session.expiresAt', '>', now())
      .where('member.isActive', '=', true);
    const used = idleMs === undefined ? running : running.where('session.usedAt', '>', new Date(now().getTime() - idleMs));
    return (await used.executeTakeFirst()) ?? null;
  };

  const noteUse = async (idHash: string): Promise<void> => {
    const before = new Date(now().getTime() - noteEveryMs);
    await db.updateTable('session').set({ usedAt: now() }).where('idHash', '=', idHash).where('usedAt', '<', before).execute();
  };

  return {
    start: async (memberId, passwordHash) => {
      const sessionId = randomBytes(32).toString('base64url');
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
      const isStarted = await inOneTransaction(db, async (trx) => {
        // Locks the member: a password change either comes first, or ends this session too.
        const member = await trx
          .selectFrom('member')
          .select('id')
          .where('id', '=', memberId)
          .where('passwordHash', '=', passwordHash)
          .forUpdate()
          .executeTakeFirst();
        if (member === undefined) return false;
        await trx
          .insertInto('session')
          .values({ idHash: hashOf(sessionId), memberId, createdAt, usedAt: createdAt, expiresAt, endedAt: null })
          .execute();
        return true;
      });
      return isStarted ? signToken({ sessionId, expiresAt }, secret) : null;
    },

    find,

    use: async (token) => {
      const member = await find(token);
      const claims = member === null ? null : readToken(token, secret, now());
      if (claims !== null && idleMs !== undefined) await noteUse(hashOf(claims.sessionId));
      return member;
    },

    end: async (token) => {
      const claims = readToken(token, secret, now());
      if (claims === null) return;
      await db
        .updateTable('session')
        .set({ endedAt: now() })
        .where('idHash', '=', hashOf(claims.sessionId))
        .where('endedAt', 'is', null)
        .execute();
    },

    endOthers: async (trx, memberId, token) => {
      const stored = readToken(token, secret, now())?.sessionId ?? '';
      await trx
        .updateTable('session')
        .set({ endedAt: now() })
        .where('memberId', '=', memberId)
        .where('endedAt', 'is', null)
        .where('idHash', '<>', hashOf(stored))
        .execute();
    },

    endAll: async (operator) => {
      const members = db.selectFrom('member').select('id');
      await db
        .updateTable('session')
        .set({ endedAt: now() })
        .where('endedAt', 'is', null)
        .where('memberId', 'in', operator === undefined ? members : members.where('operator', '=', operator))
        .execute();
    },
  };
}

function hashOf(sessionId: string): string {
  return createHash('sha256').update(sessionId).digest('hex');
}
