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

/** The headers of a request that reach the backend, as in nginx.conf. No other can claim who or where the client is. */
const forwarded = new Set(
  [
    'accept accept-encoding accept-language authorization content-length content-type idempotency-key origin transfer-encoding',
    'sec-fetch-dest sec-fetch-mode sec-fetch-site sec-purpose user-agent x-requested-with',
  ].flatMap((names) => names.split(' ')),
);

/** Headers of a backend that concern other origins, and cookies. */
const dropped = ['access-control-allow-origin', 'access-control-allow-credentials', 'set-cookie', 'x-powered-by'];

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
        rewriteRequestHeaders: (request, headers) => ({
          ...pick(headers, (name) => forwarded.has(name)),
          ...clientHeaders(request as FastifyRequest),
        }),
        rewriteHeaders: (headers) => ({ ...pick(headers, (name) => !dropped.includes(name)), ...callHeaders }),
        onError: (reply, { error }) => {
          const { statusCode, cause } = error as Error & { statusCode?: number };
          refuse(reply as FastifyReply, cause instanceof BodyTooLarge ? 413 : statusCode === 504 ? 504 : 502);
        },
      },
    });
  }
}

/** The headers of a socket handshake. The backend accepts it or not by its origin. */
const handshakeHeaders = (headers: Headers, request: FastifyRequest) => ({
  ...headers,
  ...pick(request.headers, (name) => ['origin', 'user-agent'].includes(name)),
  ...clientHeaders(request),
});

const handshake = { followRedirects: false, rewriteRequestHeaders: handshakeHeaders };

const pick = <H extends Headers>(headers: H, isWanted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => isWanted(name))) as H;

const clientHeaders = ({ ip, host, protocol }: FastifyRequest) => ({
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
});
