import { readWireFlag, readWireNumber } from '@wallet/domain';
import * as v from 'valibot';
import { pageOf, rowsOf } from './response.ts';
import { amount, figure, html, isRecord, readAs, time, total } from './parts.ts';

/** `POST /api/refund`: received refunds, newest first. */
export const refundListResponse = pageOf(
  v.object({ refunds: rowsOf(v.object({ refundAmount: amount, createdAt: time })), total }),
  'refunds',
);

/** `GET /api/refund/check` */
export const refundCheckResponse = v.object({
  /** The available refund: an amount; false or 0 for none; true for an unknown amount; null for unknown. */
  result: v.fallback(
    readAs(v.nullable(v.union([v.boolean(), v.number()])), (value) => readWireNumber(value) ?? readWireFlag(value)),
    null,
  ),
  /** Whether a bonus blocks receiving it: a switch, or the bonus itself. */
  bonus: v.fallback(
    readAs(v.boolean(), (bonus) => readWireFlag(bonus) ?? (isRecord(bonus) && Object.keys(bonus).length > 0)),
    false,
  ),
  /** HTML from outside. */
  info: html,
  /** The received amount that can be added to the wallet. */
  refundAmount: amount,
  refundSuccess: figure,
  refundFail: figure,
});

export type RefundListResponse = v.InferOutput<typeof refundListResponse>;
export type RefundCheckResponse = v.InferOutput<typeof refundCheckResponse>;
