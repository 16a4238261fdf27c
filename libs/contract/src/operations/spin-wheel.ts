import { operation } from '../operation.ts';
import {
  couponClaimResponse,
  couponClaimRequest,
  couponListResponse,
  spinActiveResponse,
  spinResponse,
  spinSetupResponse,
} from '../schemas/spin-wheel.ts';

/* The prize wheel and its coupons. */

export const getSpinWheel = operation({
  id: 'getSpinWheel',
  method: 'GET',
  path: '/api/spinwheel/setup',
  auth: 'required',
  effect: 'read',
  group: 'Spin wheel',
  summary: 'The wheel and the coins',
  response: spinSetupResponse,
});

export const spin = operation({
  id: 'spin',
  method: 'POST',
  path: '/api/spinwheel/spin',
  auth: 'required',
  effect: 'money',
  group: 'Spin wheel',
  summary: 'Spin the wheel',
  response: spinResponse,
  errors: ['MONEY_NOT_ENOUGH', 'INVALID_CODE'],
});

export const getCoupons = operation({
  id: 'getCoupons',
  method: 'GET',
  path: '/api/spinwheel/coupon',
  auth: 'required',
  effect: 'read',
  group: 'Spin wheel',
  summary: 'What was won and is not claimed',
  response: couponListResponse,
});

export const claimCoupon = operation({
  id: 'claimCoupon',
  method: 'POST',
  path: '/api/spinwheel/coupon/claim',
  auth: 'required',
  effect: 'money',
  group: 'Spin wheel',
  summary: 'Claim what was won',
  request: couponClaimRequest,
  response: couponClaimResponse,
  errors: ['NO_CLAIMABLE_COUPON', 'INVALID_PRIZE_CODE', 'INVALID_CODE', 'INVALID_COUPON_TYPE', 'COUPON_EXPIRED', 'BONUS_REMAINING'],
});

export const getSpinActive = operation({
  id: 'getSpinActive',
  method: 'GET',
  path: '/api/spinwheel/active',
  auth: 'required',
  effect: 'read',
  group: 'Spin wheel',
  summary: 'Is there a wheel?',
  response: spinActiveResponse,
});
