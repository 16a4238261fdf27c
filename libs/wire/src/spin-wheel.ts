import * as v from 'valibot';
import { listOf } from './answer.ts';
import { code, figure, text } from './parts.ts';

const coins = v.fallback(v.pipe(v.number(), v.integer()), 0);

/** `GET /api/spinwheel/active` */
export const spinActiveAnswer = v.object({ active: v.boolean() });

/** `GET /api/spinwheel/setup`. Slices are read whole or not at all: a wheel that lacks one could land on nothing. */
export const spinSetupAnswer = v.object({
  name: text,
  slices: v.array(
    v.object({ code: v.pipe(v.string(), v.nonEmpty()), label: text, bgColor: text, textColor: text, htmlDescription: text }),
  ),
  userCoin: coins,
});

const refused = v.object({ success: v.literal(false), error: text });

/** `POST /api/spinwheel/spin` */
export const spinAnswer = v.variant('success', [
  v.object({ success: v.literal(true), code: v.string(), label: text, remainingCoin: coins }),
  refused,
]);

/** `GET /api/spinwheel/coupon`: what was won and is not claimed yet. `slice` is a slice's code. */
export const couponListAnswer = listOf(
  v.object({ prize: v.object({ slice: v.pipe(v.string(), v.nonEmpty()), name: text }), amount: figure }),
);

/** `POST /api/spinwheel/coupon/claim`: the code of the slice that won it. */
export const couponClaimRequest = v.object({ coupon: code });
export const couponClaimAnswer = v.variant('success', [v.object({ success: v.literal(true) }), refused]);

export type SpinActiveAnswer = v.InferOutput<typeof spinActiveAnswer>;
export type SpinSetupAnswer = v.InferOutput<typeof spinSetupAnswer>;
export type SpinAnswer = v.InferOutput<typeof spinAnswer>;
export type CouponListAnswer = v.InferOutput<typeof couponListAnswer>;
export type CouponClaimRequest = v.InferOutput<typeof couponClaimRequest>;
export type CouponClaimAnswer = v.InferOutput<typeof couponClaimAnswer>;
