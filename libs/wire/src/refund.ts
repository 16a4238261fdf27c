import * as v from 'valibot';
import { rowsOf } from './answer.ts';
import { amount, figure, text, time, total } from './parts.ts';

/** `POST /api/refund`: what was received, newest first. */
export const refundListAnswer = v.object({
  refunds: rowsOf(v.object({ refundAmount: amount, createdAt: time })),
  total,
});

/** `GET /api/refund/check` */
export const refundCheckAnswer = v.object({
  /** What is available now: an amount; false or 0 is nothing; true is something of unknown amount; null is not known. */
  result: v.fallback(v.nullable(v.union([v.boolean(), v.number()])), null),
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
