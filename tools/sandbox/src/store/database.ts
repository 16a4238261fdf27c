import type { Currency } from '@wallet/domain';
import type { ReceivedEntry } from '@wallet/report-receiver';
import type { Generated, JSONColumnType, Kysely, Transaction } from 'kysely';

export type OperatorId = 'th' | 'la';

/** Purpose of a ledger account. Members' accounts are never negative; house accounts may be. */
export type MemberAccountKind = 'wallet' | 'game' | 'invite' | 'refund' | 'pending-withdrawal';
export type HouseAccountKind = 'bank' | 'provider' | 'promotion';

/** The wire's words; anything but the first two is in progress there. */
export type StatementStatus = 'SUCCESS' | 'FAILED' | 'PENDING';

/** The record behind an entry: which field of the wire's entry it fills, and with which text. */
export interface StatementCause {
  readonly kind: 'bonus' | 'promotion' | 'invite' | 'refund' | 'luckydraw';
  readonly description: string;
}

/** A member as the owner of money. */
export interface Holder {
  readonly id: string;
  readonly operator: OperatorId;
  readonly currency: Currency;
}

/** The columns of a row that belongs to a member. */
export const ownedBy = ({ id, operator, currency }: Holder): OfMember => ({ memberId: id, operator, currency });

interface OfMember {
  operator: OperatorId;
  memberId: string;
  currency: Currency;
}

/** The tables as types. Columns are in snake case. Amounts are in hundredths. */
export interface Database {
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
  session: { idHash: string; memberId: string; createdAt: Date; expiresAt: Date; endedAt: Date | null };
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
    /** The sum of the entries, updated in the same transaction. */
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
  statementEntry: OfMember & {
    id: Generated<number>;
    amount: number;
    /** `deposit`, `bonus`, `finish_bonus`, `withdraw` or `transfer`. */
    type: string;
    fromPlace: string;
    toPlace: string;
    status: StatementStatus;
    journalId: number | null;
    cause: JSONColumnType<StatementCause> | null;
    createdAt: Date;
  };
  slip: OfMember & {
    /** Null while nobody knows. */
    amount: number | null;
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
    createdAt: Date;
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
  qrCode: OfMember & {
    id: string;
    bankCode: string;
    amount: number;
    /** Content of the QR code in EMVCo format. */
    payload: string;
    /** An open code may have expired. It can no longer be paid then. */
    state: 'open' | 'paid' | 'cancelled' | 'expired';
    createdAt: Date;
    expiresAt: Date;
    decidedAt: Date | null;
  };
  bankTransfer: {
    reference: string;
    fromBank: string;
    fromAccountNo: string;
    toBank: string;
    toAccountNo: string;
    amount: number;
    currency: Currency;
    madeAt: Date;
    /** How the bank responds to a query for the transfer: with it, with captchas, or not at all. */
    answer: 'normal' | 'captcha' | 'error';
  };
  trueMoneyGift: {
    voucher: string;
    /** In baht. */
    amount: number;
    createdAt: Date;
    expiresAt: Date;
    redeemedBy: string | null;
    redeemedAt: Date | null;
    /** The credited amount in the wallet's currency. Null before it is redeemed, and if it equals the amount. */
    credited: number | null;
  };
  gamePlay: OfMember & {
    id: Generated<number>;
    gameCode: string;
    stake: number;
    payout: number;
    /** The bonus that was active: its turnover counts this play. */
    bonusId: number | null;
    /** The refund that counted this play. */
    refundId: number | null;
    createdAt: Date;
  };
  inviteEarning: {
    id: Generated<number>;
    operator: OperatorId;
    inviterId: string;
    inviteeId: string;
    playId: number;
    amount: number;
    currency: Currency;
    journalId: number;
    createdAt: Date;
  };
  refundReceipt: OfMember & {
    id: Generated<number>;
    lost: number;
    amount: number;
    createdAt: Date;
  };
  memberBonus: OfMember & {
    id: Generated<number>;
    kind: 'bonus' | 'promotion';
    code: string;
    type: string;
    description: string;
    amount: number;
    /** What has to be staked before it can be ended. */
    turnover: number;
    /** At or below this balance it counts as played out. */
    minimum: number;
    /** Over which `number` counts: a day, a week's Monday, or `all`. */
    period: string;
    number: number;
    state: 'active' | 'finished' | 'forfeited';
    activatedAt: Date;
    endedAt: Date | null;
  };
  /** How many members a limited bonus was given to. */
  bonusStock: { operator: OperatorId; code: string; taken: Generated<number> };
  spinResult: OfMember & {
    id: Generated<number>;
    sliceCode: string;
    kind: 'money' | 'coin' | 'goods' | 'nothing';
    /** Coins if it is coins. */
    amount: number;
    expiresAt: Date;
    claimedAt: Date | null;
    createdAt: Date;
  };
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
  /** What pages and browsers report. */
  report: {
    id: Generated<number>;
    app: string;
    release: string;
    vitalsShare: number;
    entry: JSONColumnType<ReceivedEntry>;
    createdAt: Date;
  };
  textMessage: { id: Generated<number>; operator: OperatorId; phone: string; body: string; createdAt: Date };
}

export type Store = Kysely<Database>;
export type StoreTransaction = Transaction<Database>;
