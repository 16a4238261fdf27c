import type { Call, Traits } from './backend.ts';
import type { Entry, Ledger, Order, Slip } from './ledger.ts';

type Body = Readonly<Record<string, unknown>>;

const minorOf = (amount: unknown): number => Math.round(Number(amount) * 100);
const last = (path: string): string => decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));

/** The calls that do something, by method and beginning of the path. */
const orders: readonly (readonly [start: string, order: (path: string, body: Body) => Order])[] = [
  ['POST /api/wallet/transferAll', (_path, { to }) => ({ what: 'transferAll', to: String(to) })],
  [
    'POST /api/wallet/transfer',
    (_path, { from, to, amount }) => ({ what: 'transfer', from: String(from), to: String(to), minor: minorOf(amount) }),
  ],
  ['POST /api/wallet/withdrawAll', (_path, { amount }) => ({ what: 'withdrawAll', minor: minorOf(amount) })],
  ['POST /api/wallet/withdraw', (_path, { amount }) => ({ what: 'withdraw', minor: minorOf(amount) })],
  ['POST /api/wallet/add', (_path, { amount }) => ({ what: 'addInviteBonus', minor: minorOf(amount) })],
  ['POST /api/wallet/truelink', (_path, { link }) => ({ what: 'sendTrueLink', code: String(link) })],
  ['POST /api/wallet/slip', (_path, { file }) => ({ what: 'sendSlip', code: String(file) })],
  ['GET /api/refund/receive', () => ({ what: 'receiveRefund' })],
  ['GET /api/refund/addWallet', () => ({ what: 'addRefund' })],
  ['GET /api/invite/bonus', () => ({ what: 'claimInviteBonus' })],
  ['POST /api/spinwheel/spin', () => ({ what: 'spin' })],
  ['POST /api/spinwheel/coupon/claim', () => ({ what: 'claimCoupon' })],
  ['POST /api/qrcode/', (path, { amount }) => ({ what: 'createQrCode', code: last(path), minor: minorOf(amount) })],
  ['DELETE /api/qrcode/', (path) => ({ what: 'cancelQrCode', code: last(path) })],
  ['GET /api/wallet/activate/', (path) => ({ what: 'activateGame', code: last(path) })],
  ['GET /api/bonus/clear', () => ({ what: 'clearBonus' })],
  ['GET /api/promotion/activate/', (path) => ({ what: 'activatePromotion', code: last(path) })],
  ['GET /api/bonus/activate/', (path) => ({ what: 'activateBonus', code: last(path) })],
];

/** What a call orders. Null for a call that only reads. */
export function orderOf({ method, path, body }: Pick<Call, 'method' | 'path' | 'body'>): Order | null {
  const order = orders.find(([start]) => `${method} ${path}`.startsWith(start))?.[1];
  return order ? order(path, body) : null;
}

/** As many rows as the app asks for. */
const pageSize = 20;

const deposit = ['KBANK', 'SCB', 'BBL'].map((bankCode, index) => ({
  bankCode,
  bankType: 'DEPOSIT',
  mode: 'auto',
  bank: { nameTH: bankCode, nameEN: bankCode },
  bankAccountName: 'Holder',
  bankAccountNo: `405123456${String(index)}`,
  currency: 'BAHT',
}));

/** The deposit accounts that a read names, by its number. */
const offers = {
  'stay the same': () => deposit,
  'are in another order at each read': (read: number) => [
    ...deposit.slice(read % deposit.length),
    ...deposit.slice(0, read % deposit.length),
  ],
  'are withdrawn and come back': (read: number) => deposit.slice(read % deposit.length),
  'come one at a time': (read: number) => deposit.slice(read % deposit.length).slice(0, 1),
} as const;

export type Offers = keyof typeof offers;
export const allOffers = Object.keys(offers) as Offers[];

/** What a read shows. Undefined for a read that this backend does not know. */
export function readOf({ id, method, path }: Call, ledger: Ledger, traits: Traits, now: number): unknown {
  switch (`${method} ${path}`) {
    case 'GET /api/wallet':
      return walletOf(ledger, traits);
    case 'POST /api/statement':
      return { statements: arranged(ledger.entries, traits).map((entry) => entryOf(entry, traits)) };
    case 'POST /api/statement/slip':
      return { slips: arranged(ledger.slips, traits).map((slip) => slipOf(slip, traits)) };
    case 'GET /api/lookup/deposit':
      return { banks: offers[traits.offers](id), wallets: [] };
    case 'GET /api/refund/check':
      return { result: ledger.refund.available / 100, bonus: false, info: '', refundAmount: ledger.refund.received / 100 };
    case 'GET /api/spinwheel/setup':
      return { name: 'Wheel', slices: [{ code: 'S1', label: 'Prize' }], userCoin: ledger.coins };
    case 'GET /api/spinwheel/coupon':
      return ledger.coupons > 0 ? [{ prize: { slice: 'S1', name: 'Prize' }, amount: ledger.coupons }] : [];
    case 'GET /api/bonus':
      return [{ code: 'B1', type: 'day', userBonus: bonusOf(ledger, traits) }];
    case 'GET /api/promotion/current':
      return { promotion: ledger.promotion === null ? null : { code: ledger.promotion } };
    case 'GET /api/bonus/check/active':
      return { status: ledger.bonus !== null, type: '' };
  }
  if (!path.startsWith('/api/qrcode/')) return undefined;
  const { qr } = ledger;
  if (qr?.bank !== last(path) || qr.expiresAt <= now) return { hasQrcode: false };
  return { hasQrcode: true, qrcodeId: qr.id, qrcode: '<svg/>', amount: qr.minor / 100, expireIn: timeOf(qr.expiresAt, traits) };
}

function bonusOf({ bonus, bonusReceivedAt }: Ledger, traits: Traits): object | null {
  if (!traits.countsBonuses) return bonus === null ? null : { _id: idOf(1, traits), isActive: true };
  if (bonusReceivedAt.length === 0) return null;
  return { _id: idOf(1, traits), isActive: bonus !== null, received: bonusReceivedAt.map((at) => ({ updatedAt: timeOf(at, traits) })) };
}

function walletOf({ balances, coins, invite }: Ledger, traits: Traits): object {
  return {
    profile: { _id: idOf(1, traits), name: 'Somchai', username: '0812345678', coin: coins },
    wallet: { amount: (balances.WALLET ?? 0) / 100 },
    invite: { amount: invite / 100, success: 5, fail: 10 },
    slots: ['G1', 'G2'].map((code) => ({
      code,
      name: code,
      category: 'slot',
      isActive: code in balances,
      ...(code in balances && { amount: (balances[code] ?? 0) / 100 }),
    })),
  };
}

function entryOf({ type, from, to, minor, status, at, cause }: Entry, traits: Traits): object {
  const row = { statementType: type, from, to, amount: minor / 100, status, createdAt: timeOf(at, traits) };
  return cause ? { ...row, [cause]: { description: cause } } : row;
}

function slipOf({ reference, status, minor, at }: Slip, traits: Traits): object {
  const row = { status, amount: minor / 100, createdAt: timeOf(at, traits), note: status === 'FAILED' ? 'NOT_MATCH' : '' };
  return { ...row, reference: idOf(reference, traits) };
}

/** The newest rows, in this backend's order. */
function arranged<Row>(rows: readonly Row[], { order }: Traits): readonly Row[] {
  const newest = rows.slice(0, pageSize);
  if (order === 'newest first') return newest;
  if (order === 'oldest first') return newest.reverse();
  return [...newest.filter((_row, index) => index % 2 === 1), ...newest.filter((_row, index) => index % 2 === 0)];
}

function idOf(id: number, { ids }: Traits): unknown {
  switch (ids) {
    case 'numbers':
      return id;
    case 'texts':
      return `id-${String(id)}`;
    case 'objects':
      return { $oid: `o${String(id)}` };
    case 'absent':
      return undefined;
  }
}

const timeOf = (at: number, { times }: Traits): unknown => (times === 'ISO' ? new Date(at).toISOString() : Math.trunc(at));
