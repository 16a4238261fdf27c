import * as v from 'valibot';
import { listOf } from './answer.ts';
import { text } from './parts.ts';

/** `GET /api/invite/banners`, `GET /api/refund/banners`, and part of each bonus: a picture, mark-up, or both. */
export const bannersAnswer = listOf(v.object({ image: text, html: text }));

export type BannersAnswer = v.InferOutput<typeof bannersAnswer>;
