import { moneyOf, type Currency } from '@wallet/domain';
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
export const acted: Required<Pick<EndpointCase, 'good' | 'forms'>> = {
  good: { response: { message: 'SUCCESS' }, brings: { message: 'SUCCESS' } },
  forms: [{ response: { message: 'All done, thank you.', code: 0 }, brings: { message: 'All done, thank you.' } }],
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

const wallet = {
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
};

const slot = goodWallet.slots[0];

/** The good wallet with other fields. */
const withWallet = (sent: object, read: object): Sample => ({
  response: { ...goodWallet, ...sent },
  brings: { ...wallet.brings, ...read },
});
/** The good wallet with other fields of its game account. */
const withSlot = (sent: object, read: object): Sample =>
  withWallet({ slots: [{ ...slot, ...sent }] }, { gameAccounts: [{ ...gameAccount, ...read }] });
/** The good wallet in a currency. Null is an unknown one. */
const inCurrency = (sent: object, currency: Currency | null, read: object = {}): Sample =>
  withWallet(sent, {
    ...read,
    currency,
    balance: currency && moneyOf(100_25, currency),
    gameAccounts: [{ ...gameAccount, balance: currency && moneyOf(25_50, currency) }],
  });

const kbank = { bankAccountName: 'SOMCHAI JAIDEE', bankAccountNo: '1234567890', bankCode: 'KBANK' };
const kbankNames = { nameTH: 'กสิกร', nameEN: 'Kasikorn' };
const withBank = (sent: object, read: object): Sample =>
  withWallet({ bankAccount: { ...kbank, ...sent } }, { bankAccount: { ...kbank, nameTH: '', nameEN: '', ...read } });

const walletForms: readonly Sample[] = [
  inCurrency({ wallet: { amount: '100.25', currency: 'kip', frozen: 0 }, invite: { amount: '5', success: 10 } }, 'LAK', {
    invite: { amount: moneyOf(5_00, 'LAK'), success: 10, fail: null },
  }),
  withWallet({ wallet: { amount: '1,005.10' } }, { balance: moneyOf(1_005_10, 'BAHT') }),
  withWallet({ profile: { _id: { $oid: 'm1' }, name: 'Somchai', username: '0812345678', coin: 'many', level: 7 } }, { coin: null }),
  withSlot(
    { category: 'fishing', amount: null, isActive: 0, ftWalletSlot: 'x', jackpot: 1 },
    { category: 'other', balance: null, isActive: false, rate: null },
  ),
  withSlot(
    { code: 3, name: null, category: 'Slot', amount: '0.30', isActive: 'true', ftWalletSlot: '10', logo: '' },
    { code: '3', name: '3', balance: moneyOf(30, 'BAHT'), rate: 10, logo: null },
  ),
  withWallet(
    {
      rank: 'gold',
      bankAccount: { ...kbank, bank: kbankNames },
      invite: { amount: 1, success: 2, fail: 3 },
      wallet: { amount: 100.25, held: 5 },
    },
    { bankAccount: { ...kbank, ...kbankNames }, invite: { amount: moneyOf(1_00, 'BAHT'), success: 2, fail: 3 } },
  ),
  ...['100.25', '100.2500', ' 100.25 ', { $numberDecimal: '100.25' }].flatMap((amount) => [
    withWallet({ wallet: { amount } }, {}),
    withSlot({ amount, ftWalletSlot: amount }, { balance: moneyOf(100_25, 'BAHT'), rate: 100.25 }),
  ]),
  ...[null, '', 'much', '1,5', true, {}, [], undefined].flatMap((amount) => [
    withWallet({ wallet: { amount } }, { balance: null }),
    withSlot({ amount, ftWalletSlot: amount }, { balance: null, rate: null }),
  ]),
  ...[0.001, 1e300].flatMap((amount) => [withWallet({ wallet: { amount } }, { balance: null }), withSlot({ amount }, { balance: null })]),
  withWallet({ wallet: '100.25' }, {}),
  ...[undefined, null, 'none', []].map((none) => withWallet({ wallet: none }, { balance: null })),
  ...[undefined, null, 'm1', {}].map((profile) => withWallet({ profile }, { memberId: '', name: '', username: '', coin: null })),
  withWallet({ profile: { _id: 'm1', name: 7, username: 812345678, coin: '3' } }, { name: '7', username: '812345678' }),
  withWallet({ profile: { ...goodWallet.profile, coin: null } }, { coin: null }),
  ...[null, 5].map((invite) => withWallet({ invite }, {})),
  withSlot({ code: 1, isActive: 1 }, { code: '1' }),
  withSlot({ code: { $oid: 'G2' }, isActive: 'false' }, { code: 'G2', isActive: false }),
  withSlot({ logo: 1, background: {}, web: [] }, { logo: null }),
  ...['slot', 'sport', 'lotto'].map((category) => withSlot({ category }, { category })),
  ...['', 'toString'].map((category) => withSlot({ category }, { category: 'other' })),
  // A game account without a code or a switch makes the total unknown.
  ...[
    { ...slot, code: undefined },
    { ...slot, code: '' },
    { ...slot, isActive: undefined },
    { ...slot, isActive: 'maybe' },
    null,
    'G2',
  ].map((broken) => withWallet({ slots: [slot, broken] }, { lacksGameAccounts: true })),
  withWallet({ slots: null }, { gameAccounts: [] }),
  withWallet({ bankAccount: null }, {}),
  withWallet(
    { bankAccount: { bankAccountName: 'X' } },
    { bankAccount: { bankAccountName: 'X', bankAccountNo: '', bankCode: '', nameTH: '', nameEN: '' } },
  ),
  ...[{}, { bank: null }, { bank: { nameTH: null } }].map((sent) => withBank(sent, {})),
  ...[{ bank: kbankNames }, kbankNames, { bank: 'กสิกร', nameEN: 'Kasikorn' }].map((sent) => withBank(sent, kbankNames)),
  withBank({ bank: 'กสิกร' }, { nameTH: 'กสิกร' }),
  // A number of nine digits may have lost a leading zero.
  withBank({ bankAccountNo: 1234567890 }, {}),
  withBank({ bankAccountNo: 123456789 }, { bankAccountNo: '' }),
  withBank({ bankAccountNo: '123456789' }, { bankAccountNo: '123456789' }),
  ...([undefined, null, '', ' '] as const).flatMap((currency) => [
    inCurrency({ wallet: { amount: 100.25, currency } }, 'BAHT'),
    { ...inCurrency({ wallet: { amount: 100.25, currency } }, 'LAK'), market: 'LAK' as const },
  ]),
  ...['BAHT', 'baht', 'THB'].map((currency) => ({
    ...inCurrency({ wallet: { amount: 100.25, currency } }, 'BAHT'),
    market: 'LAK' as const,
  })),
  ...['LAK', 'lak'].map((currency) => inCurrency({ wallet: { amount: 100.25, currency } }, 'LAK')),
  inCurrency({ wallet: { amount: 100.25, currency: 'USD' } }, null),
  inCurrency({ currency: 'LAK' }, 'LAK'),
  inCurrency({ wallet: 100.25, currency: 'LAK' }, 'LAK'),
  inCurrency({ profile: { ...goodWallet.profile, currency: 'LAK' } }, 'LAK'),
  inCurrency({ wallet: { amount: 100.25, currency: 'BAHT' }, profile: { ...goodWallet.profile, currency: 'LAK' } }, 'BAHT'),
];

const noon = Date.UTC(2026, 10, 21, 12);
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
  forms: [{ response: { link: 'https://play.example/', message: 'OK' }, brings: 'https://play.example/' }],
  unclear: [{}, { link: '' }, { link: null }, { link: {} }],
});

const member = { _id: 'm1', name: 'Somchai', username: '0812345678', createdAt: noon };
const withProfile = (sent: object, read: object, account?: unknown): Sample => ({
  response: { profile: { ...member, ...sent }, bankAccount: account },
  brings: { memberId: 'm1', name: 'Somchai', username: '0812345678', createdAt: noon, bankAccount: null, ...read },
});

export const memberRows = {
  logIn: {
    body: { username: '0812345678', password: 'password-of-somchai' },
    ...act(accountEndpoints.endpoints.logIn, { username: '0812345678', password: 'password-of-somchai' }),
    good: { response: { token: 'fresh-token' }, brings: { token: 'fresh-token' } },
    forms: [{ response: { token: 'fresh-token', message: 'Welcome', expiresIn: 3600 }, brings: { token: 'fresh-token' } }],
    unclear: [{}, { token: '' }, { token: null }, { token: 5 }, { message: 'OK' }],
  },
  getProfile: {
    ...read(profile.getProfile, undefined),
    good: withProfile(
      { createdAt: '2026-11-21T12:00:00.000Z' },
      { bankAccount: { ...bankAccount, nameTH: 'กรุงไทย', nameEN: 'Krungthai' } },
      { ...bankAccount, bank: { nameTH: 'กรุงไทย', nameEN: 'Krungthai' } },
    ),
    forms: [
      {
        response: { profile: { _id: 17, name: null, username: 812345678, createdAt: '1700000000', avatar: 'x' }, bankAccount: '' },
        brings: { memberId: '17', name: '', username: '812345678', createdAt: 1_700_000_000_000, bankAccount: null },
      },

      withProfile({}, {}),
      ...[null, undefined, {}, true].map((createdAt) => withProfile({ createdAt }, { createdAt: null })),
      withProfile({}, { bankAccount: { ...bankAccount, nameTH: '', nameEN: '' } }, { ...bankAccount, bank: null }),
      withProfile(
        {},
        { bankAccount: { ...bankAccount, nameTH: 'ก', nameEN: '' } },
        { ...bankAccount, bank: { nameTH: 'ก', nameEN: null } },
      ),
      withProfile({}, { bankAccount: { bankAccountName: '', bankAccountNo: '', bankCode: '', nameTH: '', nameEN: '' } }, {}),
      // Names turn nothing round. Ids keep every character.
      withProfile({ _id: 'm\u202e1', name: 'Som\u202echai\u200f' }, { memberId: 'm\u202e1' }),
      ...[undefined, null, {}].map((text) => withProfile({ name: text, username: text }, { name: '', username: '' })),
      withProfile({ _id: { $oid: 'm1' } }, {}),
    ],
    unclear: [{}, { profile: null }, { profile: { ...member, _id: null } }],
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
  changePassword: {
    body: passwords,
    ...act(profile.changePassword, passwords),
    ...acted,
    forms: [
      ...acted.forms,
      ...[{}, [], { message: null }].map((response) => ({ response, brings: {} })),
      { response: 'OK', brings: { message: 'OK' } },
      { response: { message: 'OK', error: false, success: 1, balance: 3 }, brings: { message: 'OK' } },
    ],
    refusals: [
      { response: { error: { message: 'no', code: 7, stack: [] } }, says: 'no' },
      { response: { error: true }, says: '' },
      { response: { error: true, success: 'False' }, says: '' },
    ],
    unclear: [1, true, { message: 1 }, { message: {} }, { message: ['a'], code: 5, error: null, success: 'yes' }],
  },
  getWallet: {
    ...read(walletEndpoints.endpoints.getWallet, undefined),
    good: wallet,
    forms: walletForms,
    unclear: [
      { ...goodWallet, slots: undefined },
      { ...goodWallet, slots: { 0: slot } },
      { ...goodWallet, slots: {} },
      [goodWallet],
      'wallet',
    ],
  },
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
    forms: [
      {
        response: { username: 1001, password: 4711, event: {}, note: 'x' },
        brings: { username: '1001', password: '4711', event: undefined },
      },

      ...[
        [
          { lang: 'th', id: 7, demo: false, nested: { a: 1 }, list: ['a'], nothing: null },
          { lang: 'th', id: '7', demo: 'false' },
        ],
        [null, null],
        ['x', undefined],
        [5, undefined],
      ].map(([event, read]) => ({
        response: { username: 'u1', password: 'p1', event },
        brings: { username: 'u1', password: 'p1', event: read },
      })),
    ],
    unclear: [{}, { username: 'u1' }, { username: 'u1', password: {} }, { username: null, password: 'p1' }],
  },
  launchGame: launch({ provider: 'betflix', username: 'u1' }),
  launchGameWithPassword: launch({ provider: 'betflix', username: 'u1', password: 'p/1' }),
} satisfies EndpointRows;
