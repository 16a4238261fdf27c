import { moneyOf } from '@wallet/domain';
import type { Params } from '@wallet/contract';
import type { launches } from '@wallet/contract/operations/launches';
import { accountEndpoints } from '../../endpoints/account.ts';
import { gameAccountEndpoints } from '../../endpoints/game-accounts.ts';
import { launchGame } from '../../endpoints/launches.ts';
import { profileEndpoints } from '../../endpoints/profile.ts';
import { goodWallet } from '../test-session.ts';
import { walletEndpoints } from '../../endpoints/wallet.ts';
import { act, read } from './ask.ts';
import type { EndpointCase, EndpointRows, Sample } from './endpoint-row.ts';

const games = gameAccountEndpoints.endpoints;
const profile = profileEndpoints.endpoints;

/** The response of an operation that only acts. */
export const acted: Pick<EndpointCase, 'good' | 'variant'> = {
  good: { response: { message: 'SUCCESS' }, brings: { message: 'SUCCESS' } },
  variant: { response: { message: 'All done, thank you.', code: 0 }, brings: { message: 'All done, thank you.' } },
};

const gameAccount = {
  code: 'G1',
  name: 'Game one',
  category: 'slot',
  balance: moneyOf(25_50, 'BAHT'),
  isActive: true,
  rate: 1,
  logo: '/g1.png',
  background: null,
  web: null,
  android: null,
  ios: null,
};

const wallet: Record<'good' | 'variant', Sample> = {
  good: {
    response: goodWallet,
    brings: {
      memberId: 'm1',
      name: 'Somchai',
      username: '0812345678',
      coin: 3,
      currency: 'BAHT',
      balance: moneyOf(100_25, 'BAHT'),
      bankAccount: null,
      invite: null,
      gameAccounts: [gameAccount],
    },
  },
  variant: {
    response: {
      profile: { _id: { $oid: 'm1' }, name: 'Somchai', username: '0812345678', coin: 'many', level: 7 },
      bankAccount: { bankAccountName: 'S', bankAccountNo: '1', bankCode: 'NEW' },
      wallet: { amount: '1,005.10', currency: 'kip', frozen: 0 },
      invite: { amount: '5', success: 10 },
      slots: [
        { code: 'G2', name: 'Fish', category: 'fishing', amount: null, isActive: 0, ftWalletSlot: 'x', jackpot: 1 },
        { code: 3, name: null, category: 'Slot', amount: '0.30', isActive: 'true', ftWalletSlot: '10', logo: '' },
        { name: 'no code', amount: 7, isActive: true },
      ],
    },
    brings: {
      memberId: 'm1',
      name: 'Somchai',
      username: '0812345678',
      coin: null,
      currency: 'LAK',
      balance: moneyOf(1_005_10, 'LAK'),
      bankAccount: { bankAccountName: 'S', bankAccountNo: '1', bankCode: 'NEW', nameTH: '', nameEN: '' },
      invite: { amount: moneyOf(5_00, 'LAK'), success: 10, fail: null },
      // An unreadable balance is missing from the total.
      lacksGameAccounts: true,
      gameAccounts: [
        {
          code: 'G2',
          name: 'Fish',
          category: 'other',
          balance: null,
          isActive: false,
          rate: null,
          logo: null,
          background: null,
          web: null,
          android: null,
          ios: null,
        },
        {
          code: '3',
          name: '3',
          category: 'slot',
          balance: moneyOf(30, 'LAK'),
          isActive: true,
          rate: 10,
          logo: null,
          background: null,
          web: null,
          android: null,
          ios: null,
        },
      ],
    },
  },
};

const bankAccount = { bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567890', bankCode: 'KTB' };
const passwords = { oldPassword: 'old password', newPassword: 'new password' };
const game = { code: 'G/1', intentId: 'intent-1' };

type LaunchParams = Params<typeof launches.launchGame> | Params<typeof launches.launchGameWithPassword>;

const launch = <Params extends LaunchParams>(params: Params): EndpointCase & { readonly params: Params } => ({
  params,
  kind: 'action',
  // A launch is not tied to a component, so it cannot be abandoned.
  leave: () => undefined,
  send: async ({ store }) => {
    const ended = await launchGame(store.dispatch, params);
    return 'link' in ended ? { data: ended.link } : ended;
  },
  good: { response: { link: 'https://play.example/?ticket=1' }, brings: 'https://play.example/?ticket=1' },
  variant: { response: { link: 'https://play.example/', message: 'OK' }, brings: 'https://play.example/' },
});

export const memberRows = {
  logIn: {
    body: { username: '0812345678', password: 'password-of-somchai' },
    ...act(accountEndpoints.endpoints.logIn, { username: '0812345678', password: 'password-of-somchai' }),
    good: { response: { token: 'fresh-token' }, brings: { token: 'fresh-token' } },
    variant: { response: { token: 'fresh-token', message: 'Welcome', expiresIn: 3600 }, brings: { token: 'fresh-token' } },
  },
  getProfile: {
    ...read(profile.getProfile, undefined),
    good: {
      response: {
        profile: { _id: 'm1', name: 'Somchai', username: '0812345678', createdAt: '2026-11-21T12:00:00.000Z' },
        bankAccount: { ...bankAccount, bank: { nameTH: 'กรุงไทย', nameEN: 'Krungthai' } },
      },
      brings: {
        memberId: 'm1',
        name: 'Somchai',
        username: '0812345678',
        createdAt: Date.UTC(2026, 10, 21, 12),
        bankAccount: { ...bankAccount, nameTH: 'กรุงไทย', nameEN: 'Krungthai' },
      },
    },
    variant: {
      response: { profile: { _id: 17, name: null, username: 812345678, createdAt: '1700000000', avatar: 'x' }, bankAccount: '' },
      brings: { memberId: '17', name: '', username: '812345678', createdAt: 1_700_000_000_000, bankAccount: null },
    },
  },
  changeProfile: {
    body: { name: 'Somchai', ...bankAccount },
    ...act(profile.changeProfile, { name: 'Somchai', ...bankAccount }),
    ...acted,
  },
  changeAccountName: {
    body: { bankCode: 'KTB', bankAccountName: 'SOMCHAI' },
    ...act(profile.changeAccountName, { bankCode: 'KTB', bankAccountName: 'SOMCHAI' }),
    ...acted,
  },
  changePassword: { body: passwords, ...act(profile.changePassword, passwords), ...acted },
  getWallet: { ...read(walletEndpoints.endpoints.getWallet, undefined), ...wallet },
  refreshGameBalances: { ...act(walletEndpoints.endpoints.refreshGameBalances, undefined), ...acted },
  activateGame: { params: { slotCode: 'G/1' }, ...act(games.activateGame, game), ...acted },
  resetGamePassword: { params: { slotCode: 'G/1' }, ...act(games.resetGamePassword, game), ...acted },
  getGameCredentials: {
    params: { slotCode: 'G/1' },
    ...read(games.getGameCredentials, 'G/1'),
    good: {
      response: { username: 'u1', password: 'p1', event: { lang: 'th', level: 3 } },
      brings: { username: 'u1', password: 'p1', event: { lang: 'th', level: '3' } },
    },
    variant: {
      response: { username: 1001, password: 4711, event: {}, note: 'x' },
      brings: { username: '1001', password: '4711', event: undefined },
    },
  },
  launchGame: launch({ provider: 'betflix', username: 'u1' }),
  launchGameWithPassword: launch({ provider: 'betflix', username: 'u1', password: 'p/1' }),
} satisfies EndpointRows;
