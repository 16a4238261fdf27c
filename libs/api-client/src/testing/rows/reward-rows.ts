import { bonusEndpoints } from '../../endpoints/bonuses.ts';
import { promotionEndpoints } from '../../endpoints/promotions.ts';
import { spinWheelEndpoints } from '../../endpoints/spin-wheel.ts';
import { act, read } from './ask.ts';
import type { EndpointRows } from './endpoint-row.ts';
import { acted } from './member-rows.ts';

const bonuses = bonusEndpoints.endpoints;
const promotions = promotionEndpoints.endpoints;
const wheel = spinWheelEndpoints.endpoints;

const noon = Date.UTC(2026, 10, 21, 12);
const noonText = '2026-11-21T12:00:00.000Z';
const intent = { intentId: 'intent-1' };
const coded = { code: 'A/1', ...intent };
const promotion = { code: 'A/1', percentFail: 5, description: '<p>Gift</p>' };

export const rewardRows = {
  getBonuses: {
    isList: true,
    ...read(bonuses.getBonuses, undefined),
    good: {
      response: [
        {
          code: 'B1',
          type: 'day',
          maxReceived: 2,
          percentFail: 5,
          banners: [{ image: 'https://a.example/1.png', html: '' }],
          userBonus: { _id: 'u1', isActive: true, received: [{ updatedAt: noonText }] },
        },
      ],
      brings: [
        {
          code: 'B1',
          type: 'day',
          maxReceived: 2,
          percentFail: 5,
          banners: [{ image: 'https://a.example/1.png', html: '' }],
          userBonus: { id: 'u1', isActive: true, receivedAt: [noon] },
        },
      ],
    },
    variant: {
      response: {
        bonuses: [
          { code: 'B1', type: 'month', userBonus: { received: [{ updatedAt: noon }, {}] }, vip: true },
          { type: 'no code' },
          { code: 2, type: 'Day', maxReceived: '2', percentFail: '12.50', banners: null, userBonus: null },
        ],
      },
      brings: [
        {
          code: 'B1',
          type: 'other',
          maxReceived: null,
          percentFail: null,
          banners: [],
          userBonus: { id: '', isActive: false, receivedAt: [noon, null] },
        },
        { code: '2', type: 'day', maxReceived: 2, percentFail: 12.5, banners: [], userBonus: null },
      ],
    },
  },
  getActiveBonus: {
    ...read(bonuses.getActiveBonus, undefined),
    good: { response: { status: true, type: 'welcome' }, brings: { isActive: true, type: 'welcome' } },
    variant: { response: { status: 0, since: noon }, brings: { isActive: false, type: '' } },
  },
  getBonusMinimum: {
    ...read(bonuses.getBonusMinimum, undefined),
    good: { response: { minimum: 5 }, brings: 5 },
    variant: { response: { minimum: 'five', unit: 'baht' }, brings: null },
  },
  activateBonus: {
    params: { code: 'A/1' },
    ...act(bonuses.activateBonus, coded),
    good: {
      response: { _id: 'u1', isActive: true, received: [{ updatedAt: noonText }] },
      brings: { id: 'u1', isActive: true, receivedAt: [noon] },
    },
    variant: { response: { _id: 5, isActive: 1, received: null, turnover: 3 }, brings: { id: '5', isActive: true, receivedAt: [] } },
  },
  clearBonus: { ...act(bonuses.clearBonus, intent), ...acted },
  getCurrentPromotion: {
    ...read(promotions.getCurrentPromotion, undefined),
    good: { response: { promotion }, brings: promotion },
    variant: { response: { promotion: null, queue: 1 }, brings: null },
  },
  findPromotion: {
    params: { code: 'A/1' },
    ...read(promotions.findPromotion, 'A/1'),
    good: { response: { promotion }, brings: promotion },
    variant: { response: { code: 'A/1', percentFail: '5', until: noon }, brings: { code: 'A/1', percentFail: 5, description: '' } },
  },
  activatePromotion: { params: { code: 'A/1' }, ...act(promotions.activatePromotion, coded), ...acted },
  getSpinWheel: {
    ...read(wheel.getSpinWheel, undefined),
    good: {
      response: {
        name: 'Wheel',
        slices: [{ code: 's1', label: 'One', bgColor: '#fff', textColor: '#000', htmlDescription: '<p>x</p>' }],
        userCoin: 3,
      },
      brings: {
        name: 'Wheel',
        slices: [{ code: 's1', label: 'One', bgColor: '#fff', textColor: '#000', htmlDescription: '<p>x</p>' }],
        userCoin: 3,
      },
    },
    variant: {
      response: { slices: [{ _id: { $oid: 'a1' }, code: 7, label: 'One', weight: 5 }, null], userCoin: '3' },
      brings: { name: '', slices: [{ code: '7', id: 'a1', label: 'One', bgColor: '', textColor: '', htmlDescription: '' }], userCoin: 3 },
    },
  },
  spin: {
    ...act(wheel.spin, intent),
    good: {
      response: { success: true, code: 's1', label: 'One', remainingCoin: 2 },
      brings: { code: 's1', label: 'One', remainingCoin: 2 },
    },
    variant: { response: { success: 1, result: { code: 7 }, jackpot: false }, brings: { code: '7', label: '', remainingCoin: null } },
  },
  getCoupons: {
    isList: true,
    ...read(wheel.getCoupons, undefined),
    good: {
      response: [{ prize: { slice: 's1', name: 'One' }, amount: 2 }],
      brings: [{ slice: 's1', claimedBy: 's1', of: { code: 's1', label: '' }, name: 'One', amount: 2 }],
    },
    variant: {
      response: [{ _id: 7, prize: { slice: { code: 's1' } }, until: noon }, { prize: null }],
      brings: [
        { slice: '7', claimedBy: 7, of: { code: 's1', label: '' }, name: '', amount: null },
        { slice: '', claimedBy: '', of: { code: '', label: '' }, name: '', amount: null },
      ],
    },
  },
  claimCoupon: {
    body: { coupon: 'A/1' },
    ...act(wheel.claimCoupon, coded),
    good: { response: { success: true }, brings: null },
    variant: { response: { message: 'SUCCESS', balance: 5 }, brings: null },
  },
  getSpinActive: {
    ...read(wheel.getSpinActive, undefined),
    good: { response: { active: true }, brings: true },
    variant: { response: { active: 0, reason: 'holiday' }, brings: false },
  },
} satisfies EndpointRows;
