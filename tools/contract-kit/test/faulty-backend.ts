import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { idempotencyHeader } from '@wallet/contract';

/** A faulty call: `METHOD path`, where `*` matches any rest; `SOCKET` is a socket's upgrade request. */
export interface Fault {
  readonly call: string;
  readonly twist: {
    readonly status?: number;
    readonly json?: unknown;
    readonly text?: string;
    /** Replaces the backend's response headers; for `SOCKET`, the request's. */
    readonly headers?: Readonly<Record<string, string>>;
    /** Drops the connection. */
    readonly cut?: true;
    /** Ignores idempotency keys, so that each call is executed. */
    readonly ignoresKeys?: true;
  };
}

/** Starts a proxy in front of the sandbox with at most one fault per call. */
export async function startFaultyBackend(
  backendUrl: string,
  faults: readonly Fault[],
): Promise<AsyncDisposable & { readonly url: string }> {
  const faultOf = (address: string) =>
    faults.find(({ call }) => (call.endsWith('*') ? address.startsWith(call.slice(0, -1)) : address === call))?.twist ?? {};
  const server = createServer((incoming, outgoing) => {
    const twist = faultOf(`${incoming.method ?? ''} ${incoming.url?.split('?')[0] ?? ''}`);
    if (twist.cut) incoming.socket.destroy();
    else if (twist.json !== undefined || twist.text !== undefined) respondInstead(incoming, outgoing, twist);
    else forward(incoming, outgoing, backendUrl, twist);
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
    const { cut, headers } = faultOf('SOCKET');
    if (cut) socket.destroy();
    else forwardSocket(incoming, socket, backendUrl, headers !== undefined);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function respondInstead(incoming: IncomingMessage, outgoing: ServerResponse, { status = 200, json, text }: Fault['twist']): void {
  incoming.resume().once('end', () => {
    outgoing.writeHead(status, { 'content-type': json === undefined ? 'text/html' : 'application/json', 'cache-control': 'no-store' });
    outgoing.end(text ?? JSON.stringify(json));
  });
}

function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  backendUrl: string,
  { headers = {}, ignoresKeys }: Fault['twist'],
): void {
  const { [idempotencyHeader.toLowerCase()]: key, ...headersWithoutKey } = incoming.headers;
  const onward = sendRequest(
    `${backendUrl}${incoming.url ?? ''}`,
    { method: incoming.method, headers: ignoresKeys || key === undefined ? headersWithoutKey : incoming.headers },
    (response) => {
      outgoing.writeHead(response.statusCode ?? 500, { ...response.headers, ...headers });
      response.pipe(outgoing);
    },
  );
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

function forwardSocket(incoming: IncomingMessage, socket: Duplex, backendUrl: string, withoutOrigin: boolean): void {
  const { origin, ...rest } = incoming.headers;
  const onward = sendRequest(`${backendUrl}${incoming.url ?? ''}`, {
    headers: withoutOrigin || origin === undefined ? rest : { ...rest, origin },
  });
  onward.on('upgrade', ({ headers }, other: Duplex, head: Buffer) => {
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${String(value)}`);
    socket.write(`HTTP/1.1 101 Switching Protocols\r\n${lines.join('\r\n')}\r\n\r\n`);
    socket.write(head);
    for (const [from, to] of [
      [socket, other],
      [other, socket],
    ] as const) {
      from.pipe(to);
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  onward.on('response', () => socket.destroy());
  onward.on('error', () => socket.destroy());
  onward.end();
}
