import type { BonusListResponse, CurrentPromotionResponse, PromotionResponse, UserBonusResponse } from '@wallet/contract';
import { bangkokDay, bangkokWeek, bonusState, toPromotionCode } from '@wallet/domain';
import { Refusal } from '../http/refusal.ts';
import { percentOf } from '../ledger/member-money.ts';
import { payReward } from '../ledger/statement-entries.ts';
import type { BonusOffer, Offer } from '../operators/operator.ts';
import { operators } from '../operators/operators.ts';
import { ownedBy, type Holder, type Store, type StoreTransaction } from '../store/database.ts';
import { findActiveBonus } from './active-bonus.ts';

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
  await trx
    .insertInto('bonusStock')
    .values({ operator, code, taken: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['operator', 'code'])
        .doUpdateSet((eb) => ({ taken: eb('bonusStock.taken', '+', 1) }))
        .where('bonusStock.taken', '<', places),
    )
    .returning('taken')
    .executeTakeFirstOrThrow(() => new Refusal(409, 'BONUS_FULL'));
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

interface Grant {
  readonly kind: 'bonus' | 'promotion';
  readonly offer: Offer;
  readonly type: string;
  /** The period in which it is counted. */
  readonly period: string;
}

/**
 * Grants an offer: its amount is added to the wallet, and stakes count for its condition from now on. The caller checks
 * whether the member may have it again. Throws Refusal BONUS_ALREADY_ACTIVE, or NO_DATA if it is not offered in the
 * member's currency.
 */
async function grantOffer(trx: StoreTransaction, member: Holder, grant: Grant, at: Date): Promise<void> {
  const { kind, offer } = grant;
  const amount = offer.amount[member.currency];
  if (amount === undefined) throw new Refusal(404, 'NO_DATA');
  const id = await insertBonus(trx, member, grant, (await countReceived(trx, member, grant)) + 1, at);
  // Another call has received it in the meantime.
  if (id === null) throw new Refusal(409, 'BONUS_ALREADY_ACTIVE');
  const cause = { kind, description: offer.description };
  const payment = { kind, intent: `${kind}:${String(id)}`, amount, at };
  await payReward(trx, member, payment, { from: kind.toUpperCase(), cause });
}

/** Throws Refusal BONUS_ALREADY_ACTIVE: a member has one bonus or promotion at a time. */
async function requireNoneActive(trx: StoreTransaction, member: Holder): Promise<void> {
  if ((await findActiveBonus(trx, member.id)) !== null) throw new Refusal(409, 'BONUS_ALREADY_ACTIVE');
}

/** How often the member has received it in the period. */
async function countReceived(trx: StoreTransaction, member: Holder, { kind, offer, period }: Grant): Promise<number> {
  const { count } = await trx
    .selectFrom('memberBonus')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('memberId', '=', member.id)
    .where('kind', '=', kind)
    .where('code', '=', offer.code)
    .where('period', '=', period)
    .executeTakeFirstOrThrow();
  return count;
}

/** Null if the member has an active one, or this one already. The table allows one of each. */
async function insertBonus(trx: StoreTransaction, member: Holder, grant: Grant, number: number, at: Date): Promise<number | null> {
  const { kind, offer, type, period } = grant;
  const amount = offer.amount[member.currency]?.minor ?? 0;
  const row = await trx
    .insertInto('memberBonus')
    .values({
      ...ownedBy(member),
      kind,
      code: offer.code,
      type,
      description: offer.description,
      amount,
      turnover: percentOf(amount, offer.percentFail),
      minimum: operators[member.operator].rewards.minimum[member.currency]?.minor ?? 0,
      period,
      number,
      state: 'active',
      activatedAt: at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The member's active promotion, or null. */
export async function readCurrentPromotion(db: Store, member: Holder): Promise<CurrentPromotionResponse> {
  const active = await findActiveBonus(db, member.id);
  return { promotion: active?.kind === 'promotion' ? describe(requirePromotion(member, active.code)) : null };
}

/** Throws Refusal NO_PROMOTION. */
export function findPromotion(member: Holder, code: string): PromotionResponse {
  return { promotion: describe(requirePromotion(member, code)) };
}

/** Receives a promotion, once per member. Throws Refusal NO_PROMOTION, BONUS_ALREADY_ACTIVE, PROMOTION_RECEIVED. */
export async function activatePromotion(trx: StoreTransaction, member: Holder, code: string, at: Date): Promise<void> {
  const offer = requirePromotion(member, code);
  const grant = { kind: 'promotion', offer, type: 'promotion', period: 'all' } as const;
  await requireNoneActive(trx, member);
  if ((await countReceived(trx, member, grant)) > 0) throw new Refusal(409, 'PROMOTION_RECEIVED');
  await grantOffer(trx, member, grant, at);
}

function requirePromotion(member: Holder, typed: string): Offer {
  const code = toPromotionCode(typed);
  const offer = operators[member.operator].rewards.promotions.find((promotion) => promotion.code === code);
  if (offer?.amount[member.currency] === undefined) throw new Refusal(404, 'NO_PROMOTION');
  return offer;
}

const describe = ({ code, percentFail, description }: Offer) => ({ code, percentFail, description });
