import * as v from 'valibot';
import { figure, html, id, isRecord, readAs } from './parts.ts';

const promotion = v.object({ code: id, percentFail: figure, description: html });

/** The promotion may be the whole response. */
const inPromotion = (response: unknown) =>
  isRecord(response) && !('promotion' in response) && ['code', 'percentFail', 'description'].some((name) => name in response)
    ? { promotion: response }
    : response;

/** `GET /api/promotion/find/{code}`: null if there is none. */
export const promotionResponse = readAs(v.object({ promotion: v.nullable(promotion) }), inPromotion);

/** `GET /api/promotion/current`: null if none is active. */
export const currentPromotionResponse = readAs(v.object({ promotion: v.optional(v.nullable(promotion), null) }), inPromotion);

export type PromotionResponse = v.InferOutput<typeof promotionResponse>;
export type CurrentPromotionResponse = v.InferOutput<typeof currentPromotionResponse>;
