import * as v from 'valibot';
import { listOf } from './answer.ts';
import { amount, text } from './parts.ts';

const minutes = v.fallback(v.optional(v.number()), undefined);
/** `HH:mm` in Bangkok's time. */
const timeOfDay = v.fallback(v.optional(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/))), undefined);

/** `GET /api/lookup/notice`: `%percentFail%` in it stands for the bonus's figure. */
export const noticeAnswer = v.object({ notice: text });

/** `GET /api/lookup/withdraw` */
export const withdrawLookupAnswer = v.object({ withdrawMin: amount, withdrawMax: amount });

/** `GET /api/lookup/slip` */
export const slipLookupAnswer = v.object({
  closedFrom: timeOfDay,
  closedTo: timeOfDay,
  uploadWithinMinutes: minutes,
  qrMinutes: minutes,
});

/** `GET /api/lookup/deposit` */
export const depositLookupAnswer = v.object({
  banks: listOf(
    v.object({
      bankCode: v.pipe(v.string(), v.nonEmpty()),
      /** `PAYMENT` for the gateways. */
      bankType: text,
      mode: text,
      bank: v.optional(v.nullable(v.object({ nameTH: text, nameEN: text }), {}), {}),
      bankAccountName: text,
      bankAccountNo: text,
      /** Absent means baht. */
      currency: text,
    }),
  ),
  wallets: listOf(v.object({ mode: text, walletAccountName: text })),
  isManual: v.fallback(v.boolean(), false),
});

export type NoticeAnswer = v.InferOutput<typeof noticeAnswer>;
export type WithdrawLookupAnswer = v.InferOutput<typeof withdrawLookupAnswer>;
export type SlipLookupAnswer = v.InferOutput<typeof slipLookupAnswer>;
export type DepositLookupAnswer = v.InferOutput<typeof depositLookupAnswer>;
