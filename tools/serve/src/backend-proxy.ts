import httpProxy from '@fastify/http-proxy';
import type { Deployment } from '@wallet/build';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BodyTooLarge, limitUnsizedBodies, maxBytesOf } from './body-size.ts';

export interface BackendProxyOptions {
  /** The origin behind `/api` and `/socket.io`. */
  readonly backend: string;
  /** Prepended to the backend path; the sandbox distinguishes its operators by it. */
  readonly backendPrefix: string;
  readonly deployment: Pick<Deployment, 'callHeaders'>;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** Headers with which a visitor could fake their address or the requested path. */
const forgeable =
  /^(?:(?:x-)?forwarded|x-forwarded-.*|forwarded-for|x-(?:real|originating|remote|proxyuser)-ip|x-remote-addr|x-(?:cluster-)?client-ip|fastly-client-ip|true-client-ip|cf-connecting-ip|x-host|x-original-(?:url|host)|x-rewrite-url|x-http-method|x-(?:http-)?method-override|proxy|.*_.*)$/;

/** Forwards backend calls and the socket, once and unchanged, with the client's real address. */
export async function proxyBackend(server: FastifyInstance, { backend, backendPrefix, deployment }: BackendProxyOptions): Promise<void> {
  const callHeaders = Object.fromEntries(Object.entries(deployment.callHeaders).map(([name, value]) => [name.toLowerCase(), value]));
  const refuse = (reply: FastifyReply, status: number) =>
    void reply.headers(callHeaders).header('Cache-Control', 'no-store').type('text/plain').code(status).send('');
  limitUnsizedBodies(server);
  for (const path of ['/api', '/socket.io']) {
    await server.register(httpProxy, {
      upstream: backend,
      prefix: path,
      rewritePrefix: `${backendPrefix}${path}`,
      websocket: path === '/socket.io',
      wsClientOptions: handshake,
      // By default it retries a GET up to ten times after a 503, and some GETs move money.
      retryMethods: [],
      preHandler: (request, reply, done) => {
        if (Number(request.headers['content-length'] ?? 0) <= maxBytesOf(request.url)) done();
        else refuse(reply, 413);
      },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...withoutForged(headers), ...clientHeaders(request as FastifyRequest) }),
        rewriteHeaders: (headers) => ({ ...headers, ...callHeaders }),
        onError: (reply, { error }) => {
          const { statusCode, cause } = error as Error & { statusCode?: number };
          refuse(reply as FastifyReply, cause instanceof BodyTooLarge ? 413 : statusCode === 504 ? 504 : 502);
        },
      },
    });
  }
}

/** The headers of a socket handshake. The backend accepts it or not by its origin. */
const handshakeHeaders = (headers: Headers, request: FastifyRequest) => {
  const { cookie, origin } = request.headers;
  return { ...headers, ...(cookie !== undefined && { cookie }), ...(origin !== undefined && { origin }), ...clientHeaders(request) };
};

const handshake = { followRedirects: false, rewriteRequestHeaders: handshakeHeaders };

const withoutForged = <H extends Headers>(headers: H) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !forgeable.test(name))) as H;

const clientHeaders = ({ ip, host, protocol }: FastifyRequest) => ({
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
});
