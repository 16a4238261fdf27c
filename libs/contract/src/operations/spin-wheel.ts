import type { OperationRows } from '../operation.ts';
import { couponClaimResponse, couponListResponse, spinActiveResponse, spinResponse, spinSetupResponse } from '../schemas/spin-wheel.ts';

/** The prize wheel and its coupons. */
export const spinWheel = {
  getSpinWheel: { method: 'GET', path: '/api/spinwheel/setup', effect: 'read', response: spinSetupResponse },
  spin: { method: 'POST', path: '/api/spinwheel/spin', effect: 'money', response: spinResponse },
  getCoupons: { method: 'GET', path: '/api/spinwheel/coupon', effect: 'read', response: couponListResponse },
  claimCoupon: { method: 'POST', path: '/api/spinwheel/coupon/claim', effect: 'money', fields: ['coupon'], response: couponClaimResponse },
  getSpinActive: { method: 'GET', path: '/api/spinwheel/active', effect: 'read', response: spinActiveResponse },
} as const satisfies OperationRows;
