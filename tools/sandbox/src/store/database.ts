import type { Currency } from '@wallet/domain';
import type { Generated, Kysely, Transaction } from 'kysely';
import type { DepositTables } from './deposit-tables.ts';
import type { MoneyTables } from './money-tables.ts';
import type { PhoneTables } from './phone-tables.ts';
import type { RewardTables } from './reward-tables.ts';

export type OperatorId = 'th' | 'la';

/** What an account of the ledger is for. Those of members never go below zero; those of the house may. */
export type MemberAccountKind = 'wallet' | 'game' | 'invite' | 'refund' | 'pending-withdrawal';
export type HouseAccountKind = 'bank' | 'provider' | 'promotion';

/** The tables, in the words of TypeScript; the columns are in snake case. */
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
    /** When the bank account became another one; null: it is that of the registration. */
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
    /** Hundredths. A projection of the entries, kept in the same transaction. */
    balance: Generated<number>;
  };
  journal: {
    id: Generated<number>;
    operator: OperatorId;
    kind: string;
    memberId: string | null;
    /** Names the one event that this journal records; a member's intent is posted once. */
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
    /** When the customer last looked. */
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
    /** What its sender called it; null: nothing. */
    clientId: string | null;
    createdAt: Date;
  };
}

export type Store = Kysely<Database>;
export type StoreTransaction = Transaction<Database>;
