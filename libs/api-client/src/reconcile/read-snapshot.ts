import { walletPlace, type Currency, type Money } from '@wallet/domain';
import type { ApiStore } from '../store/api-store.ts';
import { bonusEndpoints } from '../endpoints/bonuses.ts';
import { dataOf, forceRefetch } from '../transport/data-of.ts';
import { promotionEndpoints } from '../endpoints/promotions.ts';
import { qrCodeEndpoints } from '../endpoints/qr-codes.ts';
import { refundEndpoints } from '../endpoints/refunds.ts';
import { spinWheelEndpoints } from '../endpoints/spin-wheel.ts';
import { statementEndpoints } from '../endpoints/statement.ts';
import { walletEndpoints } from '../endpoints/wallet.ts';
import type { ExpectedChange } from '../money/expected-change.ts';
import type { Snapshot, SnapshotPart } from '../money/snapshot.ts';
import { canStillBePaid, partsOf } from './rows.ts';

type Dispatch = ApiStore['dispatch'];

/** More than one page, so that the newest rows are included even if several others arrived at the same time. */
const newestRows = { page: 1, limit: 20 } as const;

/** Balances are only compared with each other, so their currency does not matter. */
const anyCurrency: Currency = 'BAHT';

const minorOf = (money: Money | null | undefined): number | null => money?.minor ?? null;

/** Whether everything that proves the outcome of the change could be read. */
export const isWhole = (read: Snapshot, expected: ExpectedChange): boolean =>
  canStillBePaid(expected, read) || partsOf(expected).every((part) => read[part] !== undefined);

/** Reads a snapshot of what the change affects. Parts that cannot be read are left out. Never throws. */
export async function readSnapshot(dispatch: Dispatch, expected: ExpectedChange): Promise<Snapshot> {
  const parts = await Promise.all(partsOf(expected).map((part) => readers[part](dispatch, expected)));
  return Object.assign({}, ...parts) as Snapshot;
}

/** Reads only the code while it can still be paid, and the statement afterwards: a payment is in the statement by then. */
export async function readPayment(dispatch: Dispatch, expected: ExpectedChange): Promise<Snapshot> {
  const code = await readers.qrCode(dispatch, expected);
  if (code.qrCode === undefined || canStillBePaid(expected, code)) return code;
  return { ...code, ...(await readers.entries(dispatch, expected)) };
}

type Reader = (dispatch: Dispatch, expected: ExpectedChange) => Promise<Snapshot>;

/** Uses the arguments of the deposit screen, so that the screen shows what is read here. */
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
    // If a game account could not be read, the list of places is incomplete.
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
