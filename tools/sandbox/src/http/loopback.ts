import type { FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

const loopbackAddress = /^(?:(?:::ffff:)?127\.|::1$)/;
const loopbackHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;
const proxyHeader = /^(?:x-forwarded-.*|x-real-ip|forwarded|via)$/;

/**
 * For `onRequest` of what is for testers: only who sits at this machine finds it. Neither does who comes through a proxy, which
 * sits here itself, nor a page of another origin, nor a name that somebody made lead to this machine.
 */
export function requireLoopback({ headers, socket }: FastifyRequest, _reply: unknown, next: (error?: Error) => void): void {
  const isHere = loopbackAddress.test(socket.remoteAddress ?? '') && !Object.keys(headers).some((name) => proxyHeader.test(name));
  const { host = '', origin } = headers;
  const isForeign =
    !loopbackHost.test(host) || headers['sec-fetch-site'] === 'cross-site' || (origin !== undefined && origin !== `http://${host}`);
  if (!isHere) next(new Refusal(404, 'NO_DATA'));
  else next(isForeign ? new Refusal(403, 'KEY_INVALID') : undefined);
}
