import { moneyOf } from '@wallet/domain';
import { chatEndpoints } from '../../endpoints/chat.ts';
import { lookupEndpoints } from '../../endpoints/lookups.ts';
import { moneyLookupEndpoints } from '../../endpoints/money-lookups.ts';
import { read } from './ask.ts';
import type { EndpointRows, Sample } from './endpoint-row.ts';

const lookups = lookupEndpoints.endpoints;
const moneyLookups = moneyLookupEndpoints.endpoints;

const kbankSent = {
  bankCode: 'KBANK',
  mode: 'AUTO',
  bank: { nameTH: 'กสิกร', nameEN: '' },
  bankAccountName: 'A',
  bankAccountNo: '1',
  currency: 'LAK',
};
const kbank = {
  bankCode: 'KBANK',
  isGateway: false,
  offersQr: true,
  isAutomatic: true,
  nameTH: 'กสิกร',
  nameEN: '',
  bankAccountName: 'A',
  bankAccountNo: '1',
  currency: 'LAK',
};
const gatewaySent = { ...kbankSent, bankCode: 'WW', bankType: 'PAYMENT', mode: 'MANUAL', bank: { nameTH: 'W', nameEN: 'Way' } };
const gateway = { ...kbank, bankCode: 'WW', isGateway: true, isAutomatic: false, nameTH: 'W', nameEN: 'Way' };
const trueMoney = { isAutomatic: true, walletAccountName: '', currency: 'BAHT' };

/** A deposit account with other fields. */
const withBank = (sent: object, read: object): Sample => ({
  response: { banks: [{ ...kbankSent, ...sent }] },
  brings: { banks: [{ ...kbank, ...read }], wallets: [], isManual: false },
});

const scbNames = [{ code: 14, nameTH: 'ไทยพาณิชย์' }];
const noSwitch = [{}, 'on', 5, { success: true }, { registerOTP: null }, []];

export const lookupRows = {
  getBanks: {
    isList: true,
    ...read(lookups.getBanks, undefined),
    good: {
      response: [{ code: 'KTB', nameTH: 'กรุงไทย', nameEN: 'Krungthai' }],
      brings: [{ code: 'KTB', nameTH: 'กรุงไทย', nameEN: 'Krungthai' }],
    },
    forms: [
      {
        response: { banks: [{ code: 'KTB', nameTH: 'กรุงไทย', logo: '/x.png' }, { nameTH: 'no code' }, null] },
        brings: [{ code: 'KTB', nameTH: 'กรุงไทย', nameEN: undefined }],
      },

      {
        response: [{ code: 'BBL', nameTH: 'กรุงเทพ', nameEN: null }, { code: 'TMB', nameTH: 'ทหารไทย', nameEN: 'TMB' }, 'B', []],
        brings: [
          { code: 'BBL', nameTH: 'กรุงเทพ' },
          { code: 'TMB', nameTH: 'ทหารไทย', nameEN: 'TMB' },
        ],
      },
      ...[scbNames, { banks: scbNames, total: 1 }, { data: scbNames }].map((response) => ({
        response,
        brings: [{ code: '14', nameTH: 'ไทยพาณิชย์' }],
      })),
      // Backends in Go and PHP write an empty list as null.
      ...[
        [],
        [1, null, {}],
        { data: null },
        { banks: null, data: null, code: 0, status: true, message: 'OK' },
        { banks: null, status: 'success', code: '200' },
      ].map((response) => ({ response, brings: [] })),
    ],
    unclear: [
      ...[{}, 'A', 1, { 0: { code: 'A' }, length: 1 }, { list: scbNames }, { banks: {} }, { message: 'OK', errors: [] }],
      ...[
        { code: 500, data: null },
        { code: '1001', msg: 'down', data: null },
        { errorCode: 7, data: null },
        { banks: {}, data: null },
      ],
      ...[
        { status: 'error', data: null },
        { status: false, banks: null },
      ],
    ],
  },
  getDepositAccounts: {
    ...read(moneyLookups.getDepositAccounts, undefined),
    good: {
      response: { banks: [kbankSent, gatewaySent], wallets: [{ mode: 'AUTO', walletAccountName: 'OPERATOR' }], isManual: false },
      brings: { banks: [kbank, gateway], wallets: [{ ...trueMoney, walletAccountName: 'OPERATOR' }], isManual: false },
    },
    forms: [
      withBank(
        { bankCode: 'NEW', bankType: 'CRYPTO', mode: 'SEMI', bank: null, currency: 'USD', fee: 3 },
        { bankCode: 'NEW', offersQr: false, isAutomatic: false, nameTH: '', currency: null },
      ),
      withBank(
        { bankCode: 14, bankType: 'payment', mode: 'auto', bank: 'ไทยพาณิชย์', currency: 'kip' },
        { bankCode: '14', isGateway: true, nameTH: 'ไทยพาณิชย์' },
      ),

      { response: { banks: [kbankSent], wallets: [], isManual: true }, brings: { banks: [kbank], wallets: [], isManual: true } },
      withBank({ bank: undefined }, { nameTH: '' }),
      withBank({ currency: undefined }, { currency: 'BAHT' }),
      withBank({ bank: 'กสิกร', bankAccountNo: 1234567890 }, { bankAccountNo: '1234567890' }),
      {
        response: {
          banks: [null, { ...kbankSent, bankCode: '' }, kbankSent],
          wallets: [3, { mode: 'AUTO' }, { mode: null, currency: 'kip' }],
          isManual: 'false',
        },
        brings: { banks: [kbank], wallets: [trueMoney, { ...trueMoney, isAutomatic: false, currency: 'LAK' }], isManual: false },
      },
      {
        response: { wallets: [{ mode: 'AUTO' }], banks: null, isManual: 'true' },
        brings: { banks: [], wallets: [trueMoney], isManual: true },
      },
      { ...withBank({ currency: undefined }, { currency: 'LAK' }), market: 'LAK' },
      { ...withBank({ currency: 'BAHT' }, { currency: 'BAHT' }), market: 'LAK' },
    ],
    unclear: [{}, { banks: 'none', wallets: [] }],
  },
  getConditions: {
    isList: true,
    ...read(lookups.getConditions, undefined),
    good: { response: ['<p>One</p>', '<p>Two</p>'], brings: ['<p>One</p>', '<p>Two</p>'] },
    forms: [
      {
        response: { conditions: ['plain text', null, 5, '<p> </p>', { html: '<p>Two</p>' }] },
        brings: ['plain text', '<p>Two</p>'],
      },

      ...['<p>a</p>', { html: '<p>a</p>' }, { text: '<p>a</p>', order: 1 }]
        .flatMap((condition) => [[condition], { conditions: [condition] }, { agreements: [condition] }])
        .map((response) => ({ response, brings: ['<p>a</p>'] })),
    ],
  },
  getAgreements: {
    isList: true,
    ...read(lookups.getAgreements, undefined),
    good: { response: ['<p>Agreed</p>'], brings: ['<p>Agreed</p>'] },
    forms: [{ response: ['', '<br>'], brings: [] }],
  },
  getInfo: {
    ...read(lookups.getInfo, undefined),
    good: { response: { name: 'Siam', website: 'https://siam.example' }, brings: { name: 'Siam', website: 'https://siam.example' } },
    forms: [{ response: { name: ' Siam ', website: null, since: 1999 }, brings: { name: 'Siam', website: '' } }],
  },
  getNotice: {
    ...read(moneyLookups.getNotice, undefined),
    good: { response: { notice: '<b>%percentFail%</b>' }, brings: '<b>%percentFail%</b>' },
    forms: [
      { response: '%percentFail%%', brings: '%percentFail%%' },
      { response: {}, brings: '' },
    ],
    unclear: ['SUCCESS'],
  },
  getContact: {
    ...read(lookups.getContact, undefined),
    good: {
      response: { contactText: 'Call us', lineLink: 'https://line.example', lineName: '@wallet', lineQR: 'data:image/png;base64,AA==' },
      brings: { contactText: 'Call us', lineLink: 'https://line.example', lineName: '@wallet', lineQR: 'data:image/png;base64,AA==' },
    },
    forms: [
      {
        response: { contactText: '<p></p>', lineLink: 'lin.ee/abc', lineName: ' ', telegram: 't' },
        brings: { contactText: '', lineLink: 'https://lin.ee/abc', lineName: '', lineQR: '' },
      },
      {
        response: { lineName: '@wallet', lineQR: null },
        brings: { contactText: '', lineLink: '', lineName: '@wallet', lineQR: '' },
      },
    ],
  },
  getWithdrawalLimits: {
    ...read(moneyLookups.getWithdrawalLimits, 'BAHT'),
    good: {
      response: { withdrawMin: 100, withdrawMax: 50000.5 },
      brings: { minimum: moneyOf(100_00, 'BAHT'), maximum: moneyOf(50_000_50, 'BAHT') },
    },
    forms: [
      {
        response: { withdrawMin: '1,000.50', withdrawMax: null, perDay: 3 },
        brings: { minimum: moneyOf(1_000_50, 'BAHT'), maximum: null },
      },

      { response: {}, brings: { minimum: null, maximum: null } },
    ],
  },
  getSlipRules: {
    ...read(moneyLookups.getSlipRules, undefined),
    good: {
      response: { closedFrom: '23:00', closedTo: '01:00', uploadWithinMinutes: 60, qrMinutes: 10 },
      brings: { closedFrom: '23:00', closedTo: '01:00', uploadWithinMinutes: 60, qrMinutes: 10 },
    },
    forms: [
      {
        response: { closedFrom: '25:00', closedTo: '1:00:00', uploadWithinMinutes: 'an hour', qrMinutes: '10' },
        brings: { closedFrom: undefined, closedTo: '01:00', uploadWithinMinutes: undefined, qrMinutes: 10 },
      },

      ...[
        ['23:59', '23:59'],
        ['00:00', '00:00'],
        ['24:00', undefined],
        ['7:30', '07:30'],
        ['23:59:00', '23:59'],
        ['730', undefined],
        ['07:60', undefined],
        [null, undefined],
      ].map(([closedFrom, read]) => ({
        response: { closedFrom, uploadWithinMinutes: null, qrMinutes: '15' },
        brings: { closedFrom: read, qrMinutes: 15 },
      })),
    ],
  },
  getSources: {
    isList: true,
    ...read(lookups.getSources, undefined),
    good: { response: [{ code: 'FB', description: 'Facebook' }], brings: [{ code: 'FB', description: 'Facebook' }] },
    forms: [
      {
        response: { data: [{ code: 'FB', description: 'Facebook', icon: 1 }, {}] },
        brings: [{ code: 'FB', description: 'Facebook' }],
      },
      { response: [{ code: 'X' }, { description: 'Y' }], brings: [{ code: 'X', description: '' }] },
    ],
  },
  getServiceActive: {
    ...read(lookups.getServiceActive, undefined),
    good: { response: { terminated: false }, brings: false },
    forms: [
      { response: { active: 0, since: 1_700_000_000_000 }, brings: true },

      { response: { terminated: true }, brings: true },
      { response: { terminated: 'false' }, brings: false },
      { response: { active: true }, brings: false },
      { response: { terminated: true, active: true }, brings: true },
    ],
    unclear: [{}, true, { terminated: 'soon' }, { active: null }, { since: 5 }],
  },
  getRegisterOtp: {
    ...read(lookups.getRegisterOtp, undefined),
    good: { response: { registerOTP: true }, brings: true },
    forms: [
      { response: { enabled: 'false', provider: 'sms' }, brings: false },

      { response: 'true', brings: true },
      { response: { active: true }, brings: true },
      { response: { registerOTP: false, enabled: true }, brings: false },
    ],
    unclear: noSwitch,
  },
  getChatEnabled: {
    ...read(chatEndpoints.endpoints.getChatEnabled, undefined),
    good: { response: { enableChatWidget: true }, brings: true },
    forms: [{ response: true, brings: true }],
    unclear: noSwitch,
  },
} satisfies EndpointRows;
