import type { DescriptionsOf } from '../operation.ts';
import type { spinWheel as rows } from '../operations/spin-wheel.ts';
import { couponClaimRequest } from '../schemas/spin-wheel.ts';

export const spinWheel = {
  getSpinWheel: { group: 'Spin wheel', summary: 'The wheel and the coins', auth: 'required' },
  spin: { group: 'Spin wheel', summary: 'Spin the wheel', auth: 'required', errors: ['MONEY_NOT_ENOUGH', 'INVALID_CODE'] },
  getCoupons: { group: 'Spin wheel', summary: 'What was won and is not claimed', auth: 'required' },
  claimCoupon: {
    group: 'Spin wheel',
    summary: 'Claim what was won',
    auth: 'required',
    request: couponClaimRequest,
    errors: ['NO_CLAIMABLE_COUPON', 'INVALID_PRIZE_CODE', 'INVALID_CODE', 'INVALID_COUPON_TYPE', 'COUPON_EXPIRED', 'BONUS_REMAINING'],
  },
  getSpinActive: { group: 'Spin wheel', summary: 'Is there a wheel?', auth: 'required' },
} as const satisfies DescriptionsOf<typeof rows>;
