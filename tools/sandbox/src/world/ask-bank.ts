import type { Selectable } from 'kysely';
import type { Database, Store } from '../store/database.ts';
import { bankNumbers } from './bank-numbers.ts';

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
