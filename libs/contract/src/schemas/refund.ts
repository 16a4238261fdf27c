import { readWireFlag, readWireNumber } from '@wallet/domain';
import * as v from 'valibot';
import { pageOf, rowsOf } from './response.ts';
import { amount, figure, html, isRecord, readAs, time, total } from './parts.ts';

/** `POST /api/refund`: what was received, newest first. */
export const refundListResponse = pageOf(
  v.object({ refunds: rowsOf(v.object({ refundAmount: amount, createdAt: time })), total }),
  'refunds',
);

/** `GET /api/refund/check` */
export const refundCheckResponse = v.object({
  /** What is available now: an amount; false or 0 is nothing; true is something of unknown amount; null is not known. */
  result: v.fallback(
    readAs(v.nullable(v.union([v.boolean(), v.number()])), (value) => readWireNumber(value) ?? readWireFlag(value)),
    null,
  ),
  /** A bonus blocks receiving: a switch, or that bonus itself. */
  bonus: v.fallback(
    readAs(v.boolean(), (bonus) => readWireFlag(bonus) ?? (isRecord(bonus) && Object.keys(bonus).length > 0)),
    false,
  ),
  /** Mark-up from outside. */
  info: html,
  /** What was received and can be added to the wallet. */
  refundAmount: amount,
  refundSuccess: figure,
  refundFail: figure,
});

export type RefundListResponse = v.InferOutput<typeof refundListResponse>;
export type RefundCheckResponse = v.InferOutput<typeof refundCheckResponse>;
