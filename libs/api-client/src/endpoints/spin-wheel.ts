import type { SliceName } from '@wallet/domain';
import { couponClaimResponse, spinResponse, type CouponRows, type SpinSetupResponse } from '@wallet/contract';
import * as operations from '@wallet/contract/operations/spin-wheel';
import { from, walletApi } from '../transport/base-api.ts';
import { changes } from './changes.ts';
import type { Intent } from '../transport/intent.ts';
import { sendWithVerdict, type Verdict } from '../transport/send-with-verdict.ts';
import { sent, type MoneyAction } from '../money/money-action.ts';

/** The wheel as it stands. Labels and descriptions are the operator's; a description is mark-up from outside. */
export type WheelSetup = SpinSetupResponse;

/** What a spin won: whatever the backend named its slice by. */
export interface SpinResult extends SliceName {
  /** null: the backend did not say. */
  readonly remainingCoin: number | null;
}

/** Something won and not claimed yet. */
export interface Coupon {
  /** What the backend knows it by, as text; '' where nothing is known of it. Claims name it. */
  readonly slice: string;
  /** The same as it came. */
  readonly claimedBy: string | number;
  /** What names its slice. */
  readonly of: SliceName;
  readonly name: string;
  readonly amount: number | null;
}

/** What is sent to claim a coupon: what the backend knows it by, as it came. */
interface Claim {
  readonly code: string | number;
}

/** Spinning for prizes. Spin and claim say no within a good answer, which becomes a refusal like any other here. */
export const spinWheelEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getSpinActive: build.query<boolean, void>({
      ...from(operations.getSpinActive),
      transformResponse: ({ active }: { active: boolean }) => active,
    }),
    getSpinWheel: build.query<WheelSetup, void>({
      ...from(operations.getSpinWheel),
      providesTags: ['SpinSetup'],
    }),
    getCoupons: build.query<readonly Coupon[], void>({
      ...from(operations.getCoupons),
      transformResponse: (coupons: CouponRows): Coupon[] =>
        coupons.map(({ claimedBy, slice, name, amount }) => ({
          slice: String(claimedBy ?? ''),
          claimedBy: claimedBy ?? '',
          of: slice,
          name,
          amount,
        })),
      providesTags: ['Coupons'],
    }),
    /** The setup is not read again here: the wheel would change while it turns. Its page does so afterwards. */
    spin: build.mutation<SpinResult, Intent>({
      queryFn: async ({ intentId }, _api, _options, send) =>
        sendWithVerdict(send, { operation: operations.spin, intentId }, spinResponse, (response): Verdict<SpinResult> =>
          response.success ? { data: toResult(response) } : { refused: response.error },
        ),
      invalidatesTags: changes('Coupons', 'Wallet'),
    }),
    claimCoupon: build.mutation<null, Claim & Intent>({
      queryFn: async ({ code, intentId }, _api, _options, send) =>
        sendWithVerdict(
          send,
          { operation: operations.claimCoupon, body: { coupon: code }, intentId },
          couponClaimResponse,
          (response): Verdict<null> => (response.success ? { data: null } : { refused: response.error }),
        ),
      invalidatesTags: changes('Coupons', 'SpinSetup', 'Wallet', 'Statement'),
    }),
  }),
});

function toResult({ code, id, label, remainingCoin }: SpinResult): SpinResult {
  return { code, ...(id !== undefined && { id }), label, remainingCoin };
}

export const { useGetSpinActiveQuery, useGetSpinWheelQuery, useGetCouponsQuery } = spinWheelEndpoints;

export const spinAction: MoneyAction<void, SpinResult> = {
  intent: 'spin',
  send: (dispatch, _arg, intentId) => sent(dispatch(spinWheelEndpoints.endpoints.spin.initiate({ intentId }, { track: false }))),
  expects: () => ({ kind: 'coin-spent' }),
};

export const claimCouponAction: MoneyAction<Claim, null> = {
  intent: 'claim-coupon',
  send: (dispatch, arg, intentId) =>
    sent(dispatch(spinWheelEndpoints.endpoints.claimCoupon.initiate({ ...arg, intentId }, { track: false }))),
  expects: ({ code }) => ({ kind: 'coupon-claimed', slice: String(code) }),
};
