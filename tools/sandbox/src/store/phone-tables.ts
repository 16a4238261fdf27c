import type { Generated } from 'kysely';
import type { OperatorId } from './database.ts';

/** The tables of codes that are sent to phones. */
export interface PhoneTables {
  oneTimeCode: {
    /** Of the token that the client got with it. */
    tokenHash: string;
    operator: OperatorId;
    phone: string;
    /** Of token and code together: the rows alone give no code away. */
    codeHash: string;
    tries: Generated<number>;
    sentAt: Date;
    expiresAt: Date;
    verifiedAt: Date | null;
    /** When a registration took it. */
    usedAt: Date | null;
  };
  /** How many codes a phone was sent on the last such day. */
  codeQuota: {
    operator: OperatorId;
    phone: string;
    /** Who asked: an address or a network; empty for all together. */
    visitor: string;
    /** Names a day in Bangkok. */
    day: string;
    sent: number;
    lastSentAt: Date;
  };
  textMessage: { id: Generated<number>; operator: OperatorId; phone: string; body: string; createdAt: Date };
}
