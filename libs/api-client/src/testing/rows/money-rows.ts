import { moneyOf } from '@wallet/domain';
import { inviteEndpoints } from '../../endpoints/invites.ts';
import { qrCodeEndpoints } from '../../endpoints/qr-codes.ts';
import { refundEndpoints } from '../../endpoints/refunds.ts';
import { slipEndpoints } from '../../endpoints/slips.ts';
import { statementEndpoints } from '../../endpoints/statement.ts';
import { trueMoneyEndpoints } from '../../endpoints/true-money.ts';
import { walletActionEndpoints } from '../../endpoints/wallet-actions.ts';
import { act, having, read } from './ask.ts';
import type { EndpointCase, EndpointRows, Sample } from './endpoint-row.ts';
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
  forms: [
    {
      response: [{ html: '<p>x</p>', title: 't' }, {}, null, '/d.png', { image: 4, html: null }, { image: '/a.png' }],
      brings: [
        { image: '', html: '<p>x</p>' },
        { image: '/a.png', html: '' },
      ],
    },
  ],
};

/** A list with amounts, and its forms: an invalid row stays as one with unknown fields, so that a sum notices it. */
const pageForms = (
  name: string,
  full: object,
  read: object,
  unknown: object,
): Required<Pick<EndpointCase, 'good' | 'forms' | 'unclear'>> => {
  const brings = (rows: readonly object[], total: number | null = null) => ({ rows, total, hasMore: total === 31 });
  const wrong = Object.fromEntries(Object.keys(full).map((field) => [field, true]));
  return {
    good: { response: { [name]: [full], total: 1 }, brings: brings([read], 1) },
    forms: [
      { response: { [name]: [{ ...full, held: { amount: 1 } }], total: 31 }, brings: brings([read], 31) },
      { response: { data: [full], total: '31' }, brings: brings([read], 31) },
      { response: [full], brings: brings([read]) },
      { response: { [name]: [{}] }, brings: brings([unknown]) },
      { response: { [name]: [wrong, full] }, brings: brings([unknown, read]) },
      { response: { [name]: [full, null, 'row', 3] }, brings: brings([read, unknown, unknown, unknown]) },
      { response: { total: 0 }, brings: brings([], 0) },
      { response: { [name]: null, total: '0' }, brings: brings([], 0) },
      { response: { [name]: null }, brings: brings([]) },
      { response: { [name]: null, total: 31 }, brings: brings([], 31) },
      ...[-1, 1.5, 'many', null, {}].map((total) => ({ response: { [name]: [], total }, brings: brings([]) })),
    ],
    unclear: [{}, { [name]: {} }, { [name]: 'none' }],
  };
};

const inviteForms = pageForms(
  'invites',
  { from: { name: 'Malee' }, amount: 100.25, createdAt: noonText },
  { name: 'Malee', amount, createdAt: noon },
  { name: '', amount: null, createdAt: null },
);
const refundForms = pageForms(
  'refunds',
  { refundAmount: 100.25, createdAt: noonText },
  { amount, createdAt: noon },
  { amount: null, createdAt: null },
);
/** An entry of which nothing is known. */
const unknownEntry = { type: 'other', typeText: '', from: '', to: '', amount: null, status: 'in-progress', createdAt: null, cause: null };
const statementForms = pageForms(
  'statements',
  {
    statementType: 'bonus',
    from: 'BONUS',
    to: 'WALLET',
    amount: 100.25,
    status: 'SUCCESS',
    createdAt: noonText,
    bonus: { description: 'Welcome' },
  },
  {
    type: 'bonus',
    typeText: 'bonus',
    from: 'BONUS',
    to: 'WALLET',
    amount,
    status: 'success',
    createdAt: noon,
    cause: { kind: 'bonus', description: 'Welcome' },
  },
  unknownEntry,
);
/** A slip of which nothing is known. */
const unknownSlip = { createdAt: null, amount: null, status: 'in-progress', reason: '', link: '', reference: '' };
const slipForms = pageForms(
  'slips',
  { createdAt: noonText, amount: 100.25, status: 'FAILED', note: 'NOT_MATCH', link: 'https://a.example/1', reference: 'r1' },
  { createdAt: noon, amount, status: 'failed', reason: 'NOT_MATCH', link: 'https://a.example/1', reference: 'r1' },
  unknownSlip,
);

/** The linked records of an entry, and the description that members see. Undefined: no cause. */
const causes: readonly (readonly [unknown, string | undefined])[] = [
  [{ description: 'Why', _id: 'x' }, 'Why'],
  ['Why', 'Why'],
  // An id means nothing to a member.
  ['507f1f77bcf86cd799439011', ''],
  [{ $oid: '507f1f77bcf86cd799439011' }, ''],
  ...[null, '', ' ', 0, false].map((none) => [none, undefined] as const),
];
const causeForms = ['bonus', 'promotion', 'invite', 'refund', 'luckydraw'].flatMap((kind) =>
  causes.map(([record, description]) => ({
    response: [{ [kind]: record }],
    brings: having({ rows: [having({ cause: description === undefined ? null : { kind, description } })] }),
  })),
);

/** Full and short second pages, with and without a total. */
const secondPages = (
  [
    [10, 20, false],
    [10, 21, true],
    [5, 15, false],
    [0, 0, false],
    [10, null, true],
    [9, null, false],
  ] as const
).map(([rows, total, hasMore]) => ({
  response: { refunds: Array.from({ length: rows }, () => ({})), total },
  brings: { rows: Array.from({ length: rows }, () => ({ amount: null, createdAt: null })), total, hasMore },
}));

const check = { result: 100.25, bonus: true, info: '<p>i</p>', refundAmount: 3, refundSuccess: 5, refundFail: 10 };
const withCheck = (sent: object, read: object): Sample => ({
  response: { ...check, ...sent },
  brings: {
    available: 'some',
    availableAmount: amount,
    isBlockedByBonus: true,
    info: '<p>i</p>',
    received: moneyOf(3_00, 'BAHT'),
    success: 5,
    fail: 10,
    ...read,
  },
});
const unknownRefund = {
  available: 'unknown',
  availableAmount: null,
  isBlockedByBonus: false,
  info: '',
  received: null,
  success: null,
  fail: null,
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
    forms: [
      { response: qrForeign, brings: qrUnknown },

      ...[
        { hasQrcode: false },
        { hasQrcode: false, message: 'QR_FAIL', qrcode: null },
        { hasQrcode: false, qrcodeId: {}, amount: 'one', expireIn: null, message: [] },
        { hasQrcode: null, qrcode: '' },
      ].map((response) => ({ response, brings: null })),
      { response: { ...qrAnswer, hasQrcode: 'true', qrcodeId: 5, amount: '100.25' }, brings: { ...qrCode, id: '5' } },
      {
        response: { qrcode: '<svg/>', qrcodeId: { $oid: 'q1' } },
        brings: { id: 'q1', markup: '<svg/>', amount: null, expiresAt: null },
      },
      { response: { hasQrcode: true, qrcode: '<svg/>' }, brings: { id: '', markup: '<svg/>', amount: null, expiresAt: null } },
    ],
    unclear: [{}, { hasQrcode: 'maybe', qrcode: '<svg/>' }, { ...qrAnswer, qrcode: '' }, { ...qrAnswer, qrcode: 5 }],
    refusals: [
      { response: { message: 'QR_FAIL' }, says: 'QR_FAIL' },
      { response: { qrcode: null, message: 'NO_BANK' }, says: 'NO_BANK' },
    ],
  },
  createQrCode: {
    params: { bankCode: 'KBANK' },
    body: { amount: 100.25 },
    ...act(qrCodes.createQrCode, { bankCode: 'KBANK', amount, ...intent }),
    good: { response: qrAnswer, brings: qrCode },
    forms: [{ response: qrForeign, brings: qrUnknown }],
    refusals: [
      { response: { hasQrcode: false }, says: 'QR_FAIL' },
      { response: { qrcode: null, message: 'NO_BANK' }, says: 'NO_BANK' },
    ],
  },
  cancelQrCode: { params: { qrcodeId: 'q/1' }, ...act(qrCodes.cancelQrCode, { qrCodeId: 'q/1', ...intent }), ...acted },
  getInvites: {
    body: page,
    ...read(invites.getInvites, list),
    ...inviteForms,
    forms: [
      {
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
      ...inviteForms.forms,
    ],
  },
  claimInviteBonus: { ...act(invites.claimInviteBonus, intent), ...acted },
  getInviteBanners: { ...read(invites.getInviteBanners, undefined), ...banners },
  getRefunds: {
    body: { page: 2, limit: 10 },
    ...read(refunds.getRefunds, { ...list, page: 2 }),
    ...refundForms,
    forms: [
      {
        response: { data: [{ refundAmount: null, createdAt: '2026-11-21T12:00:00', by: 'x' }], total: -1 },
        brings: { rows: [{ amount: null, createdAt: null }], total: null, hasMore: false },
      },
      ...refundForms.forms,
      ...secondPages,
    ],
  },
  getRefundState: {
    ...read(refunds.getRefundState, 'BAHT'),
    good: withCheck({ bonus: false }, { isBlockedByBonus: false }),
    forms: [
      {
        response: { result: 'true', bonus: 1, refundAmount: '7', tier: 'gold' },
        brings: { ...unknownRefund, available: 'some', isBlockedByBonus: true, received: moneyOf(7_00, 'BAHT') },
      },
      withCheck({ since: 1 }, {}),
      withCheck({ result: '100.25', bonus: 1, refundAmount: '3.00', refundSuccess: '5', refundFail: '10' }, {}),
      ...[true, 'true'].map((result) => withCheck({ result }, { availableAmount: null })),
      ...[false, 'false'].map((result) => withCheck({ result }, { available: 'none', availableAmount: null })),
      ...[0, '0'].map((result) => withCheck({ result }, { available: 'none', availableAmount: moneyOf(0, 'BAHT') })),
      ...[{}, { result: 'yes', bonus: 'no', info: {}, refundAmount: 'three', refundSuccess: null, refundFail: [] }].map((response) => ({
        response,
        brings: unknownRefund,
      })),
      withCheck({ bonus: { type: 'limit' } }, {}),
      ...[{}, [], null, '', '0'].map((bonus) => withCheck({ bonus }, { isBlockedByBonus: false })),
    ],
  },
  receiveRefund: { ...act(refunds.receiveRefund, intent), ...acted },
  addRefund: { ...act(refunds.addRefund, intent), ...acted },
  getRefundBanners: { ...read(refunds.getRefundBanners, undefined), ...banners },
  getStatement: {
    body: page,
    ...read(statement.getStatement, list),
    ...statementForms,
    forms: [
      {
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
            { ...unknownEntry, typeText: 'jackpot', createdAt: noon, cause: { kind: 'luckydraw', description: '' } },
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
            unknownEntry,
          ],
          total: 3,
          hasMore: false,
        },
      },
      ...statementForms.forms,
      ...causeForms,
    ],
  },
  getSlips: {
    body: page,
    ...read(statement.getSlips, list),
    ...slipForms,
    forms: [
      {
        response: {
          slips: [
            { createdAt: noon - 1000, amount: '100.25', status: 'failed', note: 'NOT_MATCH', reference: { $oid: 'r1' } },
            { createdAt: noon, status: 'QUEUED', note: 'BRAND_NEW', bank: 'x' },
          ],
        },
        brings: {
          // Newest first, whatever their order in the response.
          rows: [
            { ...unknownSlip, createdAt: noon, reason: 'BRAND_NEW' },
            { ...unknownSlip, createdAt: noon - 1000, amount, status: 'failed', reason: 'NOT_MATCH', reference: 'r1' },
          ],
          total: null,
          hasMore: false,
        },
      },
      ...slipForms.forms,
    ],
  },
  getSlipImage: {
    params: { reference: 'r/1' },
    ...read(statement.getSlipImage, 'r/1'),
    good: { response: { url: 'https://a.example/s.jpg' }, brings: 'https://a.example/s.jpg' },
    forms: [{ response: { url: '/files/s.jpg', width: 100 }, brings: '/files/s.jpg' }],
    unclear: [{}, { url: '' }],
  },
} satisfies EndpointRows;
