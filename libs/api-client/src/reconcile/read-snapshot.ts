import type { ThunkAction } from '@reduxjs/toolkit';
import { walletPlace, type Currency, type Money } from '@wallet/domain';
import type { UnknownAction } from 'redux';
import type { ApiStore } from '../store/api-store.ts';
import type { StoreState } from '../store/root-reducer.ts';
import { bonusEndpoints } from '../endpoints/bonuses.ts';
import type { StoreContext } from '../transport/api-context.ts';
import { dataOf, forceRefetch, type Reading } from '../transport/data-of.ts';
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

/** Balances are only compared with each other, so their currency does not matter. */
const anyCurrency: Currency = 'BAHT';

/** More than one page, so that the newest rows are included even if several others arrived at the same time. */
const newestRows = { page: 1, limit: 20, currency: anyCurrency } as const;

const minorOf = (money: Money | null | undefined): number | null => money?.minor ?? null;

/** Whether everything that proves the outcome of the change could be read. */
export const isWhole = (read: Snapshot, expected: ExpectedChange): boolean =>
  canStillBePaid(expected, read) || partsOf(expected).every((part) => read[part] !== undefined);

/** Reads a snapshot of what the change affects. Parts that cannot be read are left out. Never throws. */
export async function readSnapshot(dispatch: Dispatch, expected: ExpectedChange): Promise<Snapshot> {
  const parts = await Promise.all(partsOf(expected).map((part) => readers[part](dispatch, expected)));
  return Object.assign({}, ...parts) as Snapshot;
}

/** Reads only the code while it can still be paid, and the statement afterwards: the payment that has ended a code is in the statement by then. */
export async function readPayment(dispatch: Dispatch, expected: ExpectedChange): Promise<Snapshot> {
  const code = await readers.qrCode(dispatch, expected);
  if (code.qrCode === undefined || canStillBePaid(expected, code)) return code;
  return { ...code, ...(await readers.entries(dispatch, expected)) };
}

type Reader = (dispatch: Dispatch, expected: ExpectedChange) => Promise<Snapshot>;

interface Query<Arg, Data> {
  readonly initiate: (arg: Arg, options: typeof forceRefetch) => ThunkAction<Reading<Data>, StoreState, StoreContext, UnknownAction>;
}

/** Reads with one endpoint. */
const reader =
  <Arg, Data>(
    { initiate }: Query<Arg, Data>,
    argFor: (expected: ExpectedChange) => Arg,
    toSnapshot: (data: Data, expected: ExpectedChange) => Snapshot,
  ): Reader =>
  async (dispatch, expected) => {
    const data = await dataOf(dispatch(initiate(argFor(expected), forceRefetch)));
    return data === undefined ? {} : toSnapshot(data, expected);
  };

const nothing = () => undefined;

const readWallet = reader(walletEndpoints.endpoints.getWallet, nothing, ({ balance, gameAccounts, lacksGameAccounts, invite }) => {
  const active = gameAccounts.filter(({ isActive }) => isActive).map((account) => [account.code, minorOf(account.balance)] as const);
  return {
    // If a game account could not be read, the list of places is incomplete.
    ...(!lacksGameAccounts && { balances: Object.fromEntries([[walletPlace, minorOf(balance)], ...active]) }),
    inviteBonus: minorOf(invite?.amount),
  };
});

const readCoins = reader(spinWheelEndpoints.endpoints.getSpinWheel, nothing, ({ userCoin }) => ({ coins: userCoin }));

const readCoupons = reader(spinWheelEndpoints.endpoints.getCoupons, nothing, (coupons, expected) => {
  const ofSlice = coupons.filter(({ claimedBy }) => 'slice' in expected && String(claimedBy) === expected.slice);
  return { coupons: ofSlice.reduce((sum, { amount }) => sum + (amount ?? 1), 0) };
});

const readers: Readonly<Record<SnapshotPart, Reader>> = {
  entries: reader(
    statementEndpoints.endpoints.getStatement,
    () => newestRows,
    ({ rows }) => ({
      entries: rows.map(({ type, from, to, amount, status, createdAt, cause }) => {
        return { type, from, to, minor: minorOf(amount), status, createdAt, cause: cause?.kind ?? null };
      }),
    }),
  ),
  slips: reader(
    statementEndpoints.endpoints.getSlips,
    () => newestRows,
    ({ rows }) => ({
      slips: rows.map(({ reference, amount, status, createdAt, reason }) => {
        return { reference, minor: minorOf(amount), status, createdAt, reason };
      }),
    }),
  ),
  balances: readWallet,
  inviteBonus: readWallet,
  qrCode: reader(
    qrCodeEndpoints.endpoints.getQrCode,
    // The arguments of the deposit screen, so that the screen shows what is read here.
    (expected) => ({
      bankCode: 'bankCode' in expected ? expected.bankCode : '',
      currency: ('amount' in expected ? expected.amount?.currency : undefined) ?? anyCurrency,
    }),
    (code) => ({ qrCode: code && { id: code.id, minor: minorOf(code.amount), expiresAt: code.expiresAt, isListed: !code.unlisted } }),
  ),
  refund: reader(
    refundEndpoints.endpoints.getRefundState,
    () => anyCurrency,
    ({ available, availableAmount, received }) => ({
      refund: { available, availableMinor: minorOf(availableAmount), receivedMinor: minorOf(received) },
    }),
  ),
  bonus: reader(bonusEndpoints.endpoints.getBonuses, nothing, (bonuses, expected) => {
    const used = bonuses.flatMap(({ code, userBonus }) =>
      userBonus && (!('code' in expected) || code === expected.code) ? userBonus : [],
    );
    const timesReceived = used.reduce((sum, { receivedAt }) => sum + receivedAt.length, 0);
    return { bonus: used.length > 0 ? { isActive: used.some(({ isActive }) => isActive), timesReceived } : null };
  }),
  isBonusActive: reader(bonusEndpoints.endpoints.getActiveBonus, nothing, ({ isActive }) => ({ isBonusActive: isActive })),
  promotion: reader(promotionEndpoints.endpoints.getCurrentPromotion, nothing, (promotion) => ({ promotion: promotion?.code ?? null })),
  // A spin that arrives between the reads wins a coupon: what was read of coins and coupons then fits no moment.
  coupons: async (dispatch, expected) => {
    const before = await readCoins(dispatch, expected);
    const coupons = await readCoupons(dispatch, expected);
    const after = await readCoins(dispatch, expected);
    return before.coins === after.coins ? { ...after, ...coupons } : {};
  },
  coins: readCoins,
};
