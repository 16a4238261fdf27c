import * as v from 'valibot';
import { rowsOf } from './answer.ts';
import { amount, text, time, total } from './parts.ts';

/** The record behind an entry: what it was for. */
const cause = v.fallback(v.optional(v.nullable(v.object({ description: text }))), undefined);

/** `POST /api/statement`, newest first. */
export const statementAnswer = v.object({
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
});

/** `POST /api/statement/slip`, newest first. */
export const slipListAnswer = v.object({
  slips: rowsOf(
    v.object({
      createdAt: time,
      amount,
      /** `SUCCESS`, `FAILED`; anything else is in progress. */
      status: text,
      /** Why it was refused: a slip reason's code. */
      note: text,
      /** Where its picture is. Without it `reference` leads there. */
      link: text,
      reference: text,
    }),
  ),
  total,
});

/** `GET /api/statement/slip/reference/{reference}`: where the slip's picture is. */
export const slipImageAnswer = v.object({ url: v.pipe(v.string(), v.nonEmpty()) });

export type StatementAnswer = v.InferOutput<typeof statementAnswer>;
export type SlipListAnswer = v.InferOutput<typeof slipListAnswer>;
export type SlipImageAnswer = v.InferOutput<typeof slipImageAnswer>;
