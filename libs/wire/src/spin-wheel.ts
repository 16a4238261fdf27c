import * as v from 'valibot';
import { listOf } from './answer.ts';
import { code, count, figure, text } from './parts.ts';

/** `GET /api/spinwheel/active` */
export const spinActiveAnswer = v.object({ active: v.boolean() });

/** `GET /api/spinwheel/setup`. Slices are read whole or not at all: a wheel that lacks one could land on nothing. */
export const spinSetupAnswer = v.object({
  name: text,
  slices: v.array(
    v.object({ code: v.pipe(v.string(), v.nonEmpty()), label: text, bgColor: text, textColor: text, htmlDescription: text }),
  ),
  userCoin: count,
});

/** How the wheel's calls say no although the answer is a good one: `error` is a code. */
const refusedAnswer = v.object({ success: v.literal(false), error: text });

/** `POST /api/spinwheel/spin`, where it was done: the slice that won. */
const spunAnswer = v.object({
  success: v.literal(true),
  code: v.pipe(v.string(), v.nonEmpty()),
  label: text,
  remainingCoin: count,
});
export const spinAnswer = v.variant('success', [spunAnswer, refusedAnswer]);

/** `GET /api/spinwheel/coupon`: what was won and is not claimed yet. `slice` is a slice's code. */
export const couponListAnswer = listOf(
  v.object({ prize: v.object({ slice: v.pipe(v.string(), v.nonEmpty()), name: text }), amount: figure }),
);

/** `POST /api/spinwheel/coupon/claim`: the code of the slice that won it. */
export const couponClaimRequest = v.object({ coupon: code });
const claimedAnswer = v.object({ success: v.literal(true) });
export const couponClaimAnswer = v.variant('success', [claimedAnswer, refusedAnswer]);

export type SpinActiveAnswer = v.InferOutput<typeof spinActiveAnswer>;
export type SpinSetupAnswer = v.InferOutput<typeof spinSetupAnswer>;
export type SpunAnswer = v.InferOutput<typeof spunAnswer>;
export type SpinAnswer = v.InferOutput<typeof spinAnswer>;
export type CouponListAnswer = v.InferOutput<typeof couponListAnswer>;
export type CouponClaimRequest = v.InferOutput<typeof couponClaimRequest>;
export type CouponClaimAnswer = v.InferOutput<typeof couponClaimAnswer>;
