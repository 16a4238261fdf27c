import { Agent as PlainAgent, request as requestPlain, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as requestSecure } from 'node:https';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectSecurely } from 'node:tls';
import { idempotencyHeader, markerHeader } from '@wallet/contract';
import { operations } from '@wallet/contract/operations';
import { parseJson, type Reply } from './client.ts';

interface KeyedCall {
  readonly method: string;
  /** With its parameters filled in, starting with `/api`. */
  readonly path: string;
  readonly token: string;
  readonly key: string;
  readonly body?: object | FormData;
}

export type Repeater = (call: KeyedCall) => Promise<Reply>;

const timeoutMs = 60_000;

/**
 * Sends a call like a browser that loses its connection: over a reused connection, which is reset after the backend has acted and before
 * the response is read, and then again over another one. Returns the second response.
 */
export function createRepeater(base: string): Repeater {
  return async ({ method, path, token, key, body }) => {
    const form = body instanceof FormData ? new Response(body) : null;
    const content = form ? Buffer.from(await form.arrayBuffer()) : body && Buffer.from(JSON.stringify(body));
    const headers = {
      [markerHeader.name]: markerHeader.value,
      Authorization: `Bearer ${token}`,
      [idempotencyHeader]: key,
      ...(content && { 'Content-Type': form?.headers.get('content-type') ?? 'application/json' }),
    };
    await using first = openConnection(base);
    await first.read('GET', operations.getServiceActive.path, {});
    await first.lose(method, path, headers, content);
    await using second = openConnection(base);
    return await second.read(method, path, headers, content);
  };
}

/** Opens one connection that is kept alive between calls. */
function openConnection(base: string) {
  const isSecure = base.startsWith('https:');
  let socket: Socket | null = null;
  const agent = isSecure ? new SecureAgent({ keepAlive: true, maxSockets: 1 }) : new PlainAgent({ keepAlive: true, maxSockets: 1 });
  agent.createConnection = ({
    host,
    port,
    servername,
  }: {
    host?: string | null;
    port?: number | string | null;
    servername?: string;
  }): Duplex => {
    const line = connect(Number(port), host ?? 'localhost');
    socket = line;
    return isSecure
      ? connectSecurely({ socket: line, ALPNProtocols: ['http/1.1'], ...(servername !== undefined && { servername }) })
      : line;
  };

  const send = (method: string, path: string, headers: Readonly<Record<string, string>>, content?: Buffer): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const request = (isSecure ? requestSecure : requestPlain)(`${base}${path}`, {
        method,
        headers,
        agent,
        signal: AbortSignal.timeout(timeoutMs),
      });
      request.on('response', resolve).on('error', reject);
      request.end(content);
    });

  return {
    read: async (...call: Parameters<typeof send>): Promise<Reply> => {
      const sentAtMs = Date.now();
      const response = await send(...call);
      let text = '';
      for await (const part of response.setEncoding('utf8')) text += String(part);
      return {
        status: response.statusCode ?? 0,
        headers: new Headers(response.headers as Record<string, string>),
        text,
        json: parseJson(text),
        sentAtMs,
        receivedAtMs: Date.now(),
      };
    },

    /** Sends a call and resets the connection as soon as its response arrives. */
    lose: async (...call: Parameters<typeof send>): Promise<void> => {
      try {
        const response = await send(...call);
        response.on('error', () => undefined);
      } catch {
        // The backend dropped the connection by itself.
      }
      socket?.resetAndDestroy();
    },

    [Symbol.asyncDispose]: () => {
      agent.destroy();
      return Promise.resolve();
    },
  };
}
