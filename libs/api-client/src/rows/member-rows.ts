import { moneyOf } from '@wallet/domain';
import { accountEndpoints } from '../account.endpoints.ts';
import { gameAccountEndpoints } from '../game-accounts.endpoints.ts';
import { launchGame } from '../launches.endpoints.ts';
import { profileEndpoints } from '../profile.endpoints.ts';
import { goodWallet } from '../test-session.ts';
import { walletEndpoints } from '../wallet.endpoints.ts';
import { act, read } from './ask.ts';
import type { EndpointRow, Sample } from './endpoint-row.ts';

const games = gameAccountEndpoints.endpoints;
const profile = profileEndpoints.endpoints;

/** The answer of what only acts. */
export const acted: Pick<EndpointRow, 'good' | 'foreign'> = {
 
  good: { answer: { message: 'SUCCESS' }, brings: { message: 'SUCCESS' } },
  foreign: { answer: { message: 'All done, thank you.', code: 0 }, brings: { message: 'All done, thank you.' } },
};

const gameAccount = {
  code: 'G1', name: 'Game one', category: 'slot', balance: moneyOf(25_50, 'BAHT'), isActive: true, rate: 1, logo: '/g1.png',
  background: null, web: null, android: null, ios: null,
};

const wallet: Record<'good' | 'foreign', Sample> = {
  good: {
    answer: goodWallet,
    brings: {
      memberId: 'm1', name: 'Somchai', username: '0812345678', coin: 3, currency: 'BAHT', balance: moneyOf(100_25, 'BAHT'),
      bankAccount: null, invite: null, gameAccounts: [gameAccount],
    },
  },
  foreign: {
    answer: {
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
      memberId: 'm1', name: 'Somchai', username: '0812345678', coin: null, currency: 'LAK', balance: moneyOf(1_005_10, 'LAK'),
      bankAccount: { bankAccountName: 'S', bankAccountNo: '1', bankCode: 'NEW', nameTH: '', nameEN: '' },
      invite: { amount: moneyOf(5_00, 'LAK'), success: 10, fail: null },
      // What cannot be read is missing in a total.
      lacksGameAccounts: true,
      gameAccounts: [{
        code: 'G2', name: 'Fish', category: 'other', balance: null, isActive: false, rate: null, logo: null, background: null,
        web: null, android: null, ios: null,
      }, {
        code: '3', name: '3', category: 'slot', balance: moneyOf(30, 'LAK'), isActive: true, rate: 10, logo: null, background: null,
        web: null, android: null, ios: null,
      }],
    },
  },
};

const bankAccount = { bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567890', bankCode: 'KTB' };
const passwords = { oldPassword: 'old password', newPassword: 'new password' };
const game = { code: 'G/1', intentId: 'intent-1' };

export const memberRows: readonly EndpointRow[] = [
  {
    call: 'POST login', body: { username: '0812345678', password: 'password-of-somchai' },
    ...act(accountEndpoints.endpoints.login, { username: '0812345678', password: 'password-of-somchai' }),
    good: { answer: { token: 'fresh-token' }, brings: { token: 'fresh-token' } },
    foreign: { answer: { token: 'fresh-token', message: 'Welcome', expiresIn: 3600 }, brings: { token: 'fresh-token' } },
  },
  {
    call: 'GET account/profile', ...read(profile.getProfile, undefined),
    good: {
      answer: {
        profile: { _id: 'm1', name: 'Somchai', username: '0812345678', createdAt: '2026-11-21T12:00:00.000Z' },
        bankAccount: { ...bankAccount, bank: { nameTH: 'กรุงไทย', nameEN: 'Krungthai' } },
      },
      brings: {
        memberId: 'm1', name: 'Somchai', username: '0812345678', createdAt: Date.UTC(2026, 10, 21, 12),
        bankAccount: { ...bankAccount, nameTH: 'กรุงไทย', nameEN: 'Krungthai' },
      },
    },
    foreign: {
      answer: { profile: { _id: 17, name: null, username: 812345678, createdAt: '1700000000', avatar: 'x' }, bankAccount: '' },
      brings: { memberId: '17', name: '', username: '812345678', createdAt: 1_700_000_000_000, bankAccount: null },
    },
  },
  {
    call: 'PUT account/profile', body: { name: 'Somchai', ...bankAccount },
    ...act(profile.updateProfile, { name: 'Somchai', ...bankAccount }), ...acted,
  },
  {
    call: 'PUT account/bankAccountName', body: { bankCode: 'KTB', bankAccountName: 'SOMCHAI' },
    ...act(profile.updateBankAccountName, { bankCode: 'KTB', bankAccountName: 'SOMCHAI' }), ...acted,
  },
  { call: 'PUT account/changepwd', body: passwords, ...act(profile.changePassword, passwords), ...acted },
  { call: 'GET wallet', ...read(walletEndpoints.endpoints.getWallet, undefined), ...wallet },
  { call: 'GET wallet/refresh/slot', ...act(walletEndpoints.endpoints.refreshGameBalances, undefined), ...acted },
  { call: 'GET wallet/activate/G%2F1', ...act(games.activateGame, game), ...acted },
  { call: 'GET wallet/resetpassword/G%2F1', ...act(games.resetGamePassword, game), ...acted },
  {
    call: 'GET wallet/account/G%2F1', ...read(games.getGameCredentials, 'G/1'),
    good: {
      answer: { username: 'u1', password: 'p1', event: { lang: 'th', level: 3 } },
      brings: { username: 'u1', password: 'p1', event: { lang: 'th', level: '3' } },
    },
    foreign: { answer: { username: 1001, password: 4711, event: {}, note: 'x' }, brings: { username: '1001', password: '4711', event: undefined } },
  },
  {
    call: 'GET autoLogin/betflix/u1/p%2F1', kind: 'action',
    // There is nothing of it to let go: no page holds on to a launch.
    leave: () => undefined,
    send: async ({ store }) => {
      const ended = await launchGame(store.dispatch, { provider: 'betflix', username: 'u1', password: 'p/1' });
      return 'link' in ended ? { data: ended.link } : ended;
    },
    good: { answer: { link: 'https://play.example/?ticket=1' }, brings: 'https://play.example/?ticket=1' },
    foreign: { answer: { link: 'https://play.example/', message: 'OK' }, brings: 'https://play.example/' },
  },
];
