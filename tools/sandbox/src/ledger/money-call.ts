import { createHash } from 'node:crypto';
import { idempotencyHeader } from '@wallet/contract';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../http/refusal.ts';
import type { MoneyCall } from './money-action.ts';
import { memberOf } from '../sessions/session.ts';

/** Reads the member, the key and the content of a call. `asked` is the content. */
export function moneyCallOf(request: FastifyRequest, asked: unknown): MoneyCall {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([request.method, request.url.split('?')[0], asked ?? null]))
    .digest('hex');
  return { member: memberOf(request), key: keyOf(request), fingerprint };
}

function keyOf({ headers }: FastifyRequest): string | null {
  const key = headers[idempotencyHeader.toLowerCase()];
  if (key === undefined) return null;
  if (typeof key !== 'string' || !/^[\x21-\x7e]{1,200}$/.test(key)) throw new Refusal(400, 'KEY_INVALID');
  return key;
}
