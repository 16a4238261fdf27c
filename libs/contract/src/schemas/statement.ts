import * as v from 'valibot';
import { pageOf, rowsOf } from './response.ts';
import { amount, drawing, filled, id, readAs, text, time, total } from './parts.ts';

/** An id says nothing to a member. */
const objectId = /^[\da-f]{24}$/i;

/** The record behind an entry, or its description alone: what it was for. */
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
        /** `deposit`, `bonus`, `finish_bonus`, `withdraw`, `transfer`, or one that is not known yet. */
        statementType: text,
        from: text,
        to: text,
        amount,
        /** `SUCCESS`, `FAILED`; anything else is in progress. */
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
        /** `SUCCESS`, `FAILED`; anything else is in progress. */
        status: text,
        /** Why it was refused: a slip reason's code. */
        note: text,
        /** Where its picture is. Without it `reference` leads there. */
        link: drawing,
        reference: id,
      }),
    ),
    total,
  }),
  'slips',
);

/** `GET /api/statement/slip/reference/{reference}`: where the slip's picture is. */
export const slipImageResponse = v.object({ url: filled });

export type StatementResponse = v.InferOutput<typeof statementResponse>;
export type SlipListResponse = v.InferOutput<typeof slipListResponse>;
export type SlipImageResponse = v.InferOutput<typeof slipImageResponse>;
