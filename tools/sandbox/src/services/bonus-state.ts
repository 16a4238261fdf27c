import type { StoreTransaction } from '../store/database.ts';

/** Is a bonus active, whose condition still holds the member's money? */
export const hasActiveBonus: (trx: StoreTransaction, memberId: string) => Promise<boolean> = () => Promise.resolve(false);
