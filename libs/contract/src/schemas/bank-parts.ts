import * as v from 'valibot';
import { id, isRecord, readAs, readId, text } from './parts.ts';

/** Digits, of which none may be missing: a short number may have lost a zero in front. */
export const accountNumber = v.fallback(
  readAs(v.string(), (value) => (typeof value === 'number' && value < 10 ** 9 ? null : readId(value))),
  '',
);

/** A bank's names. */
export const namedBank = v.fallback(v.object({ nameTH: text, nameEN: text }), { nameTH: '', nameEN: '' });

/** An account whose bank is its name alone, or whose bank's names stand beside the rest, as one with its bank. */
export function withBank(account: unknown): unknown {
  if (!isRecord(account) || isRecord(account['bank'])) return account;
  const { bank, nameTH, nameEN } = account;
  return { ...account, bank: { nameTH: bank ?? nameTH, nameEN } };
}

/** Where a member's withdrawals go. */
export const bankAccount = readAs(
  v.object({ bankAccountName: text, bankAccountNo: accountNumber, bankCode: id, bank: namedBank }),
  withBank,
);
