import { randomBytes } from 'node:crypto';
import type { Money } from '@wallet/domain';
import type { Store } from '../store/database.ts';

const threeDaysMs = 3 * 24 * 3_600_000;

/** Makes a gift of true money, as its app does. Returns the link that is sent to somebody. */
export async function makeGift(db: Store, amount: Money, at: Date): Promise<string> {
  const voucher = randomBytes(16).toString('hex');
  await db
    .insertInto('trueMoneyGift')
    .values({
      voucher,
      amount: amount.minor,
      createdAt: at,
      expiresAt: new Date(at.getTime() + threeDaysMs),
      redeemedBy: null,
      redeemedAt: null,
      credited: null,
    })
    .execute();
  return `https://gift.truemoney.com/campaign/?v=${voucher}`;
}
