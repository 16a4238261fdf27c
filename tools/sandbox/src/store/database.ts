import type { Currency } from '@wallet/domain';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { DepositTables } from './deposit-tables.ts';
import type { MoneyTables } from './money-tables.ts';
import type { PhoneTables } from './phone-tables.ts';
import type { RewardTables } from './reward-tables.ts';

export type OperatorId = 'th' | 'la';

/** Purpose of a ledger account. Members' accounts are never negative; house accounts may be. */
export type MemberAccountKind = 'wallet' | 'game' | 'invite' | 'refund' | 'pending-withdrawal';
export type HouseAccountKind = 'bank' | 'provider' | 'promotion';

/** The tables as types. Columns are in snake case. */
export interface Database extends DepositTables, MoneyTables, PhoneTables, RewardTables {
  setting: { key: string; value: string };
  member: {
    id: string;
    operator: OperatorId;
    username: string;
    name: string;
    passwordHash: string;
    currency: Currency;
    isActive: Generated<boolean>;
    sourceCode: string | null;
    invitedBy: string | null;
    bankCode: string;
    bankAccountName: string;
    bankAccountNo: string;
    /** When the bank account was changed. Null if it is that of the registration. */
    bankChangedAt: Date | null;
    coin: Generated<number>;
    createdAt: Date;
  };
  session: { idHash: string; memberId: string; createdAt: Date; usedAt: Date; expiresAt: Date; endedAt: Date | null };
  gameAccount: {
    memberId: string;
    gameCode: string;
    isActive: Generated<boolean>;
    username: string | null;
    password: string | null;
    /** When the provider was last asked for the balance. */
    refreshedAt: Date | null;
  };
  ledgerAccount: {
    id: Generated<number>;
    operator: OperatorId;
    kind: MemberAccountKind | HouseAccountKind;
    memberId: string | null;
    gameCode: string | null;
    currency: Currency;
    /** Hundredths. The sum of the entries, updated in the same transaction. */
    balance: Generated<number>;
  };
  journal: {
    id: Generated<number>;
    operator: OperatorId;
    kind: string;
    memberId: string | null;
    /** Identifies the event of this journal. A member's intent is posted once. */
    intent: string;
    createdAt: Date;
  };
  entry: { id: Generated<number>; journalId: number; accountId: number; amount: number };
  conversation: {
    id: Generated<number>;
    operator: OperatorId;
    ownerKind: 'member' | 'guest';
    ownerId: string;
    name: string;
    username: string;
    /** When the customer last viewed it. */
    readAt: Date | null;
  };
  chatItem: {
    position: Generated<number>;
    id: string;
    conversationId: number;
    sender: string;
    name: string;
    sessionId: string;
    /** JSON. */
    message: string;
    /** The sender's id of the message, or null. */
    clientId: string | null;
    createdAt: Date;
  };
}

export type Store = Kysely<Database>;
export type StoreTransaction = Transaction<Database>;
