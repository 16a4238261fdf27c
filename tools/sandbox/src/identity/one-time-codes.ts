import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { OtpSendResponse } from '@wallet/contract';
import { bangkokDay } from '@wallet/domain';
import type { Operator } from '../operators/operator.ts';
import { Refusal } from '../http/refusal.ts';
import type { OperatorId, Store, StoreTransaction } from '../store/database.ts';
import { inOneTransaction } from '../store/in-one-transaction.ts';
import type { Allowances } from '../http/limits.ts';
import { inBangkok } from '../operators/in-bangkok.ts';
import { readPhone } from '../sessions/phone.ts';

interface CodeRequest {
  readonly phoneNumber: string;
  readonly visitor: string;
}

export interface OneTimeCodes {
  /**
   * Sends a code to a phone. Earlier codes stay valid, because another person may have requested them. Throws Refusal
   * REQUEST_LIMIT_1MIN, OTP_BLOCK, and for an invalid phone number.
   */
  readonly send: (operator: Operator, request: CodeRequest) => Promise<OtpSendResponse>;
  /** Throws Refusal if the code does not match the token or has expired. */
  readonly verify: (operator: OperatorId, token: string, code: string) => Promise<void>;
}

const lifeMs = 5 * 60_000;
const maxTries = 5;
/** How long a verified phone can be used to register. */
const verifiedMs = 10 * 60_000;

/** Six-digit codes by text message. Attempts are counted in the database before the code is compared. */
export function createOneTimeCodes(db: Store, now: () => Date, allowances: Allowances): OneTimeCodes {
  return {
    send: async (operator, { phoneNumber, visitor }) => {
      const phone = readPhone(phoneNumber, operator);
      const token = randomBytes(32).toString('base64url');
      const otpRef = randomBytes(3).toString('hex').toUpperCase();
      await inOneTransaction(db, async (trx) => {
        await takeQuota(trx, { operator: operator.id, phone, visitor, at: now() }, allowances);
        await sendCode(trx, { operator, phone, token, otpRef, at: now() });
      });
      return { otpRef, otpToken: token, code: 'OK' };
    },

    verify: async (operator, token, code) => {
      if (!/^[\w-]{43}$/.test(token)) throw new Refusal(400, 'OTP_TOKEN_INVALID');
      const at = now();
      // A conditional update before the comparison, so that a burst gets no extra attempts.
      const counted = await db
        .updateTable('oneTimeCode')
        .set((eb) => ({ tries: eb('tries', '+', 1) }))
        .where('tokenHash', '=', hashOf(token))
        .where('operator', '=', operator)
        .where('verifiedAt', 'is', null)
        .where('expiresAt', '>', at)
        .where('tries', '<', maxTries)
        .returning('codeHash')
        .executeTakeFirst();
      if (counted === undefined) throw await explain(db, operator, token, at);
      if (!isEqual(counted.codeHash, codeHashOf(token, code))) throw new Refusal(400, 'OTP_CODE_INVALID');
      const verified = await db
        .updateTable('oneTimeCode')
        .set({ verifiedAt: at })
        .where('tokenHash', '=', hashOf(token))
        .where('verifiedAt', 'is', null)
        .returning('phone')
        .executeTakeFirst();
      if (verified === undefined) throw new Refusal(409, 'OTP_VERIFIED');
    },
  };
}

interface Asked {
  readonly operator: OperatorId;
  readonly phone: string;
  readonly visitor: string;
  readonly at: Date;
}

/**
 * Counts a code for a phone. By visitor, so that a stranger uses up only their own; with the codes, so that one that was
 * not sent is not counted. Throws Refusal REQUEST_LIMIT_1MIN, OTP_BLOCK.
 */
async function takeQuota(
  trx: StoreTransaction,
  { operator, phone, visitor, at }: Asked,
  { codesPerDay, secondsBetweenCodes }: Allowances,
): Promise<void> {
  const day = String(bangkokDay(at.getTime()));
  const latest = new Date(at.getTime() - secondsBetweenCodes * 1000);
  // A conditional update: of two requests at the same time, the second sees the count of the first.
  const taken = await trx
    .insertInto('codeQuota')
    .values({ operator, phone, visitor, day, sent: 1, lastSentAt: at })
    .onConflict((conflict) =>
      conflict
        .columns(['operator', 'phone', 'visitor'])
        .doUpdateSet((eb) => ({
          day,
          sent: eb
            .case()
            .when('codeQuota.day', '=', day)
            .then(eb('codeQuota.sent', '+', 1))
            .else(1)
            .end(),
          lastSentAt: at,
        }))
        .where('codeQuota.lastSentAt', '<=', latest)
        .where((eb) => eb.or([eb('codeQuota.day', '<>', day), eb('codeQuota.sent', '<', codesPerDay)])),
    )
    .returning('sent')
    .executeTakeFirst();
  if (taken !== undefined) return;
  const { lastSentAt, ...quota } = await trx
    .selectFrom('codeQuota')
    .selectAll()
    .where('operator', '=', operator)
    .where('phone', '=', phone)
    .where('visitor', '=', visitor)
    .executeTakeFirstOrThrow();
  if (quota.day === day && quota.sent >= codesPerDay) throw new Refusal(429, 'OTP_BLOCK', secondsToBangkokMidnight(at));
  const wait = Math.ceil((lastSentAt.getTime() - latest.getTime()) / 1000);
  throw new Refusal(429, 'REQUEST_LIMIT_1MIN', Math.max(wait, 1));
}

/** Start of the next day in Bangkok. */
function secondsToBangkokMidnight(at: Date): number {
  const now = inBangkok(at).startOf('second');
  return now.add(1, 'day').startOf('day').diff(now, 'second');
}

/** A verified phone. */
export interface Verification {
  readonly operator: OperatorId;
  readonly phone: string;
  /** Of the code that verified it. Empty, as in the specification: of any code. */
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
    .$if(token !== '', (codes) => codes.where('tokenHash', '=', hashOf(token)))
    .where('operator', '=', operator)
    .where('phone', '=', phone)
    .where('verifiedAt', '>', new Date(at.getTime() - verifiedMs))
    .where('usedAt', 'is', null);
}

interface NewCode {
  readonly operator: Operator;
  readonly phone: string;
  readonly token: string;
  readonly otpRef: string;
  readonly at: Date;
}

async function sendCode(trx: StoreTransaction, { operator, phone, token, otpRef, at }: NewCode): Promise<void> {
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  await trx
    .insertInto('oneTimeCode')
    .values({
      tokenHash: hashOf(token),
      operator: operator.id,
      phone,
      codeHash: codeHashOf(token, code),
      sentAt: at,
      expiresAt: new Date(at.getTime() + lifeMs),
      verifiedAt: null,
      usedAt: null,
    })
    .execute();
  const body = `${operator.info.name}: OTP ${code} (Ref: ${otpRef})`;
  await trx.insertInto('textMessage').values({ operator: operator.id, phone, body, createdAt: at }).execute();
}

async function explain(db: Store, operator: OperatorId, token: string, at: Date): Promise<Refusal> {
  const code = await db
    .selectFrom('oneTimeCode')
    .select(['verifiedAt', 'expiresAt'])
    .where('tokenHash', '=', hashOf(token))
    .where('operator', '=', operator)
    .executeTakeFirst();
  if (code === undefined) return new Refusal(404, 'OTP_NOT_EXIST');
  if (code.verifiedAt !== null) return new Refusal(409, 'OTP_VERIFIED');
  return code.expiresAt <= at ? new Refusal(410, 'OTP_EXPIRED') : new Refusal(429, 'OTP_BLOCK');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

function codeHashOf(token: string, code: string): string {
  return hashOf(`${token} ${code}`);
}

function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(one), Buffer.from(other));
}
