import * as v from 'valibot';
import { listOf } from './answer.ts';
import { bannersAnswer } from './banners.ts';
import { figure, filled, flag, isRecord, readAs, text, time } from './parts.ts';

const banners = v.fallback(bannersAnswer, []);

/** A member's use of a bonus; also the answer of `GET /api/bonus/activate/{code}`. */
export const userBonusAnswer = v.object({
  _id: text,
  isActive: v.fallback(flag, false),
  /** One entry each time that it was received. */
  received: v.fallback(listOf(v.object({ updatedAt: time })), []),
});

/** `GET /api/bonus` */
export const bonusListAnswer = listOf(
  v.object({
    code: filled,
    /** `limit`, `day` or `week`: over which time `maxReceived` counts. */
    type: text,
    maxReceived: figure,
    percentFail: figure,
    banners,
    userBonus: v.fallback(v.optional(v.nullable(userBonusAnswer)), undefined),
  }),
  'bonuses',
);

/** `GET /api/bonus/check/active`: the switch may come by itself. */
export const activeBonusAnswer = readAs(v.object({ status: flag, type: text }), (answer) => (isRecord(answer) ? answer : { status: answer }));

/** `GET /api/bonus/check/minimum`: the least balance at which a bonus counts as played out. */
export const bonusMinimumAnswer = v.object({ minimum: figure });

export type UserBonusAnswer = v.InferOutput<typeof userBonusAnswer>;
export type BonusListAnswer = v.InferOutput<typeof bonusListAnswer>;
export type ActiveBonusAnswer = v.InferOutput<typeof activeBonusAnswer>;
export type BonusMinimumAnswer = v.InferOutput<typeof bonusMinimumAnswer>;
