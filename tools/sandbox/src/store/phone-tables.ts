import type { Generated } from 'kysely';
import type { OperatorId } from './database.ts';

/** The tables of one-time codes. */
export interface PhoneTables {
  oneTimeCode: {
    /** Hash of the token that the client received. */
    tokenHash: string;
    operator: OperatorId;
    phone: string;
    /** Hash of token and code together: the table alone reveals no code. */
    codeHash: string;
    tries: Generated<number>;
    sentAt: Date;
    expiresAt: Date;
    verifiedAt: Date | null;
    /** When a registration used it. */
    usedAt: Date | null;
  };
  /** Number of codes on the last such day. */
  codeQuota: {
    operator: OperatorId;
    phone: string;
    /** The requester's address; empty for all together. */
    visitor: string;
    /** A day in Bangkok. */
    day: string;
    sent: number;
    lastSentAt: Date;
  };
  textMessage: { id: Generated<number>; operator: OperatorId; phone: string; body: string; createdAt: Date };
}
