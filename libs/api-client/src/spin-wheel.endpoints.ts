import {
  couponClaimAnswer, couponListAnswer, spinActiveAnswer, spinAnswer, spinSetupAnswer, type CouponListAnswer,
  type SpinSetupAnswer,
} from '@wallet/wire';
import { walletApi } from './base-api.ts';
import { changes } from './changes.ts';
import type { CodedIntent, Intent } from './intent.ts';
import { sendJudged, type Verdict } from './send-judged.ts';
import { sent, type MoneyAction } from './money-action.ts';

/** The wheel as it stands. Labels and descriptions are the operator's; a description is mark-up from outside. */
export type WheelSetup = SpinSetupAnswer;

/** Where the wheel lands. */
export interface SpinResult {
  /** Of the slice that won. */
  readonly code: string;
  readonly label: string;
  /** null: the backend did not say. */
  readonly remainingCoin: number | null;
}

/** Something won and not claimed yet. */
export interface Coupon {
  /** Code of the slice that won it; claims name it. */
  readonly slice: string;
  readonly name: string;
  readonly amount: number | null;
}

/** Spinning for prizes. Spin and claim say no within a good answer, which becomes a refusal like any other here. */
export const spinWheelEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getSpinActive: build.query<boolean, void>({
      query: () => ({ url: 'spinwheel/active' }),
      rawResponseSchema: spinActiveAnswer,
      transformResponse: ({ active }: { active: boolean }) => active,
    }),
    getWheel: build.query<WheelSetup, void>({
      query: () => ({ url: 'spinwheel/setup' }),
      rawResponseSchema: spinSetupAnswer,
      providesTags: ['SpinSetup'],
    }),
    getCoupons: build.query<readonly Coupon[], void>({
      query: () => ({ url: 'spinwheel/coupon' }),
      rawResponseSchema: couponListAnswer,
      transformResponse: (coupons: CouponListAnswer): Coupon[] =>
        coupons.map(({ prize, amount }) => ({ slice: prize.slice, name: prize.name, amount })),
      providesTags: ['Coupons'],
    }),
    /** The setup is not read again here: the wheel would change while it turns. Its page does so afterwards. */
    spin: build.mutation<SpinResult, Intent>({
      queryFn: async ({ intentId }, _api, _options, send) =>
        sendJudged(send, { url: 'spinwheel/spin', method: 'POST', intentId }, spinAnswer, (answer): Verdict<SpinResult> =>
          answer.success
            ? { data: { code: answer.code, label: answer.label, remainingCoin: answer.remainingCoin } }
            : { refused: answer.error },
        ),
      invalidatesTags: changes('Coupons', 'Wallet'),
    }),
    claimCoupon: build.mutation<null, CodedIntent>({
      queryFn: async ({ code, intentId }, _api, _options, send) =>
        sendJudged(
          send,
          { url: 'spinwheel/coupon/claim', method: 'POST', body: { coupon: code }, intentId },
          couponClaimAnswer,
          (answer): Verdict<null> => (answer.success ? { data: null } : { refused: answer.error }),
        ),
      invalidatesTags: changes('Coupons', 'SpinSetup', 'Wallet', 'Statement'),
    }),
  }),
});

export const { useGetSpinActiveQuery, useGetWheelQuery, useGetCouponsQuery } = spinWheelEndpoints;

export const spinAction: MoneyAction<void, SpinResult> = {
  intent: 'spin',
  send: (dispatch, _arg, intentId) => sent(dispatch(spinWheelEndpoints.endpoints.spin.initiate({ intentId }, { track: false }))),
  watch: () => ({ kind: 'coin' }),
};

/** `code` is the one of the slice that won the coupon. */
export const claimCouponAction: MoneyAction<{ readonly code: string }, null> = {
  intent: 'claim-coupon',
  send: (dispatch, arg, intentId) =>
    sent(dispatch(spinWheelEndpoints.endpoints.claimCoupon.initiate({ ...arg, intentId }, { track: false }))),
  watch: ({ code }) => ({ kind: 'coupon', slice: code }),
};
