import * as v from 'valibot';
import { pageOf, rowsOf } from './response.ts';
import { amount, drawing, filled, id, readAs, text, time, total } from './parts.ts';

/** An id is not shown to a member. */
const objectId = /^[\da-f]{24}$/i;

/** The linked record of an entry, or only its description. */
const cause = v.fallback(
  v.optional(
    v.nullable(
      readAs(v.object({ description: text }), (record) =>
        typeof record === 'string' && record.trim() !== '' ? { description: objectId.test(record) ? '' : record } : record,
      ),
    ),
  ),
  undefined,
);

/** `POST /api/statement`, newest first. */
export const statementResponse = pageOf(
  v.object({
    total,
    statements: rowsOf(
      v.object({
        /** `deposit`, `bonus`, `finish_bonus`, `withdraw`, `transfer`, or an unknown type. */
        statementType: text,
        from: text,
        to: text,
        amount,
        /** `SUCCESS` or `FAILED`. Everything else is in progress. */
        status: text,
        createdAt: time,
        bonus: cause,
        promotion: cause,
        invite: cause,
        refund: cause,
        luckydraw: cause,
      }),
    ),
  }),
  'statements',
);

/** `POST /api/statement/slip`, newest first. */
export const slipListResponse = pageOf(
  v.object({
    slips: rowsOf(
      v.object({
        createdAt: time,
        amount,
        /** `SUCCESS` or `FAILED`. Everything else is in progress. */
        status: text,
        /** The reason for a refusal: a slip reason code. */
        note: text,
        /** URL of its picture. Without it, `reference` identifies the picture. */
        link: drawing,
        reference: id,
      }),
    ),
    total,
  }),
  'slips',
);

/** `GET /api/statement/slip/reference/{reference}`: the URL of the slip's picture. */
export const slipImageResponse = v.object({ url: filled });

export type StatementResponse = v.InferOutput<typeof statementResponse>;
export type SlipListResponse = v.InferOutput<typeof slipListResponse>;
