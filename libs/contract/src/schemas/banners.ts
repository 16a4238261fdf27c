import * as v from 'valibot';
import { listOf } from './response.ts';
import { drawing, markup } from './parts.ts';

/** `GET /api/invite/banners`, `GET /api/refund/banners`, and part of each bonus: an image, HTML, or both. */
export const bannersResponse = listOf(
  v.pipe(
    v.object({ image: drawing, html: markup }),
    v.check(({ image, html }) => `${image}${html}` !== '', 'something to show'),
  ),
  'banners',
);

export type BannersResponse = v.InferOutput<typeof bannersResponse>;
