import type { Currency } from '@wallet/domain';
import { sql } from 'kysely';
import type { Store } from '../store/database.ts';

/** The member's active bonus or promotion. Amounts in hundredths. */
export interface ActiveBonus {
  readonly id: number;
  readonly kind: 'bonus' | 'promotion';
  readonly code: string;
  readonly type: string;
  readonly description: string;
  readonly currency: Currency;
  readonly amount: number;
  readonly turnover: number;
  readonly minimum: number;
}

export async function findActiveBonus(db: Store, memberId: string): Promise<ActiveBonus | null> {
  const bonus = await db
    .selectFrom('memberBonus')
    .select(['id', 'kind', 'code', 'type', 'description', 'currency', 'amount', 'turnover', 'minimum'])
    .where('memberId', '=', memberId)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return bonus ?? null;
}

/** Whether enough was staked since it was received. Until then its condition holds the member's money. */
export async function isPlayedThrough(db: Store, bonus: Pick<ActiveBonus, 'id' | 'turnover'>): Promise<boolean> {
  const { staked } = await db
    .selectFrom('gamePlay')
    .select(sql<number>`coalesce(sum(stake), 0)::bigint`.as('staked'))
    .where('bonusId', '=', bonus.id)
    .executeTakeFirstOrThrow();
  return staked >= bonus.turnover;
}
