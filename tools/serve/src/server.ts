import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { deploymentFile, manifestFile, type Deployment } from '@wallet/build';
import { sharedAddress, sharePath } from '@wallet/domain';
import fastify, { type FastifyReply } from 'fastify';
import { limitBodyTime } from './body-time.ts';
import { choosePage } from './choose-page.ts';
import type { Certificate } from './create-certificate.ts';
import { hasOneHost, isUnambiguousUrl } from './unambiguous-url.ts';
import { proxyBackend } from './backend-proxy.ts';

export interface ServerOptions {
  /** Folder of a built app. */
  readonly dist: string;
  /** Folder with the assets of earlier builds, for pages that were opened before the last deployment. */
  readonly previous?: string;
  /** 0 picks any free port. */
  readonly port: number;
  readonly host: string;
  /** The origin behind `/api` and `/socket.io`. */
  readonly backend: string;
  /** Prepended to the backend path; the sandbox distinguishes its operators by it. */
  readonly backendPrefix: string;
  /** How long a body that is no file may take, in milliseconds; half a minute by default. */
  readonly bodyMs?: number;
  /** Serves HTTP/2, and HTTP/1.1 to clients that only speak that, over TLS. */
  readonly certificate?: Certificate | undefined;
}

/** A browser that kept an old worker could not be repaired. */
const workerPath = '/service-worker.js';

/** A file may take as long as the app waits for it, plus a margin. */
const requestMs = 320_000;

/** Serves a built app as in production: with its headers, compressed copies, caching, and the backend behind it. */
export async function startServer(options: ServerOptions): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const { dist, previous, backend, backendPrefix, bodyMs = 30_000, certificate } = options;
  const descriptor = join(dist, deploymentFile);
  if (!existsSync(descriptor)) throw new Error(`${dist} holds no built app. Run npm run build first.`);
  const deployment = JSON.parse(readFileSync(descriptor, 'utf8')) as Deployment;
  // Not for the backend's responses, which have their own headers.
  const secured = (reply: FastifyReply) => reply.headers(deployment.headers);
  const refuse = (reply: FastifyReply, status: number) =>
    secured(reply).status(status).header('Cache-Control', 'no-store').type('text/plain').send('');

  const server = fastify({
    forceCloseConnections: true,
    requestTimeout: requestMs,
    ...(certificate && overTls(certificate)),
    // A malformed address reaches no hook.
    frameworkErrors: (_error, _request, reply) => void refuse(reply as FastifyReply, 400),
    clientErrorHandler: (_error, socket) => refuseMalformed(socket, deployment.headers),
  });
  // An option for this exists for HTTP/1.1 only.
  Object.assign(server.server, { shouldUpgradeCallback: isWebSocketRequest });
  server.server.on('checkExpectation', (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(417, { ...deployment.headers, 'Cache-Control': 'no-store' }).end();
  });
  server.setErrorHandler((error: { readonly statusCode?: number }, _request, reply) => {
    const { statusCode = 500 } = error;
    return refuse(reply, statusCode);
  });
  limitBodyTime(server, bodyMs);
  server.addHook('onRequest', async (request, reply) => {
    if (!isUnambiguousUrl(request.url) || !hasOneHost(request.raw.rawHeaders)) return refuse(reply, 400);
  });
  await server.register(fastifyStatic, { root: dist, serve: false, preCompressed: true, cacheControl: false });
  await proxyBackend(server, { backend, backendPrefix, deployment });

  const serveFiles = (path: string, caching: string, roots: readonly string[] = [dist]) =>
    server.get(`${path}/*`, (request, reply) => {
      const file = new URL(request.url, 'http://local').pathname.slice(1);
      // Searching for compressed copies of a missing file would accumulate listeners on the response.
      const root = roots.find((folder) => statSync(join(folder, file), { throwIfNoEntry: false })?.isFile());
      if (root === undefined) {
        reply.callNotFound();
        return reply;
      }
      return secured(reply).header('Cache-Control', caching).sendFile(file, root);
    });
  serveFiles('/assets', 'public, max-age=31536000, immutable', previous === undefined ? [dist] : [dist, previous]);
  serveFiles('/videos', 'public, max-age=86400');
  serveFiles('/site', 'public, max-age=86400');
  for (const file of ['favicon.svg', 'favicon.ico', 'apple-touch-icon.png', 'robots.txt']) {
    server.get(`/${file}`, (_request, reply) => secured(reply).header('Cache-Control', 'public, max-age=86400').sendFile(file));
  }
  // An installed app looks for changes of it.
  server.get(`/${manifestFile}`, (_request, reply) =>
    secured(reply).header('Cache-Control', 'no-cache').type('application/manifest+json').sendFile(manifestFile),
  );
  server.get(workerPath, (_request, reply) => secured(reply).header('Cache-Control', 'no-cache').sendFile(workerPath.slice(1)));
  // Only where no service worker is active: it takes the shared picture before the server sees it.
  server.post(
    sharePath,
    // The picture is not read.
    { onRequest: async (_request, reply) => secured(reply).header('Cache-Control', 'no-store').redirect(sharedAddress('lost'), 303) },
    (_request, reply) => reply,
  );
  server.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuse(reply.header('Allow', 'GET, HEAD'), 405);
    const { pathname } = new URL(request.url, 'http://local');
    const { status, file } = choosePage(deployment, pathname, languageOf(request.headers.cookie));
    return secured(reply).status(status).header('Cache-Control', 'no-cache').header('Vary', 'Cookie').sendFile(file);
  });

  await server.listen({ port: options.port, host: options.host });
  const { port } = server.server.address() as AddressInfo;
  return { url: `${certificate ? 'https' : 'http'}://${options.host}:${String(port)}`, close: () => server.close() };
}

/** Requests and responses have the same interface in all protocols, which Fastify's types do not express. */
const overTls = (certificate: Certificate) => ({ http2: true, https: { ...certificate, allowHTTP1: true } }) as object;

/** Other upgrade requests are handled as normal requests: Node gives upgrades no response by itself. */
const isWebSocketRequest = ({ method, url = '', headers }: IncomingMessage) =>
  method === 'GET' && url.startsWith('/socket.io/') && headers.upgrade?.toLowerCase() === 'websocket';

/** Malformed HTTP gets a 400 response with the usual headers. */
function refuseMalformed(socket: Socket, headers: Readonly<Record<string, string>>): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const lines = Object.entries({ ...headers, Connection: 'close', 'Content-Length': '0' }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 400 Bad Request\r\n${lines.join('')}\r\n`);
}

const languageOf = (cookies: string | undefined) => /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1];
