import {
  fromWireTime, readRefundAvailability, type Currency, type Money, type RefundAvailability,
} from '@wallet/domain';
import {
  bannersAnswer, messageAnswer, refundCheckAnswer, refundListAnswer, type BannersAnswer, type MessageAnswer,
  type RefundCheckAnswer, type RefundListAnswer,
} from '@wallet/wire';
import { walletApi } from './base-api.ts';
import { changes } from './changes.ts';
import type { Intent } from './intent.ts';
import { toListPage, type ListPage, type ListRequest } from './paging.ts';
import { toMoney } from './to-money.ts';
import { sent, type MoneyAction } from './money/money-action.ts';

/** What a member may get back now. */
export interface RefundState {
  /** `unknown`: the backend did not say whether there is something. */
  readonly available: RefundAvailability;
  /** How much is available; null where the backend tells no amount. */
  readonly availableAmount: Money | null;
  /** An active bonus blocks receiving. */
  readonly isBlockedByBonus: boolean;
  /** Mark-up from outside. */
  readonly info: string;
  /** What was received and waits to be added to the wallet. */
  readonly received: Money | null;
  /** Percentages of what was won and lost. */
  readonly success: number | null;
  readonly fail: number | null;
}

/** A refund that was received. */
export interface Refund {
  readonly amount: Money | null;
  readonly createdAt: number | null;
}

function toState(answer: RefundCheckAnswer, currency: Currency | null): RefundState {
  const { result, bonus, info, refundAmount, refundSuccess, refundFail } = answer;
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

/** A part of what was lost comes back: first it is received, then added to the wallet. */
export const refundEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getRefund: build.query<RefundState, Currency | null>({
      query: () => ({ url: 'refund/check' }),
      rawResponseSchema: refundCheckAnswer,
      transformResponse: (answer: RefundCheckAnswer, _meta, currency) => toState(answer, currency),
      providesTags: ['Refund'],
    }),
    getRefunds: build.query<ListPage<Refund>, ListRequest>({
      query: ({ page, limit }) => ({ url: 'refund', method: 'POST', body: { page, limit } }),
      rawResponseSchema: refundListAnswer,
      transformResponse: ({ refunds, total }: RefundListAnswer, _meta, request): ListPage<Refund> =>
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
    getRefundBanners: build.query<BannersAnswer, void>({
      query: () => ({ url: 'refund/banners' }),
      rawResponseSchema: bannersAnswer,
    }),
    /** Receives what is available. A GET that moves money, hence a mutation. */
    receiveRefund: build.mutation<MessageAnswer, Intent>({
      query: ({ intentId }) => ({ url: 'refund/receive', intentId }),
      rawResponseSchema: messageAnswer,
      invalidatesTags: changes('Refund', 'RefundLog'),
    }),
    /** Adds what was received to the wallet. A GET that pays money, hence a mutation. */
    addRefundToWallet: build.mutation<MessageAnswer, Intent>({
      query: ({ intentId }) => ({ url: 'refund/addWallet', intentId }),
      rawResponseSchema: messageAnswer,
      invalidatesTags: changes('Refund', 'Wallet', 'Statement'),
    }),
  }),
});

export const { useGetRefundQuery, useGetRefundsQuery, useGetRefundBannersQuery } = refundEndpoints;

export const receiveRefundAction: MoneyAction<void, MessageAnswer> = {
  intent: 'receive-refund',
  send: (dispatch, _arg, intentId) =>
    sent(dispatch(refundEndpoints.endpoints.receiveRefund.initiate({ intentId }, { track: false }))),
  expects: () => ({ kind: 'refund-received' }),
};

export const addRefundToWalletAction: MoneyAction<void, MessageAnswer> = {
  intent: 'add-refund-to-wallet',
  send: (dispatch, _arg, intentId) =>
    sent(dispatch(refundEndpoints.endpoints.addRefundToWallet.initiate({ intentId }, { track: false }))),
  expects: () => ({ kind: 'refund-added' }),
};
