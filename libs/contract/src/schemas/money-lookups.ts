import { isErrorCode, readWireNumber, readWireText } from '@wallet/domain';
import * as v from 'valibot';
import { listOf } from './response.ts';
import { accountNumber, namedBank, withBank } from './bank-parts.ts';
import { amount, filled, flag, html, isRecord, readAs, text } from './parts.ts';

const minutes = v.fallback(v.optional(readAs(v.number(), readWireNumber)), undefined);
/** `HH:mm` in Bangkok time. Seconds are ignored. */
const timeOfDay = v.fallback(
  v.optional(
    readAs(v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/)), (value) =>
      readWireText(value)
        ?.trim()
        .replace(/^\d:/, '0$&')
        .replace(/^(\d\d:\d\d):\d\d$/, '$1'),
    ),
  ),
  undefined,
);

/**
 * `GET /api/lookup/notice`: `%percentFail%` in it stands for the percentage of the bonus. The text may be the whole
 * response; an error code is not a notice.
 */
export const noticeResponse = readAs(v.object({ notice: html }), (answer) =>
  typeof answer === 'string' && !isErrorCode(answer) ? { notice: answer } : answer,
);

/** `GET /api/lookup/withdraw` */
export const withdrawLookupResponse = v.object({ withdrawMin: amount, withdrawMax: amount });

/** `GET /api/lookup/slip` */
export const slipLookupResponse = v.object({
  closedFrom: timeOfDay,
  closedTo: timeOfDay,
  uploadWithinMinutes: minutes,
  qrMinutes: minutes,
});

const bankEntry = v.object({
  bankCode: filled,
  /** `PAYMENT` for gateways. */
  bankType: text,
  mode: text,
  bank: namedBank,
  bankAccountName: text,
  bankAccountNo: accountNumber,
  /** Absent means the market's first currency. */
  currency: text,
});

/** `GET /api/lookup/deposit`. A missing list counts as empty. */
export const depositLookupResponse = readAs(
  v.object({
    banks: listOf(readAs(bankEntry, withBank)),
    /** `currency` is what true money is credited in. Absent means baht. */
    wallets: listOf(v.object({ mode: text, walletAccountName: text, currency: text })),
    isManual: v.fallback(flag, false),
  }),
  (answer) =>
    isRecord(answer) && ('banks' in answer || 'wallets' in answer)
      ? { ...answer, banks: answer.banks ?? [], wallets: answer.wallets ?? [] }
      : answer,
);

export type WithdrawLookupResponse = v.InferOutput<typeof withdrawLookupResponse>;
export type SlipLookupResponse = v.InferOutput<typeof slipLookupResponse>;
export type DepositLookupResponse = v.InferOutput<typeof depositLookupResponse>;
