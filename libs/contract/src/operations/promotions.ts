import type { OperationRows } from '../operation.ts';
import { messageResponse } from '../schemas/response.ts';
import { currentPromotionResponse, promotionResponse } from '../schemas/promotion.ts';

/** Promotion codes. */
export const promotions = {
  getCurrentPromotion: { method: 'GET', path: '/api/promotion/current', effect: 'read', response: currentPromotionResponse },
  findPromotion: { method: 'GET', path: '/api/promotion/find/{code}', effect: 'read', response: promotionResponse },
  activatePromotion: { method: 'GET', path: '/api/promotion/activate/{code}', effect: 'money', response: messageResponse },
} as const satisfies OperationRows;
