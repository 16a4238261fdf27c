import type { Currency } from '@wallet/domain';
import type { ReceivedEntry } from '@wallet/operator/reports';
import type { Generated, JSONColumnType, Kysely, Transaction } from 'kysely';

/** The definition of a column in SQL, and the type of its values. */
interface Column<Type> {
  readonly definition: string;
  readonly type?: Type;
}

const column = <Type>(definition: string): Column<Type> => ({ definition });
/** The column `name`, which holds one of these words. */
const oneOf = <const Word extends string>(name: string, words: readonly Word[]) =>
  column<Word>(`text not null check (${name} in ('${words.join("', '")}'))`);

const id = column<Generated<number>>('bigint generated always as identity primary key');
const text = column<string>('text not null');
const textOrNull = column<string | null>('text');
const key = column<string>('text primary key');
const time = column<Date>('timestamptz not null');
const timeOrNull = column<Date | null>('timestamptz');
const memberId = column<string>('text not null references member');
const journalId = column<number>('bigint not null unique references journal');
const operator = oneOf('operator', ['th', 'la']);
const currency = oneOf('currency', ['BAHT', 'LAK']);
const amount = column<number>('bigint not null check (amount > 0)');
const ofMember = { operator, memberId, currency };

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
export const ownedBy = ({ id: ownerId, operator: its, currency: money }: Holder) => ({ memberId: ownerId, operator: its, currency: money });

/** The tables, each after those that it refers to. Columns are in snake case there. Amounts are in hundredths. */
export const tables = {
  setting: { key, value: text },
  member: {
    id: key,
    operator,
    username: text,
    name: text,
    passwordHash: text,
    currency,
    isActive: column<Generated<boolean>>('boolean not null default true'),
    sourceCode: textOrNull,
    invitedBy: column<string | null>('text references member'),
    bankCode: text,
    bankAccountName: text,
    bankAccountNo: text,
    /** When the bank account was changed. Null if it is that of the registration. */
    bankChangedAt: timeOrNull,
    coin: column<Generated<number>>('integer not null default 0 check (coin >= 0)'),
    createdAt: time,
  },
  session: { idHash: key, memberId, createdAt: time, expiresAt: time, endedAt: timeOrNull },
  gameAccount: {
    memberId,
    gameCode: text,
    isActive: column<Generated<boolean>>('boolean not null default false'),
    username: textOrNull,
    password: textOrNull,
    /** When the provider was last asked for the balance. */
    refreshedAt: timeOrNull,
  },
  ledgerAccount: {
    id,
    operator,
    kind: oneOf('kind', ['wallet', 'game', 'invite', 'refund', 'pending-withdrawal', 'bank', 'provider', 'promotion']),
    memberId: column<string | null>('text references member'),
    gameCode: textOrNull,
    currency,
    /** The sum of the entries, updated in the same transaction. */
    balance: column<Generated<number>>('bigint not null default 0'),
  },
  journal: {
    id,
    operator,
    kind: text,
    memberId: column<string | null>('text references member'),
    /** Identifies the event of this journal. A member's intent is posted once. */
    intent: text,
    createdAt: time,
  },
  entry: {
    id,
    journalId: column<number>('bigint not null references journal'),
    accountId: column<number>('bigint not null references ledger_account'),
    amount: column<number>('bigint not null check (amount <> 0)'),
  },
  /** What a member reads of the journals: one row a movement, with a status of its own. */
  statementEntry: {
    id,
    ...ofMember,
    amount,
    /** `deposit`, `bonus`, `finish_bonus`, `withdraw` or `transfer`. */
    type: text,
    fromPlace: text,
    toPlace: text,
    status: oneOf('status', ['SUCCESS', 'FAILED', 'PENDING']),
    journalId: column<number | null>('bigint unique references journal'),
    cause: column<JSONColumnType<StatementCause> | null>('jsonb'),
    createdAt: time,
  },
  slip: {
    ...ofMember,
    /** Null while nobody knows. */
    amount: column<number | null>('bigint'),
    status: text,
    /** Why it was refused: a slip reason's code. */
    note: textOrNull,
    reference: column<string>('text not null unique'),
    /** Where its picture is. */
    picture: textOrNull,
    /** The bank that the member says to have paid into. */
    bankCode: textOrNull,
    /** The bank's name for the transfer, as soon as it is known. */
    transferReference: textOrNull,
    createdAt: time,
  },
  /** Answers by the key that a client gave its call. Without an answer: still being carried out. */
  idempotency: {
    memberId,
    key: text,
    requestHash: text,
    status: column<number | null>('integer'),
    answer: textOrNull,
    createdAt: time,
  },
  qrCode: {
    id: key,
    ...ofMember,
    bankCode: text,
    amount,
    /** Content of the QR code in EMVCo format. */
    payload: column<string>('text not null unique'),
    /** An open code may have expired. It can no longer be paid then. */
    state: oneOf('state', ['open', 'paid', 'cancelled', 'expired']),
    createdAt: time,
    expiresAt: time,
    decidedAt: timeOrNull,
  },
  /** The banks' own books: the world outside the operator. */
  bankTransfer: {
    reference: key,
    fromBank: text,
    fromAccountNo: text,
    toBank: text,
    toAccountNo: text,
    amount,
    currency,
    madeAt: time,
    /** How the bank responds to a query for the transfer: with it, with captchas, or not at all. */
    answer: oneOf('answer', ['normal', 'captcha', 'error']),
  },
  /** The gifts of the world outside: anyone who redeems one first has it. */
  trueMoneyGift: {
    voucher: key,
    /** In baht. */
    amount,
    createdAt: time,
    expiresAt: time,
    redeemedBy: column<string | null>('text references member'),
    redeemedAt: timeOrNull,
    /** The credited amount in the wallet's currency. Null before it is redeemed, and if it equals the amount. */
    credited: column<number | null>('bigint check (credited > 0)'),
  },
  memberBonus: {
    id,
    ...ofMember,
    kind: oneOf('kind', ['bonus', 'promotion']),
    code: text,
    type: text,
    description: text,
    amount,
    /** What has to be staked before it can be ended. */
    turnover: column<number>('bigint not null check (turnover >= 0)'),
    /** At or below this balance it counts as played out. */
    minimum: column<number>('bigint not null check (minimum >= 0)'),
    /** Over which `number` counts: a day, a week's Monday, or `all`. */
    period: text,
    number: column<number>('integer not null check (number > 0)'),
    state: oneOf('state', ['active', 'finished', 'forfeited']),
    activatedAt: time,
    endedAt: timeOrNull,
  },
  /** How many members a limited bonus was given to. */
  bonusStock: { operator, code: text, taken: column<Generated<number>>('integer not null default 0') },
  refundReceipt: { id, ...ofMember, lost: column<number>('bigint not null check (lost > 0)'), amount, createdAt: time },
  gamePlay: {
    id,
    ...ofMember,
    gameCode: text,
    stake: column<number>('bigint not null check (stake >= 0)'),
    payout: column<number>('bigint not null check (payout >= 0)'),
    /** The bonus that was active: its turnover counts this play. */
    bonusId: column<number | null>('bigint references member_bonus'),
    /** The refund that counted this play. */
    refundId: column<number | null>('bigint references refund_receipt'),
    createdAt: time,
  },
  inviteEarning: {
    id,
    operator,
    inviterId: memberId,
    inviteeId: memberId,
    playId: column<number>('bigint not null unique references game_play'),
    amount,
    currency,
    journalId,
    createdAt: time,
  },
  spinResult: {
    id,
    ...ofMember,
    sliceCode: text,
    kind: oneOf('kind', ['money', 'coin', 'goods', 'nothing']),
    /** Coins if it is coins. */
    amount: column<number>('bigint not null check (amount >= 0)'),
    expiresAt: time,
    claimedAt: timeOrNull,
    createdAt: time,
  },
  conversation: {
    id,
    operator,
    ownerKind: oneOf('owner_kind', ['member', 'guest']),
    ownerId: text,
    name: text,
    username: text,
    /** When the customer last viewed it. */
    readAt: timeOrNull,
  },
  chatItem: {
    position: id,
    id: column<string>('text not null unique'),
    conversationId: column<number>('bigint not null references conversation'),
    sender: text,
    name: text,
    sessionId: text,
    /** JSON, as text: the keys of a json column would be renamed like columns on the way out. */
    message: text,
    /** The sender's id of the message, or null. */
    clientId: textOrNull,
    createdAt: time,
  },
  oneTimeCode: {
    /** Hash of the token that the client received. */
    tokenHash: key,
    operator,
    phone: text,
    /** Hash of token and code together: the table alone reveals no code. */
    codeHash: text,
    tries: column<Generated<number>>('integer not null default 0 check (tries >= 0)'),
    sentAt: time,
    expiresAt: time,
    verifiedAt: timeOrNull,
    /** When a registration used it. */
    usedAt: timeOrNull,
  },
  /** What phones show: the world outside the operator. */
  textMessage: { id, operator, phone: text, body: text, createdAt: time },
  /** What pages and browsers report. */
  report: {
    id,
    app: text,
    release: text,
    vitalsShare: column<number>('double precision not null'),
    entry: column<JSONColumnType<ReceivedEntry>>('jsonb not null'),
    createdAt: time,
  },
};

type RowOf<Columns> = { [Name in keyof Columns]: Columns[Name] extends Column<infer Type> ? Type : never };
export type Database = { [Table in keyof typeof tables]: RowOf<(typeof tables)[Table]> };

export type Store = Kysely<Database>;
export type StoreTransaction = Transaction<Database>;
