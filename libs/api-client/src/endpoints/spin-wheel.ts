import type { SliceName } from '@wallet/domain';
import { couponClaimResponse, spinResponse, type CouponRows, type SpinSetupResponse } from '@wallet/contract';
import { spinWheel } from '@wallet/contract/operations/spin-wheel';
import { from, walletApi, type Intent } from '../transport/base-api.ts';
import { changes } from './changes.ts';
import { sendWithVerdict, type Verdict } from '../transport/read-with.ts';
import { moneyAction } from '../money/money-action.ts';

/** The wheel's setup. Labels and descriptions are the operator's; a description is HTML from outside. */
export type WheelSetup = SpinSetupResponse;

/** The result of a spin, with all identifiers of its slice that the backend sent. */
export interface SpinResult extends SliceName {
  /** Null if the backend does not say. */
  readonly remainingCoin: number | null;
}

/** A coupon that has not been claimed yet. */
export interface Coupon {
  /** The backend's id as text, used to claim the coupon. Empty if the backend sent none. */
  readonly slice: string;
  /** The id as the backend sent it. */
  readonly claimedBy: string | number;
  /** Identifiers of its slice. */
  readonly of: SliceName;
  readonly name: string;
  readonly amount: number | null;
}

/** The backend's id of the coupon to claim, unchanged. */
interface Claim {
  readonly code: string | number;
}

/** Spins and prizes. The backend refuses spins and claims in successful responses, which are turned into refusals. */
export const spinWheelEndpoints = walletApi.injectEndpoints({
  endpoints: (build) => ({
    getSpinActive: build.query<boolean, void>({
      ...from(spinWheel.getSpinActive),
      transformResponse: ({ active }: { active: boolean }) => active,
    }),
    getSpinWheel: build.query<WheelSetup, void>({
      ...from(spinWheel.getSpinWheel),
      providesTags: ['SpinSetup'],
    }),
    getCoupons: build.query<readonly Coupon[], void>({
      ...from(spinWheel.getCoupons),
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
    /** Does not reload the setup: the wheel would change while it turns. The page reloads it afterwards. */
    spin: build.mutation<SpinResult, Intent>({
      queryFn: async ({ intentId }, _api, _options, send) =>
        sendWithVerdict(send, { operation: spinWheel.spin, intentId }, spinResponse, (response): Verdict<SpinResult> =>
          response.success ? { data: toResult(response) } : { refused: response.error },
        ),
      invalidatesTags: changes('Coupons', 'Wallet'),
    }),
    claimCoupon: build.mutation<null, Claim & Intent>({
      queryFn: async ({ code, intentId }, _api, _options, send) =>
        sendWithVerdict(
          send,
          { operation: spinWheel.claimCoupon, body: { coupon: code }, intentId },
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

export const spinAction = moneyAction<void, SpinResult>({
  intent: 'spin',
  endpoint: spinWheelEndpoints.endpoints.spin,
  expects: () => ({ kind: 'coin-spent' }),
  needsData: true,
});

export const claimCouponAction = moneyAction<Claim, null>({
  intent: 'claim-coupon',
  endpoint: spinWheelEndpoints.endpoints.claimCoupon,
  expects: ({ code }) => ({ kind: 'coupon-claimed', slice: String(code) }),
});
