import * as v from 'valibot';
import { listOf } from './response.ts';
import { bannersResponse } from './banners.ts';
import { figure, filled, flag, id, isRecord, readAs, text, time } from './parts.ts';

const banners = v.fallback(bannersResponse, []);

/** How a member has used a bonus. Also the response of `GET /api/bonus/activate/{code}`. */
export const userBonusResponse = v.object({
  _id: id,
  isActive: v.fallback(flag, false),
  /** One entry per time that it was received. */
  received: v.fallback(listOf(v.object({ updatedAt: time })), []),
});

/** `GET /api/bonus` */
export const bonusListResponse = listOf(
  v.object({
    code: filled,
    /** `limit`, `day` or `week`: the period to which `maxReceived` applies. */
    type: text,
    maxReceived: figure,
    percentFail: figure,
    banners,
    userBonus: v.fallback(v.optional(v.nullable(userBonusResponse)), undefined),
  }),
  'bonuses',
);

/** `GET /api/bonus/check/active`. The value may be the whole response. */
export const activeBonusResponse = readAs(v.object({ status: flag, type: text }), (answer) =>
  isRecord(answer) ? answer : { status: answer },
);

/** `GET /api/bonus/check/minimum`: the balance below which a bonus counts as used up. */
export const bonusMinimumResponse = v.object({ minimum: figure });

export type UserBonusResponse = v.InferOutput<typeof userBonusResponse>;
export type BonusListResponse = v.InferOutput<typeof bonusListResponse>;
export type ActiveBonusResponse = v.InferOutput<typeof activeBonusResponse>;
export type BonusMinimumResponse = v.InferOutput<typeof bonusMinimumResponse>;
