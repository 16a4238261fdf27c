import { bangkokDay } from '@wallet/domain';
import { Refusal } from '../http/refusal.ts';
import type { OperatorId, StoreTransaction } from '../store/database.ts';
import type { Allowances } from '../http/allowances.ts';
import { inBangkok } from '../operators/in-bangkok.ts';

export interface Asked {
  readonly operator: OperatorId;
  readonly phone: string;
  readonly visitor: string;
  readonly at: Date;
}

interface Quota {
  readonly perDay: number;
  readonly secondsBetween: number;
}

/**
 * A stranger who asks for codes to somebody's phone uses up their own. Kept with the codes: one that was not sent is not
 * counted, and days are Bangkok's. Throws Refusal REQUEST_LIMIT_1MIN, OTP_BLOCK.
 */
export async function takeQuotas(trx: StoreTransaction, asked: Asked, allowances: Allowances): Promise<void> {
  const { codesPerDay, codesPerDayForAll, secondsBetweenCodes } = allowances;
  await takeQuota(trx, asked, { perDay: codesPerDay, secondsBetween: secondsBetweenCodes });
  await takeQuota(trx, { ...asked, visitor: '' }, { perDay: codesPerDayForAll, secondsBetween: 0 });
}

/** A conditional update: of two requests at the same time, the second sees the count of the first. */
async function takeQuota(trx: StoreTransaction, { operator, phone, visitor, at }: Asked, { perDay, secondsBetween }: Quota): Promise<void> {
  const day = String(bangkokDay(at.getTime()));
  const latest = new Date(at.getTime() - secondsBetween * 1000);
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
        .where((eb) => (secondsBetween === 0 ? eb.lit(true) : eb('codeQuota.lastSentAt', '<=', latest)))
        .where((eb) => eb.or([eb('codeQuota.day', '<>', day), eb('codeQuota.sent', '<', perDay)])),
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
  if (quota.day === day && quota.sent >= perDay) throw new Refusal(429, 'OTP_BLOCK', secondsToBangkokMidnight(at));
  const wait = Math.ceil((lastSentAt.getTime() - latest.getTime()) / 1000);
  throw new Refusal(429, 'REQUEST_LIMIT_1MIN', Math.max(wait, 1));
}

/** Start of the next day in Bangkok. */
function secondsToBangkokMidnight(at: Date): number {
  const now = inBangkok(at).startOf('second');
  return now.add(1, 'day').startOf('day').diff(now, 'second');
}
