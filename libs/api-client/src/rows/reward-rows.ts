import { bonusEndpoints } from '../bonuses.endpoints.ts';
import { promotionEndpoints } from '../promotions.endpoints.ts';
import { spinWheelEndpoints } from '../spin-wheel.endpoints.ts';
import { act, read } from './ask.ts';
import type { EndpointRow } from './endpoint-row.ts';
import { acted } from './member-rows.ts';

const bonuses = bonusEndpoints.endpoints;
const promotions = promotionEndpoints.endpoints;
const wheel = spinWheelEndpoints.endpoints;

const noon = Date.UTC(2026, 10, 21, 12);
const noonText = '2026-11-21T12:00:00.000Z';
const intent = { intentId: 'intent-1' };
const coded = { code: 'A/1', ...intent };
const promotion = { code: 'A/1', percentFail: 5, description: '<p>Gift</p>' };

export const rewardRows: readonly EndpointRow[] = [
  {
    call: 'GET bonus', isList: true, ...read(bonuses.getBonuses, undefined),
    good: {
      answer: [{
        code: 'B1', type: 'day', maxReceived: 2, percentFail: 5, banners: [{ image: 'https://a.example/1.png', html: '' }],
        userBonus: { _id: 'u1', isActive: true, received: [{ updatedAt: noonText }] },
      }],
      brings: [{
        code: 'B1', type: 'day', maxReceived: 2, percentFail: 5, banners: [{ image: 'https://a.example/1.png', html: '' }],
        userBonus: { id: 'u1', isActive: true, receivedAt: [noon] },
      }],
    },
    foreign: {
      answer: [{ code: 'B1', type: 'month', userBonus: { received: [{ updatedAt: noon }, {}] }, vip: true }, { type: 'no code' }],
      brings: [{
        code: 'B1', type: 'other', maxReceived: null, percentFail: null, banners: [],
        userBonus: { id: '', isActive: false, receivedAt: [noon, null] },
      }],
    },
  },
  {
    call: 'GET bonus/check/active', ...read(bonuses.getActiveBonus, undefined),
    good: { answer: { status: true, type: 'welcome' }, brings: { isActive: true, type: 'welcome' } },
    foreign: { answer: { status: false, since: noon }, brings: { isActive: false, type: '' } },
  },
  {
    call: 'GET bonus/check/minimum', ...read(bonuses.getBonusMinimum, undefined),
    good: { answer: { minimum: 5 }, brings: 5 },
    foreign: { answer: { minimum: 'five', unit: 'baht' }, brings: null },
  },
  {
    call: 'GET bonus/activate/A%2F1', ...act(bonuses.activateBonus, coded),
    good: {
      answer: { _id: 'u1', isActive: true, received: [{ updatedAt: noonText }] },
      brings: { id: 'u1', isActive: true, receivedAt: [noon] },
    },
    foreign: { answer: { _id: 5, isActive: true, turnover: 3 }, brings: { id: '', isActive: true, receivedAt: [] } },
  },
  { call: 'GET bonus/clear', ...act(bonuses.clearBonus, intent), ...acted },
  {
    call: 'GET promotion/current', ...read(promotions.getCurrentPromotion, undefined),
    good: { answer: { promotion }, brings: promotion },
    foreign: { answer: { promotion: null, queue: 1 }, brings: null },
  },
  {
    call: 'GET promotion/find/A%2F1', ...read(promotions.findPromotion, 'A/1'),
    good: { answer: { promotion }, brings: promotion },
    foreign: { answer: { promotion: { percentFail: '5', until: noon } }, brings: { code: '', percentFail: null, description: '' } },
  },
  { call: 'GET promotion/activate/A%2F1', ...act(promotions.activatePromotion, coded), ...acted },
  {
    call: 'GET spinwheel/setup', ...read(wheel.getWheel, undefined),
    good: {
      answer: { name: 'Wheel', slices: [{ code: 's1', label: 'One', bgColor: '#fff', textColor: '#000', htmlDescription: '<p>x</p>' }], userCoin: 3 },
      brings: { name: 'Wheel', slices: [{ code: 's1', label: 'One', bgColor: '#fff', textColor: '#000', htmlDescription: '<p>x</p>' }], userCoin: 3 },
    },
    foreign: {
      answer: { slices: [{ code: 's1', label: 'One', weight: 5 }], userCoin: '3' },
      brings: { name: '', slices: [{ code: 's1', label: 'One', bgColor: '', textColor: '', htmlDescription: '' }], userCoin: null },
    },
  },
  {
    call: 'POST spinwheel/spin', ...act(wheel.spin, intent),
    good: { answer: { success: true, code: 's1', label: 'One', remainingCoin: 2 }, brings: { code: 's1', label: 'One', remainingCoin: 2 } },
    foreign: { answer: { success: true, code: 's1', jackpot: false }, brings: { code: 's1', label: '', remainingCoin: null } },
  },
  {
    call: 'GET spinwheel/coupon', isList: true, ...read(wheel.getCoupons, undefined),
    good: { answer: [{ prize: { slice: 's1', name: 'One' }, amount: 2 }], brings: [{ slice: 's1', name: 'One', amount: 2 }] },
    foreign: { answer: [{ prize: { slice: 's1' }, until: noon }, { prize: null }], brings: [{ slice: 's1', name: '', amount: null }] },
  },
  {
    call: 'POST spinwheel/coupon/claim', body: { coupon: 'A/1' }, ...act(wheel.claimCoupon, coded),
    good: { answer: { success: true }, brings: null },
    foreign: { answer: { success: true, message: 'Enjoy', balance: 5 }, brings: null },
  },
  {
    call: 'GET spinwheel/active', ...read(wheel.getSpinActive, undefined),
    good: { answer: { active: true }, brings: true },
    foreign: { answer: { active: false, reason: 'holiday' }, brings: false },
  },
];
