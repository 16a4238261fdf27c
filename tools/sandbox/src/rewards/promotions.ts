import { toPromotionCode } from '@wallet/domain';
import type { CurrentPromotionResponse, PromotionResponse } from '@wallet/contract';
import type { Offer } from '../operators/operator.ts';
import { operators } from '../operators/operators.ts';
import { Refusal } from '../http/refusal.ts';
import type { Store, StoreTransaction } from '../store/database.ts';
import { countReceived, requireNoneActive, grantOffer } from './bonus-grant.ts';
import { findActiveBonus } from './bonus-state.ts';
import type { Holder } from '../ledger/ledger-places.ts';

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
