/** Amounts are in hundredths, times in milliseconds since 1970. */
export interface Ledger {
  /** By place: `WALLET` and the codes of the opened game accounts. */
  readonly balances: Readonly<Record<string, number>>;
  readonly refund: { readonly available: number; readonly received: number };
  readonly invite: number;
  readonly coins: number;
  readonly coupons: number;
  readonly bonus: string | null;
  /** When it was received, each time. */
  readonly bonusReceivedAt: readonly number[];
  readonly promotion: string | null;
  readonly qr: { readonly id: number; readonly bank: string; readonly minor: number; readonly expiresAt: number } | null;
  /** Newest first, as `slips`. */
  readonly entries: readonly Entry[];
  readonly slips: readonly Slip[];
  readonly deeds: readonly Deed[];
}

export type Status = 'SUCCESS' | 'FAILED' | 'PENDING';

export interface Entry {
  readonly type: string;
  readonly from: string;
  readonly to: string;
  readonly minor: number;
  readonly status: Status;
  readonly at: number;
  /** The field that names the cause of the entry. */
  readonly cause?: 'invite' | 'refund';
  /** The call that it comes from, and the QR code that it pays. */
  readonly call?: number;
  readonly qr?: number;
}

export interface Slip {
  readonly reference: number;
  readonly status: Status;
  readonly minor: number;
  readonly at: number;
}

/** Something that a call has done. */
export interface Deed {
  /** The call that did it. Deeds with the same look cannot be told apart by reading. */
  readonly call: number;
  readonly look: string;
  readonly at: number;
}

/** What a call asks for. `what` is the operation. */
export interface Order {
  readonly what: string;
  readonly from?: string;
  readonly to?: string;
  readonly minor?: number;
  readonly code?: string;
}

/** The ledger afterwards, or why nothing was done: a code of the catalogue. */
export type Verdict = Ledger | { readonly refused: string };

export const emptyLedger: Ledger = {
  balances: { WALLET: 100_000, G1: 20_000 },
  refund: { available: 5000, received: 0 },
  invite: 3000,
  coins: 5,
  coupons: 3,
  bonus: null,
  bonusReceivedAt: [],
  promotion: null,
  qr: null,
  entries: [],
  slips: [],
  deeds: [],
};

/** What a true-money link is worth. */
const giftMinor = 1500;

/** How long a QR code can be paid. */
export const qrLifeMs = 300_000;

/** What a member can see a deed by. */
export function lookOf({ what, from = '', to = '', minor = 0, code = '' }: Order): string {
  return [what.replace(/^withdrawAll$/, 'withdraw'), from, to, String(minor), code].join(' ');
}

/** Does what a call orders, once. All but withdrawals are booked with a status. */
export function act(ledger: Ledger, order: Order, call: number, at: number, status: Status): Verdict {
  const handler = handlers[order.what];
  if (!handler) throw new Error(`No handler for ${order.what}`);
  const next = handler(ledger, order, at);
  if ('refused' in next) return next;
  const begun = (entry: Entry): Entry => ({ ...entry, call, ...(entry.type !== 'withdraw' && { status }) });
  const entries = next.entries.map((entry) => (ledger.entries.includes(entry) ? entry : begun(entry)));
  return { ...next, entries, deeds: [...next.deeds, { call, look: lookOf(order), at }] };
}

type Handler = (ledger: Ledger, order: Order, at: number) => Verdict;

const handlers: Readonly<Record<string, Handler>> = {
  transfer: (ledger, { from = '', to = '', minor = 0 }, at) => move(ledger, from, to, minor, at),

  transferAll: (ledger, { to = '' }, at) => {
    const others = Object.entries(ledger.balances).filter(([place, minor]) => place !== to && minor > 0);
    if (others.length === 0) return { refused: 'MONEY_NOT_ENOUGH' };
    return others.reduce<Verdict>((moved, [from, minor]) => ('refused' in moved ? moved : move(moved, from, to, minor, at)), ledger);
  },

  withdraw: withdrawn,

  withdrawAll: withdrawn,

  addInviteBonus: (ledger, { minor = 0 }, at) => paid(ledger, minor, 'invite', at),

  sendSlip: (ledger, { code = '' }, at) => {
    const reference = Number(code);
    if (ledger.slips.some((slip) => slip.reference === reference)) return { refused: 'SLIP_REFNO_DUPLICATED' };
    return { ...ledger, slips: [{ reference, status: 'PENDING', minor: 10_000 + reference, at }, ...ledger.slips] };
  },

  sendTrueLink: (ledger, _order, at) => deposited(ledger, giftMinor, at),

  receiveRefund: (ledger) => {
    const { available, received } = ledger.refund;
    return available === 0 ? { refused: 'NO_REFUND' } : { ...ledger, refund: { available: 0, received: received + available } };
  },

  addRefund: (ledger, _order, at) => {
    const { available, received } = ledger.refund;
    return received === 0 ? { refused: 'NO_REFUND' } : paid({ ...ledger, refund: { available, received: 0 } }, received, 'refund', at);
  },

  claimInviteBonus: (ledger, _order, at) =>
    ledger.invite === 0 ? { refused: 'NO_INVITE_BONUS' } : paid({ ...ledger, invite: 0 }, ledger.invite, 'invite', at),

  spin: (ledger) =>
    ledger.coins === 0 ? { refused: 'NO_CLAIMABLE_COUPON' } : { ...ledger, coins: ledger.coins - 1, coupons: ledger.coupons + 1 },

  claimCoupon: (ledger) => (ledger.coupons === 0 ? { refused: 'NO_CLAIMABLE_COUPON' } : { ...ledger, coupons: ledger.coupons - 1 }),

  createQrCode: (ledger, { code = '', minor = 0 }, at) => ({
    ...ledger,
    qr: { id: ledger.deeds.length + 1, bank: code, minor, expiresAt: at + qrLifeMs },
  }),

  cancelQrCode: (ledger, { code }) => (String(ledger.qr?.id) === code ? { ...ledger, qr: null } : { refused: 'QR_FAIL' }),

  activateGame: (ledger, { code = '' }) =>
    code in ledger.balances ? { refused: 'SLOT_ALREADY_ACTIVE' } : { ...ledger, balances: { ...ledger.balances, [code]: 0 } },

  clearBonus: (ledger) => (ledger.bonus === null ? { refused: 'BONUS_CONDITION' } : { ...ledger, bonus: null }),

  activatePromotion: (ledger, { code = '' }) =>
    ledger.promotion === null ? { ...ledger, promotion: code } : { refused: 'BONUS_ALREADY_ACTIVE' },

  activateBonus: (ledger, { code = '' }, at) =>
    ledger.bonus === null
      ? { ...ledger, bonus: code, bonusReceivedAt: [...ledger.bonusReceivedAt, at] }
      : { refused: 'BONUS_ALREADY_ACTIVE' },
};

function move(ledger: Ledger, from: string, to: string, minor: number, at: number): Verdict {
  const { [from]: source, [to]: target } = ledger.balances;
  if (source === undefined || target === undefined) return { refused: 'NO_WALLET' };
  if (source < minor) return { refused: 'MONEY_NOT_ENOUGH' };
  const balances = { ...ledger.balances, [from]: source - minor, [to]: target + minor };
  return booked({ ...ledger, balances }, { type: 'transfer', from, to, minor, status: 'SUCCESS', at });
}

function withdrawn(ledger: Ledger, { minor = 0 }: Order, at: number): Verdict {
  const left = (ledger.balances.WALLET ?? 0) - minor;
  if (left < 0) return { refused: 'MONEY_NOT_ENOUGH' };
  const entry: Entry = { type: 'withdraw', from: 'WALLET', to: 'BANK', minor, status: 'PENDING', at };
  return booked({ ...ledger, balances: { ...ledger.balances, WALLET: left } }, entry);
}

function paid(ledger: Ledger, minor: number, cause: 'invite' | 'refund', at: number): Ledger {
  const balances = { ...ledger.balances, WALLET: (ledger.balances.WALLET ?? 0) + minor };
  return booked({ ...ledger, balances }, { type: 'bonus', from: '', to: 'WALLET', minor, status: 'SUCCESS', at, cause });
}

const booked = (ledger: Ledger, entry: Entry): Ledger => ({ ...ledger, entries: [entry, ...ledger.entries] });

/** What happens at the operator without a call of the app. */
export const operatorActs = {
  'ends what is in progress': (ledger: Ledger): Ledger => ({ ...ledger, entries: ledger.entries.map((entry) => ended(entry, 'SUCCESS')) }),

  'lets the newest entry in progress fail': (ledger: Ledger): Ledger => {
    const failed = ledger.entries.find(({ status }) => status === 'PENDING');
    if (!failed) return ledger;
    const { from, to, minor } = failed;
    const back = (place: string, given: number) => place in ledger.balances && { [place]: (ledger.balances[place] ?? 0) + given };
    const balances = { ...ledger.balances, ...back(from, minor), ...back(to, -minor) };
    return { ...ledger, balances, entries: ledger.entries.map((entry) => (entry === failed ? ended(entry, 'FAILED') : entry)) };
  },

  'credits the slips': (ledger: Ledger, at: number): Ledger =>
    ledger.slips.reduceRight<Ledger>((next, slip) => (slip.status === 'PENDING' ? deposited(next, slip.minor, at) : next), {
      ...ledger,
      slips: ledger.slips.map((slip) => ended(slip, 'SUCCESS')),
    }),

  'refuses the slips': (ledger: Ledger): Ledger => ({ ...ledger, slips: ledger.slips.map((slip) => ended(slip, 'FAILED')) }),

  'receives the payment of the QR code': (ledger: Ledger, at: number, status: Status): Ledger =>
    ledger.qr && ledger.qr.expiresAt > at ? deposited({ ...ledger, qr: null }, ledger.qr.minor, at, { status, qr: ledger.qr.id }) : ledger,

  'receives as much from elsewhere, and gives a coin for it': (ledger: Ledger, at: number): Ledger =>
    deposited({ ...ledger, coins: ledger.coins + 1 }, ledger.qr?.minor ?? 10_000, at),

  'receives another deposit': (ledger: Ledger, at: number, status: Status): Ledger => deposited(ledger, 777, at, { status }),

  'offers again what was claimed': (ledger: Ledger): Ledger => ({
    ...ledger,
    refund: { ...ledger.refund, available: ledger.refund.available || 5000 },
    invite: ledger.invite || 3000,
  }),

  'books a game that the member plays': (ledger: Ledger): Ledger => ({
    ...ledger,
    balances: { ...ledger.balances, G1: Math.max(0, (ledger.balances.G1 ?? 0) - 700) },
  }),
} as const;

const ended = <Row extends { readonly status: Status }>(row: Row, status: Status): Row =>
  row.status === 'PENDING' ? { ...row, status } : row;

function deposited(ledger: Ledger, minor: number, at: number, more: Partial<Entry> = {}): Ledger {
  const balances = { ...ledger.balances, WALLET: (ledger.balances.WALLET ?? 0) + minor };
  return booked({ ...ledger, balances }, { type: 'deposit', from: 'BANK', to: 'WALLET', minor, status: 'SUCCESS', at, ...more });
}
