import type { Currency, Money } from '@wallet/domain';
import type { OperatorId } from '../store/database.ts';
import { mekongRewards } from './mekong-rewards.ts';
import { siamRewards } from './siam-rewards.ts';

/** An amount in each currency of the operator. */
export type Amounts = Readonly<Partial<Record<Currency, Money>>>;

export interface Banner {
  readonly image: string;
  readonly html: string;
}

/** What a member gets and has to do for it. */
export interface Offer {
  readonly code: string;
  /** What a statement calls it. */
  readonly description: string;
  readonly amount: Amounts;
  /** Per cent of the amount that has to be staked before it can be ended. */
  readonly percentFail: number;
  /** At or below this balance it counts as played out. */
  readonly minimum: Amounts;
}

export interface BonusOffer extends Offer {
  /** Over which time `maxReceived` counts: ever, a day or a week in Bangkok. */
  readonly type: 'limit' | 'day' | 'week';
  readonly maxReceived: number;
  /** How many times it is given to all members together; null for any number. */
  readonly places: number | null;
  readonly banners: readonly Banner[];
}

type Prize =
  | { readonly kind: 'money'; readonly amount: Amounts }
  | { readonly kind: 'coin'; readonly coins: number }
  /** Handed out by people; it cannot be claimed by a call. */
  | { readonly kind: 'goods' | 'nothing' };

export interface Slice {
  readonly code: string;
  readonly label: string;
  readonly bgColor: string;
  readonly textColor: string;
  readonly htmlDescription: string;
  /** Its share of all weights is its chance. */
  readonly weight: number;
  readonly prize: Prize;
}

/** What an operator gives back to its members, texts in its own language. */
export interface Rewards {
  readonly bonuses: readonly BonusOffer[];
  readonly promotions: readonly Offer[];
  readonly refund: {
    /** Per cent of a net loss. `success`, of a net win, is shown beside it. */
    readonly fail: number;
    readonly success: number;
    readonly description: string;
    readonly info: string;
    readonly banners: readonly Banner[];
  };
  readonly invite: { readonly description: string; readonly banners: readonly Banner[] };
  readonly wheel: {
    readonly name: string;
    /** Staking this much earns a coin. */
    readonly coinEvery: Amounts;
    readonly couponDays: number;
    readonly slices: readonly Slice[];
  };
}

export const rewards: Readonly<Record<OperatorId, Rewards>> = { th: siamRewards, la: mekongRewards };
