import * as v from 'valibot';
import { listOf } from './answer.ts';
import { amount, figure, text, time, total } from './parts.ts';

/** `POST /api/refund`: what was received, newest first. */
export const refundListAnswer = v.object({
  refunds: listOf(v.object({ refundAmount: amount, createdAt: time })),
  total,
});

/** `GET /api/refund/check` */
export const refundCheckAnswer = v.object({
  /** What is available now: an amount; false or 0 is nothing; true is something of unknown amount. */
  result: v.fallback(v.union([v.boolean(), v.number()]), false),
  /** A bonus blocks receiving. */
  bonus: v.fallback(v.boolean(), false),
  /** Mark-up from outside. */
  info: text,
  /** What was received and can be added to the wallet. */
  refundAmount: amount,
  refundSuccess: figure,
  refundFail: figure,
});

export type RefundListAnswer = v.InferOutput<typeof refundListAnswer>;
export type RefundCheckAnswer = v.InferOutput<typeof refundCheckAnswer>;
