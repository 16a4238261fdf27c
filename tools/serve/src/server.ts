import { existsSync, readFileSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import httpProxy from '@fastify/http-proxy';
import fastifyStatic from '@fastify/static';
import { deploymentFile, type Deployment } from '@wallet/build';
import fastify, { type FastifyReply } from 'fastify';
import { choosePage } from './choose-page.ts';

export interface ServerOptions {
  /** Folder of a built app. */
  readonly dist: string;
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  /** Origin behind `/api` and `/socket.io`. */
  readonly backend: string;
  /** Put before the path there; the sandbox tells its operators apart by it. */
  readonly backendPrefix: string;
}

/** Serves a built app the way production does: its headers, compressed copies, caching, and the backend behind it. */
export async function startServer(options: ServerOptions): Promise<{ readonly url: string; readonly close: () => Promise<void> }> {
  const { dist, backend, backendPrefix } = options;
  const descriptor = join(dist, deploymentFile);
  if (!existsSync(descriptor)) throw new Error(`${dist} holds no built app. Run npm run build first.`);
  const deployment = JSON.parse(readFileSync(descriptor, 'utf8')) as Deployment;

  const server = fastify({ forceCloseConnections: true });
  await server.register(fastifyStatic, { root: dist, serve: false, preCompressed: true, cacheControl: false });
  for (const path of ['/api', '/socket.io']) {
    await server.register(httpProxy, {
      upstream: backend,
      prefix: path,
      rewritePrefix: `${backendPrefix}${path}`,
      websocket: path === '/socket.io',
      // It would ask again, ten times over, where the backend answers 503 to a GET; some GETs move money.
      retryMethods: [],
    });
  }
  // Not for the backend's answers: those carry their own.
  const secured = (reply: FastifyReply) => reply.headers(deployment.headers);

  const serveFiles = (path: string, caching: string) =>
    server.get(`${path}/*`, (request, reply) => {
      const file = new URL(request.url, 'http://local').pathname.slice(1);
      // Looking for each compressed copy of what is not there would pile up listeners on the answer.
      if (!statSync(join(dist, file), { throwIfNoEntry: false })?.isFile()) {
        reply.callNotFound();
        return reply;
      }
      return secured(reply).header('Cache-Control', caching).sendFile(file);
    });
  serveFiles('/assets', 'public, max-age=31536000, immutable');
  serveFiles('/videos', 'public, max-age=86400');
  server.get('/favicon.svg', (_request, reply) =>
    secured(reply).header('Cache-Control', 'public, max-age=86400').sendFile('favicon.svg'),
  );
  server.setNotFoundHandler((request, reply) => {
    const { pathname } = new URL(request.url, 'http://local');
    const { status, file } = choosePage(deployment, pathname, languageOf(request.headers.cookie));
    return secured(reply)
      .status(status)
      .header('Cache-Control', 'no-cache')
      .header('Vary', 'Cookie')
      .sendFile(file);
  });

  await server.listen({ port: options.port, host: options.host });
  const { port } = server.server.address() as AddressInfo;
  return { url: `http://${options.host}:${String(port)}`, close: () => server.close() };
}

const languageOf = (cookies: string | undefined) => /(?:^|;\s*)language=([a-z]{2})(?:;|$)/.exec(cookies ?? '')?.[1];
