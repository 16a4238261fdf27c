import { fromWireAmount, fromWireTime, toWireAmount, toWireWord } from '@wallet/domain';
import type {
  ActiveBonusResponse,
  BannersResponse,
  BonusListResponse,
  BonusMinimumResponse,
  MessageResponse,
  UserBonusResponse,
} from '@wallet/contract';
import { bonuses } from '@wallet/contract/operations/bonuses';
import { from, walletApi, type CodedIntent, type Intent } from '../transport/base-api.ts';
import { changes } from './changes.ts';
import { moneyAction } from '../money/money-action.ts';

/** How a member has used a bonus. */
export interface UserBonus {
  readonly id: string;
  readonly isActive: boolean;
  /** When it was received, in milliseconds, one entry per time. Null if the time is not known. */
  readonly receivedAt: readonly (number | null)[];
}

/** A bonus offered by the operator. */
export interface Bonus {
  readonly code: string;
  /** The period to which `maxReceived` applies. `other` is a period that this version does not know. */
  readonly type: 'limit' | 'day' | 'week' | 'other';
  readonly maxReceived: number | null;
  /** A percentage, inserted into the notice as text. */
  readonly percentFail: number | null;
  /** Images and HTML from outside. */
  readonly banners: BannersResponse;
  /** Null if the member has not used it. */
  readonly userBonus: UserBonus | null;
}

export interface ActiveBonus {
  readonly isActive: boolean;
  /** The operator's name for the type. Empty if no bonus is active. */
  readonly type: string;
}

const bonusTypes = ['limit', 'day', 'week'] as const;

function toUserBonus({ _id, isActive, received }: UserBonusResponse): UserBonus {
  return { id: _id, isActive, receivedAt: received.map(({ updatedAt }) => fromWireTime(updatedAt)) };
}

function toBonus({ code, type, maxReceived, percentFail, banners, userBonus }: BonusListResponse[number]): Bonus {
  return {
    code,
    type: bonusTypes.find((known) => known === toWireWord(type)) ?? 'other',
    maxReceived,
    percentFail,
    banners,
    userBonus: userBonus ? toUserBonus(userBonus) : null,
  };
}

/** Removes floating-point noise. The currency does not matter. */
function toHundredths(amount: number | null): number | null {
  const money = fromWireAmount(amount, 'BAHT');
  return money && toWireAmount(money);
}

const touched = changes('Bonuses', 'ActiveBonus', 'Wallet', 'Statement');

/** The operator's bonuses and their conditions. */
export const bonusEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getBonuses: build.query<readonly Bonus[], void>({
      ...from(bonuses.getBonuses),
      transformResponse: (bonuses: BonusListResponse) => bonuses.map(toBonus),
      providesTags: ['Bonuses'],
    }),
    getActiveBonus: build.query<ActiveBonus, void>({
      ...from(bonuses.getActiveBonus),
      transformResponse: ({ status, type }: ActiveBonusResponse): ActiveBonus => ({ isActive: status, type }),
      providesTags: ['ActiveBonus'],
    }),
    /** The balance below which a bonus counts as used up. Null if the operator sets none. */
    getBonusMinimum: build.query<number | null, void>({
      ...from(bonuses.getBonusMinimum),
      transformResponse: ({ minimum }: BonusMinimumResponse) => toHundredths(minimum),
      providesTags: ['ActiveBonus'],
    }),
    /** Receives a bonus. It is a GET that pays money, hence a mutation. */
    activateBonus: build.mutation<UserBonus, CodedIntent>({
      ...from(bonuses.activateBonus, ({ code }: { readonly code: string }) => ({ params: { code }, needsData: true })),
      transformResponse: toUserBonus,
      invalidatesTags: touched,
    }),
    /** Cancels the active bonus. It is a GET that changes something, hence a mutation. */
    clearBonus: build.mutation<MessageResponse, Intent>({
      ...from(bonuses.clearBonus),
      invalidatesTags: touched,
    }),
  }),
});

export const { useGetBonusesQuery, useGetActiveBonusQuery, useGetBonusMinimumQuery } = bonusEndpoints;

export const activateBonusAction = moneyAction<{ readonly code: string }, UserBonus>({
  intent: 'activate-bonus',
  endpoint: bonusEndpoints.endpoints.activateBonus,
  expects: ({ code }) => ({ kind: 'bonus-activated', code }),
});

export const clearBonusAction = moneyAction<void, MessageResponse>({
  intent: 'clear-bonus',
  endpoint: bonusEndpoints.endpoints.clearBonus,
  expects: () => ({ kind: 'bonus-cleared' }),
});
