import * as v from 'valibot';
import { pageOf, rowsOf } from './response.ts';
import { amount, text, time, total } from './parts.ts';

/** `POST /api/invite`: what the member earned from each friend, newest first. */
export const inviteListResponse = pageOf(
  v.object({
    invites: rowsOf(v.object({ from: v.fallback(v.object({ name: text }), { name: '' }), amount, createdAt: time })),
    total,
  }),
  'invites',
);

export type InviteListResponse = v.InferOutput<typeof inviteListResponse>;
