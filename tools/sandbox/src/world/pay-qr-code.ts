import { moneyOf } from '@wallet/domain';
import { Refusal } from '../http/refusal.ts';
import { moveInOneTransaction } from '../ledger/ledger-refusal.ts';
import { deposit } from '../ledger/statement-entries.ts';
import type { Store } from '../store/database.ts';

/**
 * What a bank does when somebody scans a code and confirms: the money goes into the member's wallet, once.
 * Throws Refusal QR_FAIL for a code that is not of ours, or can no longer be paid.
 */
export function payQrCode(db: Store, payload: string, at: Date): Promise<void> {
  return moveInOneTransaction(db, async (trx) => {
    const paid = await trx
      .updateTable('qrCode')
      .set({ state: 'paid', decidedAt: at })
      .where('payload', '=', payload)
      .where('state', '=', 'open')
      .where('expiresAt', '>', at)
      .returningAll()
      .executeTakeFirst();
    if (paid === undefined) throw new Refusal(409, 'QR_FAIL');
    const { id, operator, memberId, bankCode, currency } = paid;
    const holder = { id: memberId, operator, currency };
    await deposit(trx, holder, { kind: 'deposit-qr', intent: `qr:${id}`, amount: moneyOf(paid.amount, currency), at }, bankCode);
  });
}
