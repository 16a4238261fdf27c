import type { FastifyRequest } from 'fastify';
import { operators } from '../operators/operators.ts';
import type { Operator } from '../operators/operator.ts';
import { Refusal } from '../http/refusal.ts';
import type { SessionMember, Sessions } from './sessions.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set on routes that require a login. Read by `memberOf`. */
    member: SessionMember | null;
  }
}

const bearer = /^Bearer ([\w-]+)$/;

/** For `onRequest` of a route: requires a session of the operator in the path. */
export function requireAuth(sessions: Sessions): (request: FastifyRequest) => Promise<void> {
  return async (request) => {
    request.member = await findMember(sessions, request);
    if (request.member === null) throw new Refusal(401, 'invalid-token');
  };
}

/** The caller. Null for a visitor, and for a token of another operator. */
export async function findMember(sessions: Sessions, request: FastifyRequest): Promise<SessionMember | null> {
  const [, token] = bearer.exec(request.headers.authorization ?? '') ?? [];
  const member = token === undefined ? null : await sessions.find(token);
  const isElsewhere = request.pathOperator !== null && request.pathOperator !== member?.operator;
  return isElsewhere ? null : member;
}

/** The token of the request, behind `requireAuth`. */
export function tokenOf(request: FastifyRequest): string {
  return bearer.exec(request.headers.authorization ?? '')?.[1] ?? '';
}

/** The member, behind `requireAuth`. */
export function memberOf(request: FastifyRequest): SessionMember {
  if (request.member === null) throw new Refusal(401, 'invalid-token');
  return request.member;
}

/** The operator of a call's lookups and registrations: the one in the path, `th` by default. */
export function operatorOf(request: FastifyRequest): Operator {
  return operators[request.pathOperator ?? 'th'];
}
