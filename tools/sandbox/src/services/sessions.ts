import { createHash, randomBytes } from 'node:crypto';
import type { Currency } from '@wallet/domain';
import type { OperatorId, Store, StoreTransaction } from '../store/database.ts';
import { inOneTransaction } from '../store/in-one-transaction.ts';
import { readToken, signToken } from './tokens.ts';

/** Who a call comes from. */
export interface SessionMember {
  readonly id: string;
  readonly operator: OperatorId;
  readonly currency: Currency;
}

export interface Sessions {
  /** Starts a session and returns its token; null where the member's password is no longer the one of `passwordHash`. */
  readonly start: (memberId: string, passwordHash: string) => Promise<string | null>;
  /** The member whose running session the token names; null for anything else. */
  readonly find: (token: string) => Promise<SessionMember | null>;
  /** Ends the member's running sessions, but not the one that the token names. */
  readonly endOthers: (trx: StoreTransaction, memberId: string, token: string) => Promise<void>;
  /** Ends every running session, of one operator or of all. */
  readonly endAll: (operator?: OperatorId) => Promise<void>;
}

export interface SessionOptions {
  readonly db: Store;
  readonly now: () => Date;
  /** Counted from the login, whatever is done meanwhile. */
  readonly lifetimeMs: number;
}

/** Sessions are rows, so that they can be ended; only a hash of the id is kept, so that a copy of the rows opens none. */
export async function createSessions({ db, now, lifetimeMs }: SessionOptions): Promise<Sessions> {
  const secret = await readSecret(db);

  return {
    start: async (memberId, passwordHash) => {
      const sessionId = randomBytes(32).toString('base64url');
      const createdAt = now();
      const expiresAt = new Date(createdAt.getTime() + lifetimeMs);
      const isStarted = await inOneTransaction(db, async (trx) => {
        // Locked until the session is there: a change of the password either comes first, or ends it too.
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
          .values({ idHash: hashOf(sessionId), memberId, createdAt, expiresAt, endedAt: null })
          .execute();
        return true;
      });
      return isStarted ? signToken({ sessionId, expiresAt }, secret) : null;
    },

    find: async (token) => {
      const claims = readToken(token, secret, now());
      if (claims === null) return null;
      const member = await db
        .selectFrom('session')
        .innerJoin('member', 'member.id', 'session.memberId')
        .select(['member.id', 'member.operator', 'member.currency'])
        .where('session.idHash', '=', hashOf(claims.sessionId))
        .where('session.endedAt', 'is', null)
        .where('session.expiresAt', '>', now())
        .where('member.isActive', '=', true)
        .executeTakeFirst();
      return member ?? null;
    },

    endOthers: async (trx, memberId, token) => {
      const kept = readToken(token, secret, now())?.sessionId ?? '';
      await trx
        .updateTable('session')
        .set({ endedAt: now() })
        .where('memberId', '=', memberId)
        .where('endedAt', 'is', null)
        .where('idHash', '<>', hashOf(kept))
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

/** Made once a database, so that tokens stay good over a restart. */
async function readSecret(db: Store): Promise<Buffer> {
  await db
    .insertInto('setting')
    .values({ key: 'token-secret', value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { value } = await db.selectFrom('setting').select('value').where('key', '=', 'token-secret').executeTakeFirstOrThrow();
  return Buffer.from(value, 'base64url');
}
