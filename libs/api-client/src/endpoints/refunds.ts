import { fromWireTime, readRefundAvailability, type Currency, type Money, type RefundAvailability } from '@wallet/domain';
import type { BannersResponse, MessageResponse, RefundCheckResponse, RefundListResponse } from '@wallet/contract';
import { refunds } from '@wallet/contract/operations/refunds';
import { from, walletApi, type Intent } from '../transport/base-api.ts';
import { changesOffer } from './changes.ts';
import { toListPage, type ListPage, type ListRequest } from './paging.ts';
import { toMoney } from './to-money.ts';
import { moneyAction } from '../money/money-action.ts';

/** The refund that a member can receive now. */
export interface RefundState {
  /** `unknown` if the backend did not say whether there is a refund. */
  readonly available: RefundAvailability;
  /** The available amount. Null if the backend does not say. */
  readonly availableAmount: Money | null;
  /** An active bonus prevents receiving it. */
  readonly isBlockedByBonus: boolean;
  /** HTML from outside. */
  readonly info: string;
  /** The amount that was received and waits to be added to the wallet. */
  readonly received: Money | null;
  /** Percentages of winnings and losses. */
  readonly success: number | null;
  readonly fail: number | null;
}

/** A refund that was received. */
export interface Refund {
  readonly amount: Money | null;
  readonly createdAt: number | null;
}

function toState(response: RefundCheckResponse, currency: Currency | null): RefundState {
  const { result, bonus, info, refundAmount, refundSuccess, refundFail } = response;
  return {
    available: readRefundAvailability(result),
    availableAmount: typeof result === 'number' ? toMoney(result, currency) : null,
    isBlockedByBonus: bonus,
    info,
    received: toMoney(refundAmount, currency),
    success: refundSuccess,
    fail: refundFail,
  };
}

/** Pays back a share of losses: it is first received, then added to the wallet. */
export const refundEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getRefundState: build.query<RefundState, Currency | null>({
      ...from(refunds.getRefundState),
      transformResponse: (response: RefundCheckResponse, _meta: unknown, currency: Currency | null) => toState(response, currency),
      providesTags: ['Refund'],
    }),
    getRefunds: build.query<ListPage<Refund>, ListRequest>({
      ...from(refunds.getRefunds, ({ page, limit }: ListRequest) => ({ body: { page, limit } })),
      transformResponse: ({ refunds, total }: RefundListResponse, _meta: unknown, request: ListRequest): ListPage<Refund> =>
        toListPage(
          refunds.map(({ refundAmount, createdAt }) => ({
            amount: toMoney(refundAmount, request.currency),
            createdAt: fromWireTime(createdAt),
          })),
          total,
          request,
        ),
      providesTags: ['RefundLog'],
    }),
    getRefundBanners: build.query<BannersResponse, void>({
      ...from(refunds.getRefundBanners),
    }),
    /** Receives the available refund. It is a GET that moves money, hence a mutation. */
    receiveRefund: build.mutation<MessageResponse, Intent>({
      ...from(refunds.receiveRefund),
      invalidatesTags: changesOffer('Refund', 'RefundLog'),
    }),
    /** Adds the received refund to the wallet. It is a GET that pays money, hence a mutation. */
    addRefund: build.mutation<MessageResponse, Intent>({
      ...from(refunds.addRefund),
      invalidatesTags: changesOffer('Refund', 'Wallet', 'Statement'),
    }),
  }),
});

export const { useGetRefundStateQuery, useGetRefundsQuery, useGetRefundBannersQuery } = refundEndpoints;

export const receiveRefundAction = moneyAction<void, MessageResponse>({
  intent: 'receive-refund',
  endpoint: refundEndpoints.endpoints.receiveRefund,
  expects: () => ({ kind: 'refund-received' }),
});

export const addRefundToWalletAction = moneyAction<void, MessageResponse>({
  intent: 'add-refund-to-wallet',
  endpoint: refundEndpoints.endpoints.addRefund,
  expects: () => ({ kind: 'refund-added' }),
});
