import { bonusEndpoints } from '../../endpoints/bonuses.ts';
import { promotionEndpoints } from '../../endpoints/promotions.ts';
import { spinWheelEndpoints } from '../../endpoints/spin-wheel.ts';
import { act, read } from './ask.ts';
import type { EndpointRows, Sample } from './endpoint-row.ts';
import { acted } from './member-rows.ts';

const bonuses = bonusEndpoints.endpoints;
const promotions = promotionEndpoints.endpoints;
const wheel = spinWheelEndpoints.endpoints;

const noon = Date.UTC(2026, 10, 21, 12);
const noonText = '2026-11-21T12:00:00.000Z';
const intent = { intentId: 'intent-1' };
const coded = { code: 'A/1', ...intent };
const promotion = { code: 'A/1', percentFail: 5, description: '<p>Gift</p>' };

const bonus = { code: 'B1', type: 'day', maxReceived: 2, percentFail: 12.5, banners: [{ image: '/b1.png', html: '' }] };
const plainBonus = { code: 'B1', type: 'other', maxReceived: null, percentFail: null, banners: [], userBonus: null };
const usedBonus = { ...bonus, userBonus: { _id: 'u1', isActive: true, received: [{ updatedAt: noonText }] } };
const readBonus = { ...bonus, userBonus: { id: 'u1', isActive: true, receivedAt: [noon] } };

const slice = { code: 'S1', label: '100 baht', bgColor: '#fff', textColor: '#000', htmlDescription: '<p>s</p>' };
const bareSlice = { bgColor: '', textColor: '', htmlDescription: '' };
const withSlices = (sent: readonly unknown[], read: readonly object[]): Sample => ({
  response: { slices: sent },
  brings: { name: '', slices: read, userCoin: null },
});
const coins: readonly (readonly [unknown, number | null])[] = [
  [0, 0],
  ['1,000', 1000],
  [{ coin: '4' }, 4],
  [{ $numberInt: '4' }, 4],
  ...[null, undefined, 1.5, 'many', {}, { coin: null }, []].map((unknown) => [unknown, null] as const),
];

const won = (response: object, read: object): Sample => ({ response, brings: { code: '', label: '', remainingCoin: null, ...read } });

/** A coupon, and what is read of it. `of` has no other names than the code or those given. */
const coupon = (sent: unknown, claimedBy: string | number, name: string, of: object, amount: number | null = null): Sample => ({
  response: [sent],
  brings: [{ slice: String(claimedBy), claimedBy, of: { code: '', label: '', ...of }, name, amount }],
});

export const rewardRows = {
  getBonuses: {
    isList: true,
    ...read(bonuses.getBonuses, undefined),
    good: { response: [usedBonus], brings: [readBonus] },
    forms: [
      {
        response: {
          bonuses: [
            { code: 'B1', type: 'month', userBonus: { received: [{ updatedAt: noon }, {}] }, vip: true },
            { type: 'no code' },
            { code: 2, type: 'Day', maxReceived: '2', percentFail: '12.50', banners: null, userBonus: null },
          ],
        },
        brings: [
          { ...plainBonus, userBonus: { id: '', isActive: false, receivedAt: [noon, null] } },
          { ...plainBonus, code: '2', type: 'day', maxReceived: 2, percentFail: 12.5 },
        ],
      },

      { response: [{ ...usedBonus, rank: 'gold', userBonus: { ...usedBonus.userBonus, by: 'x' } }], brings: [readBonus] },
      { response: [{ code: 'B1' }], brings: [plainBonus] },
      { response: [{ ...usedBonus, type: 'month' }], brings: [{ ...readBonus, type: 'other' }] },
      {
        response: [{ code: 'B1', type: {}, maxReceived: 'two', percentFail: {}, banners: 'none', userBonus: 7 }],
        brings: [plainBonus],
      },
      { response: [null, {}, { ...usedBonus, code: '' }, usedBonus, 'B2'], brings: [readBonus] },
      {
        response: {
          bonuses: [
            {
              ...usedBonus,
              maxReceived: '2',
              percentFail: '12.50',
              userBonus: { ...usedBonus.userBonus, _id: { $oid: 'u1' }, isActive: 1 },
            },
          ],
        },
        brings: [readBonus],
      },
    ],
    unclear: [{}, { bonuses: {} }],
  },
  getActiveBonus: {
    ...read(bonuses.getActiveBonus, undefined),
    good: { response: { status: true, type: 'welcome' }, brings: { isActive: true, type: 'welcome' } },
    forms: [
      { response: { status: 0, since: noon }, brings: { isActive: false, type: '' } },

      { response: { status: true, type: 'month' }, brings: { isActive: true, type: 'month' } },
      { response: { status: 'true' }, brings: { isActive: true, type: '' } },
      { response: true, brings: { isActive: true, type: '' } },
    ],
    unclear: [{}, { status: 'yes' }, { status: null }, { status: 2 }],
  },
  getBonusMinimum: {
    ...read(bonuses.getBonusMinimum, undefined),
    good: { response: { minimum: 5 }, brings: 5 },
    forms: [
      { response: { minimum: 'five', unit: 'baht' }, brings: null },
      { response: { minimum: '5' }, brings: 5 },
    ],
  },
  activateBonus: {
    params: { code: 'A/1' },
    ...act(bonuses.activateBonus, coded),
    good: {
      response: { _id: 'u1', isActive: true, received: [{ updatedAt: noonText }] },
      brings: { id: 'u1', isActive: true, receivedAt: [noon] },
    },
    forms: [
      { response: { _id: 5, isActive: 1, received: null, turnover: 3 }, brings: { id: '5', isActive: true, receivedAt: [] } },

      { response: {}, brings: { id: '', isActive: false, receivedAt: [] } },
      { response: { _id: 1, isActive: 'true', received: null }, brings: { id: '1', isActive: true, receivedAt: [] } },
      { response: { _id: {}, isActive: 'maybe', received: 7 }, brings: { id: '', isActive: false, receivedAt: [] } },
      {
        response: { received: [{}, { updatedAt: false }, { updatedAt: noon }] },
        brings: { id: '', isActive: false, receivedAt: [null, null, noon] },
      },
    ],
  },
  clearBonus: { ...act(bonuses.clearBonus, intent), ...acted },
  getCurrentPromotion: {
    ...read(promotions.getCurrentPromotion, undefined),
    good: { response: { promotion }, brings: promotion },
    forms: [
      { response: { promotion: null, queue: 1 }, brings: null },

      { response: {}, brings: null },
      { response: promotion, brings: promotion },
    ],
    unclear: [{ promotion: 'P1' }],
  },
  findPromotion: {
    params: { code: 'A/1' },
    ...read(promotions.findPromotion, 'A/1'),
    good: { response: { promotion }, brings: promotion },
    forms: [
      { response: { code: 'A/1', percentFail: '5', until: noon }, brings: { code: 'A/1', percentFail: 5, description: '' } },

      { response: { promotion: { ...promotion, _id: 'x' } }, brings: promotion },
      ...[{}, { code: {}, percentFail: 'ten', description: null }].map((found) => ({
        response: { promotion: found },
        brings: { code: '', percentFail: null, description: '' },
      })),
    ],
    refusals: [{ response: { promotion: null }, says: 'NO_PROMOTION' }],
    unclear: [{}, { promotion: 'P1' }, { message: 'OK' }],
  },
  activatePromotion: { params: { code: 'A/1' }, ...act(promotions.activatePromotion, coded), ...acted },
  getSpinWheel: {
    ...read(wheel.getSpinWheel, undefined),
    good: { response: { name: 'Wheel', slices: [slice], userCoin: 3 }, brings: { name: 'Wheel', slices: [slice], userCoin: 3 } },
    forms: [
      {
        response: { slices: [{ _id: { $oid: 'a1' }, code: 7, label: 'One', weight: 5 }, null], userCoin: '3' },
        brings: { name: '', slices: [{ code: '7', id: 'a1', label: 'One', bgColor: '', textColor: '', htmlDescription: '' }], userCoin: 3 },
      },

      {
        response: { name: 'Wheel', slices: [{ ...slice, odds: 0.1 }], userCoin: 3, jackpot: 1 },
        brings: { name: 'Wheel', slices: [slice], userCoin: 3 },
      },
      withSlices([{ code: 'S1' }], [{ code: 'S1', label: '', ...bareSlice }]),
      withSlices([{ _id: 5, code: 7, label: 100 }], [{ id: '5', code: '7', label: '100', ...bareSlice }]),
      withSlices([{ _id: { $oid: 'a1' }, name: 'Shirt' }], [{ id: 'a1', code: '', label: 'Shirt', ...bareSlice }]),
      withSlices([{ id: 'a1', label: {} }], [{ id: 'a1', code: '', label: '', ...bareSlice }]),
      // No result can name these.
      withSlices([slice, null, {}, 5, { bgColor: '#fff' }, { code: '', label: ' ' }], [slice]),
      ...coins.map(([userCoin, read]) => ({ response: { slices: [], userCoin }, brings: { name: '', slices: [], userCoin: read } })),
    ],
    unclear: [{}, { slices: {} }, { slices: { 0: slice } }],
  },
  spin: {
    ...act(wheel.spin, intent),
    good: {
      response: { success: true, code: 's1', label: 'One', remainingCoin: 2 },
      brings: { code: 's1', label: 'One', remainingCoin: 2 },
    },
    forms: [
      { response: { success: 1, result: { code: 7 }, jackpot: false }, brings: { code: '7', label: '', remainingCoin: null } },

      won({ success: true, code: 'S1', label: 'L', remainingCoin: 0, by: 'x' }, { code: 'S1', label: 'L', remainingCoin: 0 }),
      won({ success: true, result: { code: 'S1', label: 'L' }, remainingCoin: '2' }, { code: 'S1', label: 'L', remainingCoin: 2 }),
      won({ success: 1, result: { code: 7 }, remainingCoin: { coin: 2 } }, { code: '7', remainingCoin: 2 }),
      won({ success: 'true', result: 7 }, { code: '7' }),
      won({ result: { label: 'L', remainingCoin: 1 } }, { label: 'L', remainingCoin: 1 }),
      won({ result: { _id: { $oid: 'a1' } }, message: 'SUCCESS' }, { id: 'a1' }),
      won({ code: 'OK', result: 'S1', label: 'L' }, { code: 'S1', label: 'L' }),
      won({ code: 'S1' }, { code: 'S1' }),
      won({ code: 'S1', error: null, message: '' }, { code: 'S1' }),
      won({ message: 'OK' }, {}),
      won({ success: true }, {}),
    ],
    refusals: [
      { response: { success: false, error: 'NO_DATA' }, says: 'NO_DATA' },
      { response: { success: false, message: 'SUCCESS', error: 'Too late' }, says: 'Too late' },
      { response: { success: 'false', error: 'Sorry', message: 'NO_DATA' }, says: 'NO_DATA' },
      { response: { success: 0 }, says: '' },
      { response: { success: false, code: 'NO_DATA' }, says: 'NO_DATA' },
      { response: { error: 'NO_DATA' }, says: 'NO_DATA' },
      { response: { error: { code: 'NO_DATA', message: 'Sorry' } }, says: 'NO_DATA' },
      { response: { error: 'Sorry', code: 400 }, says: 'Sorry' },
      { response: { message: 'MONEY_NOT_ENOUGH', code: 1002 }, says: 'MONEY_NOT_ENOUGH' },
      { response: { code: 'NO_DATA' }, says: 'NO_DATA' },
    ],
    unclear: [{}, [], 'S1', { message: 'No coins left' }, { success: 'maybe' }, { remainingCoin: 3 }, { result: null, error: '' }],
  },
  getCoupons: {
    isList: true,
    ...read(wheel.getCoupons, undefined),
    good: {
      response: [{ prize: { slice: 's1', name: 'One' }, amount: 2 }],
      brings: [{ slice: 's1', claimedBy: 's1', of: { code: 's1', label: '' }, name: 'One', amount: 2 }],
    },
    forms: [
      {
        response: [{ _id: 7, prize: { slice: { code: 's1' } }, until: noon }, { prize: null }],
        brings: [
          { slice: '7', claimedBy: 7, of: { code: 's1', label: '' }, name: '', amount: null },
          { slice: '', claimedBy: '', of: { code: '', label: '' }, name: '', amount: null },
        ],
      },

      coupon({ prize: { slice: 'S1', name: 'A', rank: 1 }, amount: 2 }, 'S1', 'A', { code: 'S1' }, 2),
      coupon({ prize: { slice: 7 } }, 7, '', { code: '7' }),
      coupon({ prize: { slice: { code: 'S1', label: 'L' }, name: 'A' } }, 'S1', 'A', { code: 'S1', label: 'L' }),
      coupon({ prize: { slice: { _id: 5, label: 'L' } } }, 5, 'L', { id: '5', label: 'L' }),
      coupon({ prize: { slice: null, name: 'A' } }, 'A', 'A', { label: 'A' }),
      coupon({ prize: { code: 'S1', label: 'L' } }, 'S1', 'L', { code: 'S1', label: 'L' }),
      coupon({ prize: '10 baht' }, '10 baht', '', { code: '10 baht' }),
      coupon({ _id: { $oid: 'c1' }, prize: { slice: 'S1' } }, 'c1', '', { code: 'S1' }),
      coupon({ code: 9, id: 'c1', prize: 'S1' }, 9, '', { code: 'S1' }),
      coupon({ coupon: 'C-1', code: 9, name: 'A' }, 'C-1', 'A', {}),
      coupon({ prize: { slice: 'S2' }, amount: 'two' }, 'S2', '', { code: 'S2' }),
      coupon({ prize: { slice: 'S1', name: 'A' }, amount: 2.0000000000000004 }, 'S1', 'A', { code: 'S1' }, 2),
      ...[{ coupons: [{ prize: 'S1' }] }, { data: [{ prize: 'S1' }], total: 1 }].map((response) => ({
        ...coupon({}, 'S1', '', { code: 'S1' }),
        response,
      })),
      // Their number stays correct.
      ...[null, {}, 5, { prize: { slice: '' } }].map((unknown) => coupon(unknown, '', '', {})),
    ],
    unclear: [{}, { coupons: {} }, { coupons: 'none' }, 'none'],
  },
  claimCoupon: {
    body: { coupon: 'A/1' },
    ...act(wheel.claimCoupon, coded),
    good: { response: { success: true }, brings: null },
    forms: [
      { response: { message: 'SUCCESS', balance: 5 }, brings: null },

      ...[{ success: 1, message: 'Enjoy' }, { success: 'true' }, { message: 'OK' }, { code: 'SUCCESS' }].map((response) => ({
        response,
        brings: null,
      })),
    ],
    refusals: [
      { response: { success: false, error: 'COUPON_EXPIRED' }, says: 'COUPON_EXPIRED' },
      { response: { message: 'COUPON_EXPIRED' }, says: 'COUPON_EXPIRED' },
      { response: { error: 'Too late' }, says: 'Too late' },
      { response: { success: false }, says: '' },
    ],
    unclear: [{}, [], { message: 'Thank you' }, { coupon: 'S1' }],
  },
  getSpinActive: {
    ...read(wheel.getSpinActive, undefined),
    good: { response: { active: true }, brings: true },
    forms: [
      { response: { active: 0, reason: 'holiday' }, brings: false },

      { response: { active: 'true' }, brings: true },
      { response: '1', brings: true },
      { response: { status: true }, brings: true },
      { response: { active: null, enabled: false }, brings: false },
    ],
    unclear: ['soon', [], {}, { active: 'soon' }, { active: null }, { active: {} }],
  },
} satisfies EndpointRows;
