import type { BonusListResponse, UserBonusResponse } from '@wallet/contract';
import { bangkokDay, bangkokWeek, bonusState } from '@wallet/domain';
import { Refusal } from '../http/refusal.ts';
import type { Holder } from '../ledger/ledger-places.ts';
import type { BonusOffer } from '../operators/operator.ts';
import { operators } from '../operators/operators.ts';
import type { Store, StoreTransaction } from '../store/database.ts';
import { grantOffer, requireNoneActive } from './bonus-grant.ts';

/** Identifies the period in which a bonus is counted: forever, or a day or week in Bangkok. */
function periodOf(type: BonusOffer['type'], at: Date): string {
  if (type === 'limit') return 'all';
  return String(type === 'day' ? bangkokDay(at.getTime()) : bangkokWeek(at.getTime()));
}

/** The bonuses of the member's operator, and how the member has used them. */
export async function readBonuses(db: Store, member: Holder): Promise<BonusListResponse> {
  const used = await readUsed(db, member);
  return operators[member.operator].rewards.bonuses
    .filter(({ amount }) => amount[member.currency] !== undefined)
    .map(({ code, type, maxReceived, percentFail, banners }) => {
      const userBonus = used.get(code);
      return { code, type, maxReceived, percentFail, banners: [...banners], ...(userBonus && { userBonus }) };
    });
}

/**
 * Receives a bonus. Throws Refusal NO_DATA for an unknown code, BONUS_ALREADY_ACTIVE, BONUS_MAX_CLAIMED, and BONUS_FULL
 * if none is left.
 */
export async function activateBonus(trx: StoreTransaction, member: Holder, code: string, at: Date): Promise<UserBonusResponse> {
  const offer = operators[member.operator].rewards.bonuses.find((bonus) => bonus.code === code);
  if (offer === undefined) throw new Refusal(404, 'NO_DATA');
  const { type, maxReceived } = offer;
  await requireNoneActive(trx, member);
  const userBonus = toUse((await readUsed(trx, member)).get(code));
  if (bonusState({ type, maxReceived, userBonus }, at.getTime()) === 'received') throw new Refusal(409, 'BONUS_MAX_CLAIMED');
  await grantOffer(trx, member, { kind: 'bonus', offer, type, period: periodOf(type, at) }, at);
  await takePlace(trx, member, offer);
  const record = (await readUsed(trx, member)).get(code);
  if (record === undefined) throw new Error('the bonus that was just received is not there');
  return record;
}

const toUse = (record: UserBonusResponse | undefined) =>
  record === undefined
    ? null
    : { isActive: record.isActive, receivedAt: record.received.map(({ updatedAt }) => new Date(updatedAt ?? NaN).getTime()) };

/** A conditional update: the count stops at the limit, however many request it at once. */
async function takePlace(trx: StoreTransaction, { operator }: Holder, { code, places }: BonusOffer): Promise<void> {
  if (places === undefined) return;
  const taken = await trx
    .insertInto('bonusStock')
    .values({ operator, code, taken: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['operator', 'code'])
        .doUpdateSet((eb) => ({ taken: eb('bonusStock.taken', '+', 1) }))
        .where('bonusStock.taken', '<', places),
    )
    .returning('taken')
    .executeTakeFirst();
  if (taken === undefined) throw new Refusal(409, 'BONUS_FULL');
}

async function readUsed(db: Store, member: Holder): Promise<ReadonlyMap<string, UserBonusResponse>> {
  const rows = await db
    .selectFrom('memberBonus')
    .select(['id', 'code', 'state', 'activatedAt'])
    .where('memberId', '=', member.id)
    .where('kind', '=', 'bonus')
    .orderBy('id')
    .execute();
  const used = new Map<string, UserBonusResponse>();
  for (const { id, code, state, activatedAt } of rows) {
    const received = [...(used.get(code)?.received ?? []), { updatedAt: activatedAt.toISOString() }];
    used.set(code, { _id: String(id), isActive: state === 'active', received });
  }
  return used;
}
