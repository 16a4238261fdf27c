import type { Currency } from '@wallet/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { OperatorId } from './database.ts';

/** The wire's words; anything but the first two is in progress there. */
export type StatementStatus = 'SUCCESS' | 'FAILED' | 'PENDING';

/** The record behind an entry: which field of the wire's entry it fills, and with which text. */
export interface StatementCause {
  readonly kind: 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw';
  readonly description: string;
}

interface Amounts {
  operator: OperatorId;
  memberId: string;
  /** Hundredths. */
  amount: number;
  currency: Currency;
}

/** The tables of what happens to money around the ledger. */
export interface MoneyTables {
  statementEntry: Amounts & {
    id: Generated<number>;
    /** `deposit`, `bonus`, `finish_bonus`, `withdraw` or `transfer`. */
    type: string;
    fromPlace: string;
    toPlace: string;
    status: StatementStatus;
    journalId: number | null;
    cause: JSONColumnType<StatementCause> | null;
    createdAt: Date;
  };
  slip: {
    memberId: string;
    operator: OperatorId;
    /** Hundredths; null while nobody knows. */
    amount: number | null;
    currency: Currency;
    status: string;
    /** Why it was refused: a slip reason's code. */
    note: string | null;
    reference: string;
    /** Where its picture is. */
    picture: string | null;
    /** The bank that the member says to have paid into. */
    bankCode: string | null;
    /** The bank's name for the transfer, as soon as it is known. */
    transferReference: string | null;
    judgedAt: Date | null;
    createdAt: Date;
  };
  payout: Amounts & {
    id: string;
    bankCode: string;
    bankAccountName: string;
    bankAccountNo: string;
    state: 'requested' | 'paid' | 'refused';
    statementEntryId: number;
    createdAt: Date;
    decidedAt: Date | null;
  };
  /** Answers by the key that a client gave its call. Without an answer: still being carried out. */
  idempotency: {
    memberId: string;
    key: string;
    requestHash: string;
    status: number | null;
    answer: string | null;
    createdAt: Date;
  };
}
