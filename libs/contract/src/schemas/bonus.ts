import * as v from 'valibot';
import { listOf } from './response.ts';
import { bannersResponse } from './banners.ts';
import { figure, filled, flag, id, isRecord, readAs, text, time } from './parts.ts';

const banners = v.fallback(bannersResponse, []);

/** A member's use of a bonus; also the answer of `GET /api/bonus/activate/{code}`. */
export const userBonusResponse = v.object({
  _id: id,
  isActive: v.fallback(flag, false),
  /** One entry each time that it was received. */
  received: v.fallback(listOf(v.object({ updatedAt: time })), []),
});

/** `GET /api/bonus` */
export const bonusListResponse = listOf(
  v.object({
    code: filled,
    /** `limit`, `day` or `week`: over which time `maxReceived` counts. */
    type: text,
    maxReceived: figure,
    percentFail: figure,
    banners,
    userBonus: v.fallback(v.optional(v.nullable(userBonusResponse)), undefined),
  }),
  'bonuses',
);

/** `GET /api/bonus/check/active`: the switch may come by itself. */
export const activeBonusResponse = readAs(v.object({ status: flag, type: text }), (answer) =>
  isRecord(answer) ? answer : { status: answer },
);

/** `GET /api/bonus/check/minimum`: the least balance at which a bonus counts as played out. */
export const bonusMinimumResponse = v.object({ minimum: figure });

export type UserBonusResponse = v.InferOutput<typeof userBonusResponse>;
export type BonusListResponse = v.InferOutput<typeof bonusListResponse>;
export type ActiveBonusResponse = v.InferOutput<typeof activeBonusResponse>;
export type BonusMinimumResponse = v.InferOutput<typeof bonusMinimumResponse>;
