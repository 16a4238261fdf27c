import type { Selectable } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { Database, Store } from '../store/database.ts';

/** The bank wants a captcha solved, and says that it was not. */
export class CaptchaWrong extends Error {
  override readonly name = 'CaptchaWrong';
}

/** The bank gives no answer that could be read. */
export class BankSilent extends Error {
  override readonly name = 'BankSilent';
}

/** Looks a transfer up at the bank that sent it; null where that knows none. Throws CaptchaWrong, BankSilent. */
export async function askBank(db: Store, sendingBank: string, reference: string): Promise<Selectable<Database['bankTransfer']> | null> {
  const transfer = await db.selectFrom('bankTransfer').selectAll().where('reference', '=', reference).executeTakeFirst();
  if (transfer === undefined || bankNumbers[transfer.fromBank] !== sendingBank) return null;
  if (transfer.answer === 'captcha') throw new CaptchaWrong();
  if (transfer.answer === 'error') throw new BankSilent();
  return transfer;
}

/** What banks are called in the small code on a slip. Thai ones have their number of the Bank of Thailand; Lao ones are invented. */
export const bankNumbers: Readonly<Partial<Record<string, string>>> = {
  BBL: '002',
  KBANK: '004',
  KTB: '006',
  TMB: '011',
  SCB: '014',
  CIMB: '022',
  UOB: '024',
  BAY: '025',
  GSB: '030',
  GHB: '033',
  BAAC: '034',
  TISCO: '067',
  KKP: '069',
  LHB: '073',
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
