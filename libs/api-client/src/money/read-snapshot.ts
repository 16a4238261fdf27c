import { walletPlace, type Currency, type Money } from '@wallet/domain';
import type { ApiStore } from '../transport/api-store.ts';
import { bonusEndpoints } from '../endpoints/bonuses.ts';
import { dataOf, forceRefetch } from '../transport/data-of.ts';
import { promotionEndpoints } from '../endpoints/promotions.ts';
import { qrCodeEndpoints } from '../endpoints/qr-codes.ts';
import { refundEndpoints } from '../endpoints/refunds.ts';
import { spinWheelEndpoints } from '../endpoints/spin-wheel.ts';
import { statementEndpoints } from '../endpoints/statement.ts';
import { walletEndpoints } from '../endpoints/wallet.ts';
import type { ExpectedChange, ExpectedKind } from './expected-change.ts';
import type { Snapshot, SnapshotPart } from './snapshot.ts';
import { canStillBePaid } from './tracked-rows.ts';

type Dispatch = ApiStore['dispatch'];

/** More than a page: the newest rows even where a few others came in at the same time. */
const newestRows = { page: 1, limit: 20 } as const;

/** Figures are compared with each other only, so their currency does not matter. */
const anyCurrency: Currency = 'BAHT';

const minorOf = (money: Money | null | undefined): number | null => money?.minor ?? null;

/** What has to be read to find out about each kind of change. */
const partsOf: Readonly<Record<ExpectedKind, readonly SnapshotPart[]>> = {
  transfer: ['entries'],
  'transfer-all': ['entries', 'balances'],
  withdrawal: ['entries'],
  'wallet-addition': [],
  'true-money-link': [],
  slip: [],
  'slip-credited': ['slips'],
  'withdrawal-paid': ['entries'],
  'qr-code-paid': ['entries', 'qrCode'],
  'qr-code-created': ['qrCode'],
  'qr-code-cancelled': ['qrCode', 'entries'],
  'invite-bonus-claimed': ['inviteBonus', 'entries'],
  'refund-received': ['refund'],
  'refund-added': ['refund', 'entries'],
  'bonus-activated': ['bonus'],
  'bonus-cleared': ['isBonusActive'],
  'promotion-activated': ['promotion'],
  'coupon-claimed': ['coupons'],
  'coin-spent': ['coins'],
  'game-account-opened': ['balances'],
};

/** False for an action whose outcome nothing can show once its answer is lost. */
export const canBeShown = ({ kind }: ExpectedChange): boolean => partsOf[kind].length > 0;

/** True where everything that tells what became of the change could be read. */
export const isWhole = (read: Snapshot, expected: ExpectedChange): boolean =>
  canStillBePaid(expected, read) || partsOf[expected.kind].every((part) => read[part] !== undefined);

/** Reads what is true now, as far as the change concerns it. What cannot be read is left out; nothing is thrown. */
export async function readSnapshot(dispatch: Dispatch, expected: ExpectedChange): Promise<Snapshot> {
  const parts = await Promise.all(partsOf[expected.kind].map((part) => readers[part](dispatch, expected)));
  return Object.assign({}, ...parts) as Snapshot;
}

/** The code alone while it can still be paid, else the statement after it: a payment shows there by then. */
export async function readPayment(dispatch: Dispatch, expected: ExpectedChange): Promise<Snapshot> {
  const code = await readers.qrCode(dispatch, expected);
  if (code.qrCode === undefined || canStillBePaid(expected, code)) return code;
  return { ...code, ...(await readers.entries(dispatch, expected)) };
}

type Reader = (dispatch: Dispatch, expected: ExpectedChange) => Promise<Snapshot>;

/** As the deposit asks for its code, so that what is read here is shown there. */
const codeAtBank = (expected: ExpectedChange) => ({
  bankCode: 'bankCode' in expected ? expected.bankCode : '',
  currency: ('amount' in expected ? expected.amount?.currency : undefined) ?? anyCurrency,
});

const readWallet: Reader = async (dispatch) => {
  const wallet = await dataOf(dispatch(walletEndpoints.endpoints.getWallet.initiate(undefined, forceRefetch)));
  if (!wallet) return {};
  const active = wallet.gameAccounts.filter(({ isActive }) => isActive);
  const places = [[walletPlace, minorOf(wallet.balance)], ...active.map(({ code, balance }) => [code, minorOf(balance)])];
  return {
    // Where a game account could not be read, nobody knows all places.
    ...(!wallet.lacksGameAccounts && { balances: Object.fromEntries(places) as Record<string, number | null> }),
    inviteBonus: minorOf(wallet.invite?.amount),
  };
};

const readers: Readonly<Record<SnapshotPart, Reader>> = {
  entries: async (dispatch) => {
    const page = await dataOf(
      dispatch(statementEndpoints.endpoints.getStatement.initiate({ ...newestRows, currency: anyCurrency }, forceRefetch)),
    );
    return page
      ? {
          entries: page.rows.map(({ type, from, to, amount, status, createdAt, cause }) => ({
            type,
            from,
            to,
            minor: minorOf(amount),
            status,
            createdAt,
            cause: cause?.kind ?? null,
          })),
        }
      : {};
  },
  slips: async (dispatch) => {
    const page = await dataOf(
      dispatch(statementEndpoints.endpoints.getSlips.initiate({ ...newestRows, currency: anyCurrency }, forceRefetch)),
    );
    return page
      ? {
          slips: page.rows.map(({ reference, amount, status, createdAt, reason }) => ({
            reference,
            minor: minorOf(amount),
            status,
            createdAt,
            reason,
          })),
        }
      : {};
  },
  balances: readWallet,
  inviteBonus: readWallet,
  qrCode: async (dispatch, expected) => {
    const code = await dataOf(dispatch(qrCodeEndpoints.endpoints.getQrCode.initiate(codeAtBank(expected), forceRefetch)));
    if (code === undefined) return {};
    return { qrCode: code && { id: code.id, minor: minorOf(code.amount), expiresAt: code.expiresAt } };
  },
  refund: async (dispatch) => {
    const refund = await dataOf(dispatch(refundEndpoints.endpoints.getRefundState.initiate(anyCurrency, forceRefetch)));
    if (!refund) return {};
    const { available, availableAmount, received } = refund;
    return { refund: { available, availableMinor: minorOf(availableAmount), receivedMinor: minorOf(received) } };
  },
  bonus: async (dispatch, expected) => {
    const bonuses = await dataOf(dispatch(bonusEndpoints.endpoints.getBonuses.initiate(undefined, forceRefetch)));
    if (!bonuses) return {};
    const used = bonuses.find(({ code }) => 'code' in expected && code === expected.code)?.userBonus;
    return { bonus: used ? { isActive: used.isActive, timesReceived: used.receivedAt.length } : null };
  },
  isBonusActive: async (dispatch) => {
    const active = await dataOf(dispatch(bonusEndpoints.endpoints.getActiveBonus.initiate(undefined, forceRefetch)));
    return active ? { isBonusActive: active.isActive } : {};
  },
  promotion: async (dispatch) => {
    const promotion = await dataOf(dispatch(promotionEndpoints.endpoints.getCurrentPromotion.initiate(undefined, forceRefetch)));
    return promotion === undefined ? {} : { promotion: promotion?.code ?? null };
  },
  coupons: async (dispatch, expected) => {
    const coupons = await dataOf(dispatch(spinWheelEndpoints.endpoints.getCoupons.initiate(undefined, forceRefetch)));
    if (!coupons) return {};
    const ofSlice = coupons.filter(({ claimedBy }) => 'slice' in expected && String(claimedBy) === expected.slice);
    return { coupons: ofSlice.reduce((sum, { amount }) => sum + (amount ?? 1), 0) };
  },
  coins: async (dispatch) => {
    const wheel = await dataOf(dispatch(spinWheelEndpoints.endpoints.getSpinWheel.initiate(undefined, forceRefetch)));
    return wheel ? { coins: wheel.userCoin } : {};
  },
};
