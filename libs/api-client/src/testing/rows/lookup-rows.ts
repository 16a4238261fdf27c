import { moneyOf } from '@wallet/domain';
import { chatEndpoints } from '../../endpoints/chat.ts';
import { lookupEndpoints } from '../../endpoints/lookups.ts';
import { moneyLookupEndpoints } from '../../endpoints/money-lookups.ts';
import { read } from './ask.ts';
import type { EndpointRows } from './endpoint-row.ts';

const lookups = lookupEndpoints.endpoints;
const moneyLookups = moneyLookupEndpoints.endpoints;

const scb = {
  bankCode: 'SCB',
  isGateway: false,
  offersQr: false,
  isAutomatic: true,
  nameTH: 'ไทยพาณิชย์',
  nameEN: 'SCB',
  bankAccountName: 'OPERATOR',
  bankAccountNo: '1234567890',
  currency: 'BAHT',
};

export const lookupRows = {
  getBanks: {
    isList: true,
    ...read(lookups.getBanks, undefined),
    good: {
      response: [{ code: 'KTB', nameTH: 'กรุงไทย', nameEN: 'Krungthai' }],
      brings: [{ code: 'KTB', nameTH: 'กรุงไทย', nameEN: 'Krungthai' }],
    },
    variant: {
      response: { banks: [{ code: 'KTB', nameTH: 'กรุงไทย', logo: '/x.png' }, { nameTH: 'no code' }, null] },
      brings: [{ code: 'KTB', nameTH: 'กรุงไทย', nameEN: undefined }],
    },
  },
  getDepositAccounts: {
    ...read(moneyLookups.getDepositAccounts, undefined),
    good: {
      response: {
        banks: [
          {
            bankCode: 'SCB',
            mode: 'AUTO',
            bank: { nameTH: 'ไทยพาณิชย์', nameEN: 'SCB' },
            bankAccountName: 'OPERATOR',
            bankAccountNo: '1234567890',
          },
          {
            bankCode: 'WW',
            bankType: 'PAYMENT',
            mode: 'MANUAL',
            bank: { nameTH: 'W', nameEN: 'W' },
            bankAccountName: '',
            bankAccountNo: '',
            currency: 'LAK',
          },
        ],
        wallets: [{ mode: 'AUTO', walletAccountName: 'OPERATOR' }],
        isManual: false,
      },
      brings: {
        banks: [
          scb,
          {
            bankCode: 'WW',
            isGateway: true,
            offersQr: true,
            isAutomatic: false,
            nameTH: 'W',
            nameEN: 'W',
            bankAccountName: '',
            bankAccountNo: '',
            currency: 'LAK',
          },
        ],
        wallets: [{ isAutomatic: true, walletAccountName: 'OPERATOR', currency: 'BAHT' }],
        isManual: false,
      },
    },
    variant: {
      response: {
        banks: [
          { bankCode: 'NEW', bankType: 'CRYPTO', mode: 'SEMI', bank: null, currency: 'USD', fee: 3 },
          { bankCode: 14, bankType: 'payment', mode: 'auto', bank: 'ไทยพาณิชย์', bankAccountNo: 1234567890, currency: 'kip' },
          { bankAccountNo: 'without a code' },
        ],
        wallets: [{ mode: null, currency: 'kip' }],
        isManual: 'false',
      },
      brings: {
        banks: [
          {
            bankCode: 'NEW',
            isGateway: false,
            offersQr: false,
            isAutomatic: false,
            nameTH: '',
            nameEN: '',
            bankAccountName: '',
            bankAccountNo: '',
            currency: null,
          },
          {
            bankCode: '14',
            isGateway: true,
            offersQr: true,
            isAutomatic: true,
            nameTH: 'ไทยพาณิชย์',
            nameEN: '',
            bankAccountName: '',
            bankAccountNo: '1234567890',
            currency: 'LAK',
          },
        ],
        wallets: [{ isAutomatic: false, walletAccountName: '', currency: 'LAK' }],
        isManual: false,
      },
    },
  },
  getConditions: {
    isList: true,
    ...read(lookups.getConditions, undefined),
    good: { response: ['<p>One</p>', '<p>Two</p>'], brings: ['<p>One</p>', '<p>Two</p>'] },
    variant: {
      response: { conditions: ['plain text', null, 5, '<p> </p>', { html: '<p>Two</p>' }] },
      brings: ['plain text', '<p>Two</p>'],
    },
  },
  getAgreements: {
    isList: true,
    ...read(lookups.getAgreements, undefined),
    good: { response: ['<p>Agreed</p>'], brings: ['<p>Agreed</p>'] },
    variant: { response: ['', '<br>'], brings: [] },
  },
  getInfo: {
    ...read(lookups.getInfo, undefined),
    good: { response: { name: 'Siam', website: 'https://siam.example' }, brings: { name: 'Siam', website: 'https://siam.example' } },
    variant: { response: { name: ' Siam ', website: null, since: 1999 }, brings: { name: 'Siam', website: '' } },
  },
  getNotice: {
    ...read(moneyLookups.getNotice, undefined),
    good: { response: { notice: '<b>%percentFail%</b>' }, brings: '<b>%percentFail%</b>' },
    variant: { response: '%percentFail%%', brings: '%percentFail%%' },
  },
  getContact: {
    ...read(lookups.getContact, undefined),
    good: {
      response: { contactText: 'Call us', lineLink: 'https://line.example', lineName: '@wallet', lineQR: 'data:image/png;base64,AA==' },
      brings: { contactText: 'Call us', lineLink: 'https://line.example', lineName: '@wallet', lineQR: 'data:image/png;base64,AA==' },
    },
    variant: {
      response: { contactText: '<p></p>', lineLink: 'lin.ee/abc', lineName: ' ', telegram: 't' },
      brings: { contactText: '', lineLink: 'https://lin.ee/abc', lineName: '', lineQR: '' },
    },
  },
  getWithdrawalLimits: {
    ...read(moneyLookups.getWithdrawalLimits, 'BAHT'),
    good: {
      response: { withdrawMin: 100, withdrawMax: 50000.5 },
      brings: { minimum: moneyOf(100_00, 'BAHT'), maximum: moneyOf(50_000_50, 'BAHT') },
    },
    variant: {
      response: { withdrawMin: '1,000.50', withdrawMax: null, perDay: 3 },
      brings: { minimum: moneyOf(1_000_50, 'BAHT'), maximum: null },
    },
  },
  getSlipRules: {
    ...read(moneyLookups.getSlipRules, undefined),
    good: {
      response: { closedFrom: '23:00', closedTo: '01:00', uploadWithinMinutes: 60, qrMinutes: 10 },
      brings: { closedFrom: '23:00', closedTo: '01:00', uploadWithinMinutes: 60, qrMinutes: 10 },
    },
    variant: {
      response: { closedFrom: '25:00', closedTo: '1:00:00', uploadWithinMinutes: 'an hour', qrMinutes: '10' },
      brings: { closedFrom: undefined, closedTo: '01:00', uploadWithinMinutes: undefined, qrMinutes: 10 },
    },
  },
  getSources: {
    isList: true,
    ...read(lookups.getSources, undefined),
    good: { response: [{ code: 'FB', description: 'Facebook' }], brings: [{ code: 'FB', description: 'Facebook' }] },
    variant: {
      response: { data: [{ code: 'FB', description: 'Facebook', icon: 1 }, {}] },
      brings: [{ code: 'FB', description: 'Facebook' }],
    },
  },
  getServiceActive: {
    ...read(lookups.getServiceActive, undefined),
    good: { response: { terminated: false }, brings: false },
    variant: { response: { active: 0, since: 1_700_000_000_000 }, brings: true },
  },
  getRegisterOtp: {
    ...read(lookups.getRegisterOtp, undefined),
    good: { response: { registerOTP: true }, brings: true },
    variant: { response: { enabled: 'false', provider: 'sms' }, brings: false },
  },
  getChatEnabled: {
    ...read(chatEndpoints.endpoints.getChatEnabled, undefined),
    good: { response: { enableChatWidget: true }, brings: true },
    variant: { response: true, brings: true },
  },
} satisfies EndpointRows;
