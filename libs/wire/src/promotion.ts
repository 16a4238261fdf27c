import * as v from 'valibot';
import { figure, text } from './parts.ts';

const promotion = v.object({ code: text, percentFail: figure, description: text });

/** `GET /api/promotion/find/{code}` */
export const promotionAnswer = v.object({ promotion });

/** `GET /api/promotion/current`: null where none is in use. */
export const currentPromotionAnswer = v.object({ promotion: v.optional(v.nullable(promotion), null) });

export type PromotionAnswer = v.InferOutput<typeof promotionAnswer>;
export type CurrentPromotionAnswer = v.InferOutput<typeof currentPromotionAnswer>;
