import * as v from 'valibot';
import { listOf } from './answer.ts';
import { bannersAnswer } from './banners.ts';
import { figure, text, time } from './parts.ts';

const banners = v.fallback(bannersAnswer, []);

/** A member's use of a bonus; also the answer of `GET /api/bonus/activate/{code}`. */
export const userBonusAnswer = v.object({
  _id: text,
  isActive: v.fallback(v.boolean(), false),
  /** One entry each time that it was received. */
  received: v.fallback(listOf(v.object({ updatedAt: time })), []),
});

/** `GET /api/bonus` */
export const bonusListAnswer = listOf(
  v.object({
    code: v.pipe(v.string(), v.nonEmpty()),
    /** `limit`, `day` or `week`: over which time `maxReceived` counts. */
    type: text,
    maxReceived: figure,
    percentFail: figure,
    banners,
    userBonus: v.fallback(v.optional(v.nullable(userBonusAnswer)), undefined),
  }),
);

/** `GET /api/bonus/check/active` */
export const activeBonusAnswer = v.object({ status: v.boolean(), type: text });

/** `GET /api/bonus/check/minimum`: the least balance at which a bonus counts as played out. */
export const bonusMinimumAnswer = v.object({ minimum: figure });

export type UserBonusAnswer = v.InferOutput<typeof userBonusAnswer>;
export type BonusListAnswer = v.InferOutput<typeof bonusListAnswer>;
export type ActiveBonusAnswer = v.InferOutput<typeof activeBonusAnswer>;
export type BonusMinimumAnswer = v.InferOutput<typeof bonusMinimumAnswer>;
