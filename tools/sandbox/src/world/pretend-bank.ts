import { thaiBankNumbers, type Money, moneyOf } from '@wallet/domain';
import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { Refusal } from '../http/refusal.ts';
import { houseAccount, memberAccount } from '../ledger/ledger-accounts.ts';
import { postMove } from '../ledger/ledger.ts';
import { deposit } from '../ledger/statement-entries.ts';
import type { Database, Store } from '../store/database.ts';

/** Looks a transfer up at the bank that sent it; null where that knows none. */
export async function askBank(db: Store, sendingBank: string, reference: string): Promise<Selectable<Database['bankTransfer']> | null> {
  const transfer = await db.selectFrom('bankTransfer').selectAll().where('reference', '=', reference).executeTakeFirst();
  return transfer !== undefined && bankNumbers[transfer.fromBank] === sendingBank ? transfer : null;
}

/** What banks are called in the small code on a slip. Thai ones have their number of the Bank of Thailand; Lao ones are invented. */
export const bankNumbers: Readonly<Partial<Record<string, string>>> = {
  ...thaiBankNumbers,
  BCEL: '901',
  LDB: '902',
  APB: '903',
  JDB: '904',
};

export type NewTransfer = Omit<Selectable<Database['bankTransfer']>, 'reference'>;

/** Moves money between two accounts of banks, of which the operator learns by the slip. */
export async function transferMoney(db: Store, transfer: NewTransfer): Promise<Selectable<Database['bankTransfer']>> {
  const day = transfer.madeAt.toISOString().slice(0, 10).replaceAll('-', '');
  const reference = `${day}${randomBytes(6).toString('hex').toUpperCase()}`;
  return db
    .insertInto('bankTransfer')
    .values({ ...transfer, reference })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * What a bank does when somebody scans a code and confirms: the money goes into the member's wallet, once.
 * Throws Refusal QR_FAIL for a code that is not of ours, or can no longer be paid.
 */
export function payQrCode(db: Store, payload: string, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const paid = await trx
      .updateTable('qrCode')
      .set({ state: 'paid', decidedAt: at })
      .where('payload', '=', payload)
      .where('state', '=', 'open')
      .where('expiresAt', '>', at)
      .returningAll()
      .executeTakeFirstOrThrow(() => new Refusal(409, 'QR_FAIL'));
    const { id, operator, memberId, bankCode, currency } = paid;
    const holder = { id: memberId, operator, currency };
    await deposit(trx, holder, { kind: 'deposit-qr', intent: `qr:${id}`, amount: moneyOf(paid.amount, currency), at }, bankCode);
  });
}

/** What the bank does with a withdrawal: the money that waits apart reaches the member, once. Throws Refusal NO_DATA if it does not wait. */
export function payOut(db: Store, statementId: number, at: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    const { memberId, operator, currency, amount } = await trx
      .updateTable('statementEntry')
      .set({ status: 'SUCCESS' })
      .where('id', '=', statementId)
      .where('type', '=', 'withdraw')
      .where('status', '=', 'PENDING')
      // Those of invented histories moved no money.
      .where('journalId', 'is not', null)
      .returningAll()
      .executeTakeFirstOrThrow(() => new Refusal(404, 'NO_DATA'));
    const holder = { id: memberId, operator, currency };
    const places = { from: memberAccount(holder, 'pending-withdrawal'), to: houseAccount(holder, 'bank') };
    await postMove(trx, holder, {
      kind: 'payout',
      intent: `payout:${String(statementId)}`,
      ...places,
      amount: moneyOf(amount, currency),
      at,
    });
  });
}

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
    })
    .execute();
  return `https://gift.truemoney.com/campaign/?v=${voucher}`;
}
