import type { Currency } from '@wallet/domain';
import type { Generated, JSONColumnType } from 'kysely';
import type { OperatorId } from './database.ts';

/** What an entry of a statement was for: the wire names the record by its kind. */
export interface StatementCause {
  readonly kind: 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw';
  readonly description: string;
}

export interface StatementTables {
  statementEntry: {
    id: Generated<number>;
    operator: OperatorId;
    memberId: string;
    type: string;
    fromPlace: string;
    toPlace: string;
    /** Hundredths. */
    amount: number;
    currency: Currency;
    status: string;
    /** The movement behind it; null where no money moved. */
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
    createdAt: Date;
  };
}
