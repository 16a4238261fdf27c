import { moneyOf } from '@wallet/domain';
import { inviteEndpoints } from '../../endpoints/invites.ts';
import { qrCodeEndpoints } from '../../endpoints/qr-codes.ts';
import { refundEndpoints } from '../../endpoints/refunds.ts';
import { slipEndpoints } from '../../endpoints/slips.ts';
import { statementEndpoints } from '../../endpoints/statement.ts';
import { trueMoneyEndpoints } from '../../endpoints/true-money.ts';
import { walletActionEndpoints } from '../../endpoints/wallet-actions.ts';
import { act, read } from './ask.ts';
import type { EndpointRows } from './endpoint-row.ts';
import { acted } from './member-rows.ts';

const actions = walletActionEndpoints.endpoints;
const invites = inviteEndpoints.endpoints;
const refunds = refundEndpoints.endpoints;
const qrCodes = qrCodeEndpoints.endpoints;
const statement = statementEndpoints.endpoints;

const noon = Date.UTC(2026, 10, 21, 12);
const noonText = '2026-11-21T12:00:00.000Z';
const intent = { intentId: 'intent-1' };
const amount = moneyOf(100_25, 'BAHT');
const page = { page: 1, limit: 10 };
const list = { ...page, currency: 'BAHT' } as const;

const qrAnswer = { hasQrcode: true, qrcodeId: 'q1', qrcode: '<svg></svg>', amount: 100.25, expireIn: noonText };
const qrForeign = { qrcodeId: 17, qrcode: '<svg></svg>', amount: '100.25', expireIn: { $date: noon }, bank: 'x' };
const qrCode = { id: 'q1', markup: '<svg></svg>', amount, expiresAt: noon };
const qrUnknown = { id: '17', markup: '<svg></svg>', amount, expiresAt: noon };

const banners = {
  isList: true,
  good: {
    response: [{ image: 'https://a.example/1.png', html: '<p>x</p>' }],
    brings: [{ image: 'https://a.example/1.png', html: '<p>x</p>' }],
  },
  variant: { response: [{ html: '<p>x</p>', title: 't' }, {}, null], brings: [{ image: '', html: '<p>x</p>' }] },
};

export const moneyRows = {
  addInviteBonus: { body: { amount: 100.25 }, ...act(actions.addInviteBonus, { amount, ...intent }), ...acted },
  transfer: {
    body: { from: 'WALLET', to: 'G1', amount: 100.25 },
    ...act(actions.transfer, { from: 'WALLET', to: 'G1', amount, ...intent }),
    ...acted,
  },
  transferAll: { body: { to: 'WALLET' }, ...act(actions.transferAll, { to: 'WALLET', ...intent }), ...acted },
  withdraw: { body: { amount: 100.25 }, ...act(actions.withdraw, { amount, ...intent }), ...acted },
  withdrawAll: { body: { amount: 100.25 }, ...act(actions.withdrawAll, { amount, ...intent }), ...acted },
  sendSlip: {
    body: 'name="bankCode"\r\n\r\nSCB\r\n',
    ...act(slipEndpoints.endpoints.sendSlip, () => ({
      bankCode: 'SCB',
      file: new File(['slip'], 'slip.jpg', { type: 'image/jpeg' }),
      ...intent,
    })),
    ...acted,
  },
  sendTrueLink: {
    body: { link: 'U2FsdGVkX1' },
    ...act(trueMoneyEndpoints.endpoints.sendTrueLink, {
      link: 'U2FsdGVkX1',
      ...intent,
    }),
    ...acted,
  },
  getQrCode: {
    params: { bankCode: 'KBANK' },
    ...read(qrCodes.getQrCode, { bankCode: 'KBANK', currency: 'BAHT' }),
    good: { response: qrAnswer, brings: qrCode },
    variant: { response: qrForeign, brings: qrUnknown },
  },
  createQrCode: {
    params: { bankCode: 'KBANK' },
    body: { amount: 100.25 },
    ...act(qrCodes.createQrCode, { bankCode: 'KBANK', amount, ...intent }),
    good: { response: qrAnswer, brings: qrCode },
    variant: { response: qrForeign, brings: qrUnknown },
  },
  cancelQrCode: { params: { qrcodeId: 'q/1' }, ...act(qrCodes.cancelQrCode, { qrCodeId: 'q/1', ...intent }), ...acted },
  getInvites: {
    body: page,
    ...read(invites.getInvites, list),
    good: {
      response: { invites: [{ from: { name: 'Malee' }, amount: 100.25, createdAt: noonText }], total: 1 },
      brings: { rows: [{ name: 'Malee', amount, createdAt: noon }], total: 1, hasMore: false },
    },
    variant: {
      response: { invites: [{ from: null, amount: 'x', createdAt: noon, level: 2 }, 5] },
      brings: {
        rows: [
          { name: '', amount: null, createdAt: noon },
          { name: '', amount: null, createdAt: null },
        ],
        total: null,
        hasMore: false,
      },
    },
  },
  claimInviteBonus: { ...act(invites.claimInviteBonus, intent), ...acted },
  getInviteBanners: { ...read(invites.getInviteBanners, undefined), ...banners },
  getRefunds: {
    body: page,
    ...read(refunds.getRefunds, list),
    good: {
      response: { refunds: [{ refundAmount: 100.25, createdAt: noonText }], total: 11 },
      brings: { rows: [{ amount, createdAt: noon }], total: 11, hasMore: true },
    },
    variant: {
      response: { data: [{ refundAmount: null, createdAt: '2026-11-21T12:00:00', by: 'x' }], total: -1 },
      brings: { rows: [{ amount: null, createdAt: null }], total: null, hasMore: false },
    },
  },
  getRefundState: {
    ...read(refunds.getRefundState, 'BAHT'),
    good: {
      response: { result: 100.25, bonus: false, info: '<p>x</p>', refundAmount: 100.25, refundSuccess: 5, refundFail: 3 },
      brings: {
        available: 'some',
        availableAmount: amount,
        isBlockedByBonus: false,
        info: '<p>x</p>',
        received: amount,
        success: 5,
        fail: 3,
      },
    },
    variant: {
      response: { result: 'true', bonus: 1, refundAmount: '7', tier: 'gold' },
      brings: {
        available: 'some',
        availableAmount: null,
        isBlockedByBonus: true,
        info: '',
        received: moneyOf(7_00, 'BAHT'),
        success: null,
        fail: null,
      },
    },
  },
  receiveRefund: { ...act(refunds.receiveRefund, intent), ...acted },
  addRefund: { ...act(refunds.addRefund, intent), ...acted },
  getRefundBanners: { ...read(refunds.getRefundBanners, undefined), ...banners },
  getStatement: {
    body: page,
    ...read(statement.getStatement, list),
    good: {
      response: {
        total: 2,
        statements: [
          { statementType: 'transfer', from: 'WALLET', to: 'G1', amount: 100.25, status: 'SUCCESS', createdAt: noonText },
          {
            statementType: 'bonus',
            from: 'B1',
            to: 'WALLET',
            amount: 100.25,
            status: 'FAILED',
            createdAt: noonText,
            bonus: { description: 'Welcome' },
          },
        ],
      },
      brings: {
        rows: [
          { type: 'transfer', typeText: 'transfer', from: 'WALLET', to: 'G1', amount, status: 'success', createdAt: noon, cause: null },
          {
            type: 'bonus',
            typeText: 'bonus',
            from: 'B1',
            to: 'WALLET',
            amount,
            status: 'failed',
            createdAt: noon,
            cause: { kind: 'bonus', description: 'Welcome' },
          },
        ],
        total: 2,
        hasMore: false,
      },
    },
    variant: {
      response: {
        statements: [
          { statementType: 'jackpot', amount: 1e300, status: 'REVIEW', createdAt: noon, luckydraw: {}, fee: 1 },
          {
            statementType: 'Finish Bonus',
            from: 'wallet',
            to: 7,
            amount: '-100.25',
            status: 'Success',
            createdAt: noon / 1000,
            bonus: 'Welcome',
          },
          null,
        ],
        total: '3',
      },
      brings: {
        rows: [
          {
            type: 'other',
            typeText: 'jackpot',
            from: '',
            to: '',
            amount: null,
            status: 'in-progress',
            createdAt: noon,
            cause: { kind: 'luckydraw', description: '' },
          },
          {
            type: 'finish_bonus',
            typeText: 'finish_bonus',
            from: 'WALLET',
            to: '7',
            amount: moneyOf(-100_25, 'BAHT'),
            status: 'success',
            createdAt: noon,
            cause: { kind: 'bonus', description: 'Welcome' },
          },
          { type: 'other', typeText: '', from: '', to: '', amount: null, status: 'in-progress', createdAt: null, cause: null },
        ],
        total: 3,
        hasMore: false,
      },
    },
  },
  getSlips: {
    body: page,
    ...read(statement.getSlips, list),
    good: {
      response: {
        slips: [
          { createdAt: noonText, amount: 100.25, status: 'FAILED', note: 'NOT_MATCH', link: 'https://a.example/s.jpg', reference: 'r1' },
        ],
        total: 1,
      },
      brings: {
        rows: [{ createdAt: noon, amount, status: 'failed', reason: 'NOT_MATCH', link: 'https://a.example/s.jpg', reference: 'r1' }],
        total: 1,
        hasMore: false,
      },
    },
    variant: {
      response: {
        slips: [
          { createdAt: noon - 1000, amount: '100.25', status: 'failed', note: 'NOT_MATCH', reference: { $oid: 'r1' } },
          { createdAt: noon, status: 'QUEUED', note: 'BRAND_NEW', bank: 'x' },
        ],
      },
      brings: {
        // Newest first, whatever their order in the response.
        rows: [
          { createdAt: noon, amount: null, status: 'in-progress', reason: 'BRAND_NEW', link: '', reference: '' },
          {
            createdAt: noon - 1000,
            amount,
            status: 'failed',
            reason: 'NOT_MATCH',
            link: '',
            reference: 'r1',
          },
        ],
        total: null,
        hasMore: false,
      },
    },
  },
  getSlipImage: {
    params: { reference: 'r/1' },
    ...read(statement.getSlipImage, 'r/1'),
    good: { response: { url: 'https://a.example/s.jpg' }, brings: 'https://a.example/s.jpg' },
    variant: { response: { url: '/files/s.jpg', width: 100 }, brings: '/files/s.jpg' },
  },
} satisfies EndpointRows;
