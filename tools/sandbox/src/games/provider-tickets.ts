import type { Store } from '../store/database.ts';
import type { Holder } from '../ledger/ledger-places.ts';
import { readSecret } from '../store/secrets.ts';
import { readToken, signToken } from '../sessions/tokens.ts';

/** A member and a game. */
export interface Ticket {
  readonly member: Holder;
  readonly gameCode: string;
}

const hourMs = 3_600_000;

/** Creates the path at which a member plays a game for the next hour. Anyone who has it can play. */
export async function launchPath(db: Store, now: Date, memberId: string, gameCode: string): Promise<string> {
  const ticket = signToken(
    { sessionId: `${memberId} ${gameCode}`, expiresAt: new Date(now.getTime() + hourMs) },
    await readSecret(db, 'ticket-secret'),
  );
  return `/__provider/play?ticket=${ticket}`;
}

/** Reads a ticket. Null if it is not genuine or has expired. */
export async function readTicket(db: Store, now: Date, ticket: string): Promise<Ticket | null> {
  const claims = readToken(ticket, await readSecret(db, 'ticket-secret'), now);
  if (claims === null) return null;
  const [memberId = '', gameCode = ''] = claims.sessionId.split(' ');
  const member = await db
    .selectFrom('member')
    .select(['id', 'operator', 'currency'])
    .where('id', '=', memberId)
    .where('isActive', '=', true)
    .executeTakeFirst();
  return member === undefined ? null : { member, gameCode };
}
