import type { DescriptionsOf } from '../operation.ts';
import type { promotions as rows } from '../operations/promotions.ts';
import { code } from '../schemas/parts.ts';

export const promotions = {
  getCurrentPromotion: { group: 'Bonuses', summary: 'The promotion in use', auth: 'required', errors: ['NO_PROMOTION'] },
  findPromotion: {
    group: 'Bonuses',
    summary: 'Look a promotion up by its code',
    auth: 'required',
    params: { code },
    errors: ['NO_PROMOTION'],
  },
  activatePromotion: {
    group: 'Bonuses',
    summary: 'Receive a promotion',
    auth: 'required',
    params: { code },
    errors: [
      'NO_PROMOTION',
      'PROMOTION_RECEIVED',
      'BONUS_REMAINING',
      'BONUS_ALREADY_ACTIVE',
      'BONUS_MAX_CLAIMED',
      'BONUS_CONDITION',
      'BONUS_FULL',
    ],
  },
} as const satisfies DescriptionsOf<typeof rows>;
