import type { FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';

/** For `onRequest` of what is for testers: from elsewhere than this machine it does not exist. */
export function demandLoopback(request: FastifyRequest, _reply: unknown, next: (error?: Error) => void): void {
  const isHere = /^(?:::ffff:)?127\.|^::1$/.test(request.ip);
  next(isHere ? undefined : new Refusal(404, 'NO_DATA'));
}
