import type { OtpSendResponse } from '@wallet/contract';
import { bangkokDay, bangkokDayOf } from '@wallet/domain';
import { hash, randomBytes, randomInt } from 'node:crypto';
import { Refusal } from '../http/refusal.ts';
import type { Operator } from '../operators/operator.ts';
import type { SandboxContext } from '../routing/route.ts';
import type { OperatorId, Store, StoreTransaction } from '../store/database.ts';
import { readPhone } from './login.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const lifeMs = 5 * minuteMs;
const maxTries = 5;
/** How long a verified phone can be used to register. */
const verifiedMs = 10 * minuteMs;

/** Six-digit codes by text message. Attempts are counted in the database before the code is compared. */
export function createOneTimeCodes({ db, now, limits, allowances }: SandboxContext) {
  const perMinute = limits('codes-minute', allowances.codesPerMinute, minuteMs);
  const perDay = limits('codes-day', allowances.codesPerDay, dayMs);

  /** Counts a code. By visitor, so that a stranger uses up only their own. */
  const takeQuota = async (recipient: string, at: Date): Promise<void> => {
    await perMinute.take(recipient).catch((error: unknown) => {
      throw error instanceof Refusal ? new Refusal(429, 'REQUEST_LIMIT_1MIN', error.retryAfterSeconds) : error;
    });
    await perDay.take(`${String(bangkokDay(at.getTime()))} ${recipient}`).catch(async (error: unknown) => {
      await perMinute.forget(recipient);
      const untilMidnight = Math.ceil((bangkokDayOf(at.getTime()).to - at.getTime()) / 1000);
      throw error instanceof Refusal ? new Refusal(429, 'OTP_BLOCK', untilMidnight) : error;
    });
  };

  return {
    /**
     * Sends a code to a phone. Earlier codes stay valid, because another person may have requested them. Throws Refusal
     * REQUEST_LIMIT_1MIN, OTP_BLOCK, and for an invalid phone number.
     */
    send: async (operator: Operator, phoneNumber: string, visitor: string): Promise<OtpSendResponse> => {
      const phone = readPhone(phoneNumber, operator);
      const at = now();
      await takeQuota(`${operator.id} ${phone} ${visitor}`, at);
      const otpToken = randomBytes(32).toString('base64url');
      const otpRef = randomBytes(3).toString('hex').toUpperCase();
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const body = `${operator.info.name}: OTP ${code} (Ref: ${otpRef})`;
      const hashes = { tokenHash: hash('sha256', otpToken), codeHash: hash('sha256', `${otpToken} ${code}`) };
      const times = { sentAt: at, expiresAt: new Date(at.getTime() + lifeMs) };
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('oneTimeCode')
          .values({ ...hashes, ...times, operator: operator.id, phone })
          .execute();
        await trx.insertInto('textMessage').values({ operator: operator.id, phone, body, createdAt: at }).execute();
      });
      return { otpRef, otpToken, code: 'OK' };
    },

    /** Throws Refusal if the code does not match the token or has expired. */
    verify: async (operator: OperatorId, token: string, code: string): Promise<void> => {
      if (!/^[\w-]{43}$/.test(token)) throw new Refusal(400, 'OTP_TOKEN_INVALID');
      const at = now();
      // A conditional update before the comparison, so that a burst gets no extra attempts.
      const counted = await db
        .updateTable('oneTimeCode')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('tokenHash', '=', hash('sha256', token))
        .where('operator', '=', operator)
        .where('verifiedAt', 'is', null)
        .where('expiresAt', '>', at)
        .where('tries', '<', maxTries)
        .returning('codeHash')
        .executeTakeFirst();
      if (counted === undefined) throw await explain(db, operator, token, at);
      if (counted.codeHash !== hash('sha256', `${token} ${code}`)) throw new Refusal(400, 'OTP_CODE_INVALID');
      await db
        .updateTable('oneTimeCode')
        .set({ verifiedAt: at })
        .where('tokenHash', '=', hash('sha256', token))
        .where('verifiedAt', 'is', null)
        .returning('phone')
        .executeTakeFirstOrThrow(() => new Refusal(409, 'OTP_VERIFIED'));
    },
  };
}

async function explain(db: Store, operator: OperatorId, token: string, at: Date): Promise<Refusal> {
  const code = await db
    .selectFrom('oneTimeCode')
    .select(['verifiedAt', 'expiresAt'])
    .where('tokenHash', '=', hash('sha256', token))
    .where('operator', '=', operator)
    .executeTakeFirst();
  if (code === undefined) return new Refusal(404, 'OTP_NOT_EXIST');
  if (code.verifiedAt !== null) return new Refusal(409, 'OTP_VERIFIED');
  return code.expiresAt <= at ? new Refusal(410, 'OTP_EXPIRED') : new Refusal(429, 'OTP_BLOCK');
}

/** A verified phone. */
export interface Verification {
  readonly operator: OperatorId;
  readonly phone: string;
  /** Of the code that verified it: only its owner has the token. */
  readonly token: string;
}

/** Whether a phone was verified recently and has not been used to register. */
export async function isVerified(db: Store, verification: Verification, at: Date): Promise<boolean> {
  const row = await verifiedCodes(db, verification, at).select('tokenHash').executeTakeFirst();
  return row !== undefined;
}

/** Uses the verification of a phone for a registration. Throws Refusal UNVERIFIED_OTP. */
export async function takeVerification(trx: StoreTransaction, verification: Verification, at: Date): Promise<void> {
  const used = await trx
    .updateTable('oneTimeCode')
    .set({ usedAt: at })
    .where('tokenHash', 'in', verifiedCodes(trx, verification, at).select('tokenHash'))
    .where('usedAt', 'is', null)
    .returning('tokenHash')
    .execute();
  if (used.length === 0) throw new Refusal(403, 'UNVERIFIED_OTP');
}

function verifiedCodes(db: Store, { operator, phone, token }: Verification, at: Date) {
  return db
    .selectFrom('oneTimeCode')
    .where('tokenHash', '=', hash('sha256', token))
    .where('operator', '=', operator)
    .where('phone', '=', phone)
    .where('verifiedAt', '>', new Date(at.getTime() - verifiedMs))
    .where('usedAt', 'is', null);
}
