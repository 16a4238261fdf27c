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

/** A bonus or promotion and its conditions. */
export interface Offer {
  readonly code: string;
  /** Its name in the statement. */
  readonly description: string;
  readonly amount: Amounts;
  /** Percentage of the amount that must be staked before it can be cancelled. */
  readonly percentFail: number;
  /** At or below this balance it counts as used up. */
  readonly minimum: Amounts;
}

export interface BonusOffer extends Offer {
  /** The period to which `maxReceived` applies: forever, a day or a week in Bangkok. */
  readonly type: 'limit' | 'day' | 'week';
  readonly maxReceived: number;
  /** How many times it is available to all members together. Null for unlimited. */
  readonly places: number | null;
  readonly banners: readonly Banner[];
}

type Prize =
  | { readonly kind: 'money'; readonly amount: Amounts }
  | { readonly kind: 'coin'; readonly coins: number }
  /** Handed out manually. It cannot be claimed by a call. */
  | { readonly kind: 'goods' | 'nothing' };

export interface Slice {
  readonly code: string;
  readonly label: string;
  readonly bgColor: string;
  readonly textColor: string;
  readonly htmlDescription: string;
  /** Its probability is its share of all weights. */
  readonly weight: number;
  readonly prize: Prize;
}

/** An operator's rewards, with texts in its own language. */
export interface Rewards {
  readonly bonuses: readonly BonusOffer[];
  readonly promotions: readonly Offer[];
  readonly refund: {
    /** Percentage of net losses. `success`, of net winnings, is only shown. */
    readonly fail: number;
    readonly success: number;
    readonly description: string;
    readonly info: string;
    readonly banners: readonly Banner[];
  };
  readonly invite: { readonly description: string; readonly banners: readonly Banner[] };
  readonly wheel: {
    readonly name: string;
    /** Stake that earns a coin. */
    readonly coinEvery: Amounts;
    readonly couponDays: number;
    readonly slices: readonly Slice[];
  };
}

export const rewards: Readonly<Record<OperatorId, Rewards>> = { th: siamRewards, la: mekongRewards };
