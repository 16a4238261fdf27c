import { Agent as PlainAgent, request as askPlain, type IncomingMessage } from 'node:http';
import { Agent as SecureAgent, request as askSecure } from 'node:https';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { connect as connectSecurely } from 'node:tls';
import { idempotencyHeader, markerHeader } from '@wallet/contract';
import { operations } from '@wallet/contract/operations';

interface KeyedCall {
  readonly method: string;
  /** With its parameters filled in, from `/api` on. */
  readonly path: string;
  readonly token: string;
  readonly key: string;
  readonly body?: object | FormData;
}

export interface Told {
  readonly status: number;
  readonly text: string;
}

export type Repeater = (call: KeyedCall) => Promise<Told>;

const patienceMs = 60_000;

/**
 * Sends a call as a browser does that loses its connection: over one that was used before, which is reset once the
 * backend has acted and before its answer is read, and then the same again over another. What the second one is told.
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
    await using first = openLine(base);
    await first.read('GET', operations.getServiceActive.path, {});
    await first.lose(method, path, headers, content);
    await using second = openLine(base);
    return await second.read(method, path, headers, content);
  };
}

/** One connection, kept alive from call to call. */
function openLine(base: string) {
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
      const asked = (isSecure ? askSecure : askPlain)(`${base}${path}`, {
        method,
        headers,
        agent,
        signal: AbortSignal.timeout(patienceMs),
      });
      asked.on('response', resolve).on('error', reject);
      asked.end(content);
    });

  return {
    read: async (...call: Parameters<typeof send>): Promise<Told> => {
      const answer = await send(...call);
      let text = '';
      for await (const part of answer.setEncoding('utf8')) text += String(part);
      return { status: answer.statusCode ?? 0, text };
    },

    /** Sends a call and resets the connection as soon as its answer comes. */
    lose: async (...call: Parameters<typeof send>): Promise<void> => {
      try {
        const answer = await send(...call);
        answer.on('error', () => undefined);
      } catch {
        // The backend has lost it by itself.
      }
      socket?.resetAndDestroy();
    },

    [Symbol.asyncDispose]: () => {
      agent.destroy();
      return Promise.resolve();
    },
  };
}
