import httpProxy from '@fastify/http-proxy';
import type { Deployment } from '@wallet/build';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { BodyTooLarge, limitUnsizedBodies, maxBytesOf } from './body-size.ts';

export interface PassOnOptions {
  /** Origin behind `/api` and `/socket.io`. */
  readonly backend: string;
  /** Put before the path there; the sandbox tells its operators apart by it. */
  readonly backendPrefix: string;
  readonly deployment: Pick<Deployment, 'callHeaders'>;
}

type Headers = Readonly<Record<string, string | string[] | undefined>>;

/** With which a visitor could say who they are, or which call they mean. */
const forgeable =
  /^(?:(?:x-)?forwarded|x-forwarded-.*|forwarded-for|x-(?:real|originating|remote|proxyuser)-ip|x-remote-addr|x-(?:cluster-)?client-ip|fastly-client-ip|true-client-ip|cf-connecting-ip|x-host|x-original-(?:url|host)|x-rewrite-url|x-http-method|x-(?:http-)?method-override|proxy|.*_.*)$/;

/** Passes the backend's calls and its socket on: once, as they came, and with who asks. */
export async function passOn(server: FastifyInstance, { backend, backendPrefix, deployment }: PassOnOptions): Promise<void> {
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
      // It would ask again, ten times over, where the backend answers 503 to a GET; some GETs move money.
      retryMethods: [],
      preHandler: (request, reply, done) => {
        if (Number(request.headers['content-length'] ?? 0) <= maxBytesOf(request.url)) done();
        else refuse(reply, 413);
      },
      replyOptions: {
        rewriteRequestHeaders: (request, headers) => ({ ...withoutForged(headers), ...whoAsks(request as FastifyRequest) }),
        rewriteHeaders: (headers) => ({ ...headers, ...callHeaders }),
        onError: (reply, { error }) => {
          const { statusCode, cause } = error as Error & { statusCode?: number };
          refuse(reply as FastifyReply, cause instanceof BodyTooLarge ? 413 : statusCode === 504 ? 504 : 502);
        },
      },
    });
  }
}

/** What reaches the backend with the wish for a socket: from which page it comes decides whether it is granted. */
const handshakeHeaders = (headers: Headers, request: FastifyRequest) => {
  const { cookie, origin } = request.headers;
  return { ...headers, ...(cookie !== undefined && { cookie }), ...(origin !== undefined && { origin }), ...whoAsks(request) };
};

const handshake = { followRedirects: false, rewriteRequestHeaders: handshakeHeaders };

const withoutForged = <H extends Headers>(headers: H) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !forgeable.test(name))) as H;

const whoAsks = ({ ip, host, protocol }: FastifyRequest) => ({
  'x-forwarded-for': ip,
  'x-forwarded-host': host,
  'x-forwarded-proto': protocol,
});
