import { operation } from '../operation.ts';
import { code } from '../schemas/parts.ts';
import { messageResponse } from '../schemas/response.ts';
import { currentPromotionResponse, promotionResponse } from '../schemas/promotion.ts';

/* Promotion codes. */

export const getCurrentPromotion = operation({
  id: 'getCurrentPromotion',
  method: 'GET',
  path: '/api/promotion/current',
  auth: 'required',
  effect: 'read',
  group: 'Bonuses',
  summary: 'The promotion in use',
  response: currentPromotionResponse,
  errors: ['NO_PROMOTION'],
});

export const findPromotion = operation({
  id: 'findPromotion',
  method: 'GET',
  path: '/api/promotion/find/{code}',
  auth: 'required',
  effect: 'read',
  group: 'Bonuses',
  summary: 'Look a promotion up by its code',
  params: { code },
  response: promotionResponse,
  errors: ['NO_PROMOTION'],
});

export const activatePromotion = operation({
  id: 'activatePromotion',
  method: 'GET',
  path: '/api/promotion/activate/{code}',
  auth: 'required',
  effect: 'money',
  group: 'Bonuses',
  summary: 'Receive a promotion',
  params: { code },
  response: messageResponse,
  errors: [
    'NO_PROMOTION',
    'PROMOTION_RECEIVED',
    'BONUS_REMAINING',
    'BONUS_ALREADY_ACTIVE',
    'BONUS_MAX_CLAIMED',
    'BONUS_CONDITION',
    'BONUS_FULL',
  ],
});
