import * as v from 'valibot';
import { pageOf, rowsOf } from './answer.ts';
import { amount, text, time, total } from './parts.ts';

/** `POST /api/invite`: whose play earned what, newest first. */
export const inviteListAnswer = pageOf(
  v.object({
    invites: rowsOf(v.object({ from: v.fallback(v.object({ name: text }), { name: '' }), amount, createdAt: time })),
    total,
  }),
  'invites',
);

export type InviteListAnswer = v.InferOutput<typeof inviteListAnswer>;
