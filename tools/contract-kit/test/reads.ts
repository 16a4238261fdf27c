import { type ApiStore } from '@wallet/api-client';
import { bonusEndpoints } from '@wallet/api-client/bonuses';
import { chatEndpoints } from '@wallet/api-client/chat';
import { gameAccountEndpoints } from '@wallet/api-client/game-accounts';
import { inviteEndpoints } from '@wallet/api-client/invites';
import { lookupEndpoints } from '@wallet/api-client/lookups';
import { moneyLookupEndpoints } from '@wallet/api-client/money-lookups';
import { profileEndpoints } from '@wallet/api-client/profile';
import { promotionEndpoints } from '@wallet/api-client/promotions';
import { qrCodeEndpoints } from '@wallet/api-client/qr-codes';
import { refundEndpoints } from '@wallet/api-client/refunds';
import { spinWheelEndpoints } from '@wallet/api-client/spin-wheel';
import { statementEndpoints } from '@wallet/api-client/statement';
import { walletEndpoints } from '@wallet/api-client/wallet';
import { totalBalance } from '@wallet/domain';

const lookups = lookupEndpoints.endpoints;
const money = moneyLookupEndpoints.endpoints;
const bonuses = bonusEndpoints.endpoints;
const statement = statementEndpoints.endpoints;
const wheel = spinWheelEndpoints.endpoints;
const list = { page: 1, limit: 20, currency: 'BAHT' } as const;

interface Timed {
  readonly createdAt: number | null;
}

/** Sorts the same way for all backends. */
const sorted = <Row>(rows: readonly Row[], key: (row: Row) => string): Row[] =>
  [...rows].sort((one, other) => (key(one) < key(other) ? -1 : 1));

/** Distinguishes rows with the same second. */
const rowKey = (row: Timed) =>
  JSON.stringify(row, (name, value: unknown) => (name === 'createdAt' ? Math.floor(Number(value) / 1000) : value));

/** A page in display order, newest first. Rows with the same second have no order. */
function pageOf({ rows, ...page }: { readonly rows: readonly Timed[]; readonly total: number | null; readonly hasMore: boolean }): unknown {
  const times = rows.map(({ createdAt }) => Number(createdAt));
  return { ...page, isNewestFirst: times.every((time, row) => row === 0 || time <= Number(times[row - 1])), rows: sorted(rows, rowKey) };
}

/** Every read of the apps' member pages, as domain values. */
export const reads: Readonly<Record<string, (store: ApiStore) => Promise<unknown>>> = {
  banks: async (store) => sorted(await store.dispatch(lookups.getBanks.initiate()).unwrap(), ({ code }) => code),
  sources: (store) => store.dispatch(lookups.getSources.initiate()).unwrap(),
  info: (store) => store.dispatch(lookups.getInfo.initiate()).unwrap(),
  contact: async (store) => {
    const contact = await store.dispatch(lookups.getContact.initiate()).unwrap();
    return { ...contact, lineLink: contact.lineLink && 'in the app or on its page' };
  },
  conditions: (store) => store.dispatch(lookups.getConditions.initiate()).unwrap(),
  agreements: (store) => store.dispatch(lookups.getAgreements.initiate()).unwrap(),
  terminated: (store) => store.dispatch(lookups.getServiceActive.initiate()).unwrap(),
  'one-time codes': (store) => store.dispatch(lookups.getRegisterOtp.initiate()).unwrap(),
  chat: (store) => store.dispatch(chatEndpoints.endpoints.getChatEnabled.initiate()).unwrap(),
  'chat rooms': (store) => store.dispatch(chatEndpoints.endpoints.getChatConfig.initiate()).unwrap(),
  deposit: async (store) => {
    const { banks, ...channels } = await store.dispatch(money.getDepositAccounts.initiate()).unwrap();
    return { ...channels, banks: sorted(banks, ({ bankCode, currency }) => `${bankCode} ${String(currency)}`) };
  },
  limits: (store) => store.dispatch(money.getWithdrawalLimits.initiate('BAHT')).unwrap(),
  'slip rules': (store) => store.dispatch(money.getSlipRules.initiate()).unwrap(),
  notice: (store) => store.dispatch(money.getNotice.initiate()).unwrap(),
  profile: (store) => store.dispatch(profileEndpoints.endpoints.getProfile.initiate()).unwrap(),
  wallet: async (store) => {
    const wallet = await store.dispatch(walletEndpoints.endpoints.getWallet.initiate()).unwrap();
    // An inactive account has no balance, whether a backend says null or 0. Pictures and app links differ by backend.
    const accounts = wallet.gameAccounts.map((account) => ({
      ...account,
      logo: null,
      background: null,
      android: account.android !== null,
      ios: account.ios !== null,
      ...(!account.isActive && { balance: null }),
    }));
    return { ...wallet, total: totalBalance(wallet), gameAccounts: sorted(accounts, ({ code }) => code) };
  },
  credentials: async (store) => {
    const { username, password } = await store.dispatch(gameAccountEndpoints.endpoints.getGameCredentials.initiate('pg')).unwrap();
    return { username, password };
  },
  'a form of credentials': async (store) => {
    const { gameAccounts } = await store.dispatch(walletEndpoints.endpoints.getWallet.initiate()).unwrap();
    const active = sorted(
      gameAccounts.filter(({ isActive }) => isActive),
      ({ code }) => code,
    );
    const requests = active.map(({ code }) => store.dispatch(gameAccountEndpoints.endpoints.getGameCredentials.initiate(code)).unwrap());
    return (await Promise.all(requests)).map(({ event }) => event ?? null);
  },
  'code of KBANK': (store) =>
    store.dispatch(qrCodeEndpoints.endpoints.getQrCode.initiate({ bankCode: 'KBANK', currency: 'BAHT' })).unwrap(),
  'code of WW': (store) => store.dispatch(qrCodeEndpoints.endpoints.getQrCode.initiate({ bankCode: 'WW', currency: 'BAHT' })).unwrap(),
  invites: async (store) => pageOf(await store.dispatch(inviteEndpoints.endpoints.getInvites.initiate(list)).unwrap()),
  'invite banners': (store) => store.dispatch(inviteEndpoints.endpoints.getInviteBanners.initiate()).unwrap(),
  refund: (store) => store.dispatch(refundEndpoints.endpoints.getRefundState.initiate('BAHT')).unwrap(),
  refunds: async (store) => pageOf(await store.dispatch(refundEndpoints.endpoints.getRefunds.initiate(list)).unwrap()),
  'refund banners': (store) => store.dispatch(refundEndpoints.endpoints.getRefundBanners.initiate()).unwrap(),
  bonuses: async (store) => {
    const offered = await store.dispatch(bonuses.getBonuses.initiate()).unwrap();
    const inOrder = offered.map(({ userBonus, ...bonus }) => ({
      ...bonus,
      userBonus: userBonus && { ...userBonus, receivedAt: [...userBonus.receivedAt].sort((one, other) => Number(one) - Number(other)) },
    }));
    return sorted(inOrder, ({ code }) => code);
  },
  'active bonus': (store) => store.dispatch(bonuses.getActiveBonus.initiate()).unwrap(),
  'least of a bonus': (store) => store.dispatch(bonuses.getBonusMinimum.initiate()).unwrap(),
  'present promotion': (store) => store.dispatch(promotionEndpoints.endpoints.getCurrentPromotion.initiate()).unwrap(),
  'a promotion': (store) => store.dispatch(promotionEndpoints.endpoints.findPromotion.initiate('LUCKY50')).unwrap(),
  'wheel of the operator': (store) => store.dispatch(wheel.getSpinActive.initiate()).unwrap(),
  wheel: async (store) => {
    const { slices, ...setup } = await store.dispatch(wheel.getSpinWheel.initiate()).unwrap();
    // Not every backend has ids besides codes.
    return { ...setup, slices: slices.map((slice) => ({ ...slice, id: null })) };
  },
  // By which of its names a prize is known differs by backend.
  coupons: async (store) =>
    sorted(
      (await store.dispatch(wheel.getCoupons.initiate()).unwrap()).map(({ name, amount }) => ({ name, amount })),
      ({ name }) => name,
    ),
  statement: async (store) => pageOf(await store.dispatch(statement.getStatement.initiate(list)).unwrap()),
  slips: async (store) => {
    const { rows, ...page } = await store.dispatch(statement.getSlips.initiate(list)).unwrap();
    // References differ by backend.
    return pageOf({ ...page, rows: rows.map(({ reference, ...slip }) => ({ ...slip, hasReference: reference !== '' })) });
  },
};

/** Fields with a time in milliseconds. */
const timeFields = /(?:^|\.)(?:createdAt|expiresAt|receivedAt\[\d+\])$/;

/** Fields that another backend may omit; of a refund, it may say only that there is one. */
const missingFields = /(?:^|\.)(?:nameEN|website|lineLink|lineName|lineQR|availableAmount|total|textColor|bgColor)$/;

const addressOf = (value: unknown) => (typeof value === 'string' && URL.canParse(value) ? new URL(value).href : value);

/** Returns where another backend's values differ. It may omit some fields, give times in whole seconds, and write addresses differently. */
export function differences(own: unknown, other: unknown, at = ''): string[] {
  const difference = [`${at}: ${JSON.stringify(own)} became ${JSON.stringify(other)}`];
  if (addressOf(own) === addressOf(other)) return [];
  if (other === null || other === undefined || other === '') return missingFields.test(at) ? [] : difference;
  if (typeof own === 'number' && typeof other === 'number' && timeFields.test(at)) {
    return Math.floor(own / 1000) === Math.floor(other / 1000) ? [] : difference;
  }
  if (Array.isArray(own) && Array.isArray(other)) {
    if (own.length !== other.length) return difference;
    return own.flatMap((entry, index) => differences(entry, other[index], `${at}[${String(index)}]`));
  }
  if (typeof own !== 'object' || own === null || typeof other !== 'object') return difference;
  const names = new Set([...Object.keys(own), ...Object.keys(other)]);
  return [...names].flatMap((name) => differences((own as Fields)[name], (other as Fields)[name], at === '' ? name : `${at}.${name}`));
}

type Fields = Readonly<Record<string, unknown>>;
