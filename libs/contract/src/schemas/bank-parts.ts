import * as v from 'valibot';
import { id, isRecord, readAs, readId, text } from './parts.ts';

/** Digits. A JSON number is rejected, because it may have lost a leading zero. */
export const accountNumber = v.fallback(
  readAs(v.string(), (value) => (typeof value === 'number' && value < 10 ** 9 ? null : readId(value))),
  '',
);

/** A bank's names. */
export const namedBank = v.fallback(v.object({ nameTH: text, nameEN: text }), { nameTH: '', nameEN: '' });

/** Normalises an account whose bank is only a name, or whose bank's names are next to the other fields. */
export function withBank(account: unknown): unknown {
  if (!isRecord(account) || isRecord(account.bank)) return account;
  const { bank, nameTH, nameEN } = account;
  return { ...account, bank: { nameTH: bank ?? nameTH, nameEN } };
}

/** The account that receives a member's withdrawals. */
export const bankAccount = readAs(
  v.object({ bankAccountName: text, bankAccountNo: accountNumber, bankCode: id, bank: namedBank }),
  withBank,
);
