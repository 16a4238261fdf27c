import * as v from 'valibot';
import { rowsOf } from './answer.ts';
import { amount, text, time, total } from './parts.ts';

/** `POST /api/invite`: whose play earned what, newest first. */
export const inviteListAnswer = v.object({
  invites: rowsOf(v.object({ from: v.fallback(v.object({ name: text }), { name: '' }), amount, createdAt: time })),
  total,
});

export type InviteListAnswer = v.InferOutput<typeof inviteListAnswer>;
