import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import { idempotencyHeader } from '@wallet/contract';

/** What is wrong about one call: `METHOD path`, `*` for any rest; `SOCKET` is the upgrade of a socket. */
export interface Wrong {
  readonly call: string;
  readonly twist: {
    readonly status?: number;
    readonly json?: unknown;
    readonly text?: string;
    /** Instead of those of the backend behind; of the call itself, where it is `SOCKET`. */
    readonly headers?: Readonly<Record<string, string>>;
    /** Hangs up. */
    readonly cut?: true;
    /** Knows nothing of keys, so that each call is another one. */
    readonly ignoresKeys?: true;
  };
}

/** The sandbox behind a proxy that gets some things wrong, at most one about each call. */
export async function startWrongBackend(behind: string, wrongs: readonly Wrong[]): Promise<AsyncDisposable & { readonly url: string }> {
  const twistOf = (asked: string) =>
    wrongs.find(({ call }) => (call.endsWith('*') ? asked.startsWith(call.slice(0, -1)) : asked === call))?.twist ?? {};
  const server = createServer((incoming, outgoing) => {
    const twist = twistOf(`${incoming.method ?? ''} ${incoming.url?.split('?')[0] ?? ''}`);
    if (twist.cut) incoming.socket.destroy();
    else if (twist.json !== undefined || twist.text !== undefined) sayInstead(incoming, outgoing, twist);
    else pass(incoming, outgoing, behind, twist);
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
    const { cut, headers } = twistOf('SOCKET');
    if (cut) socket.destroy();
    else passSocket(incoming, socket, behind, headers !== undefined);
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

function sayInstead(incoming: IncomingMessage, outgoing: ServerResponse, { status = 200, json, text }: Wrong['twist']): void {
  incoming.resume().once('end', () => {
    outgoing.writeHead(status, { 'content-type': json === undefined ? 'text/html' : 'application/json', 'cache-control': 'no-store' });
    outgoing.end(text ?? JSON.stringify(json));
  });
}

function pass(incoming: IncomingMessage, outgoing: ServerResponse, behind: string, { headers = {}, ignoresKeys }: Wrong['twist']): void {
  const { [idempotencyHeader.toLowerCase()]: key, ...asked } = incoming.headers;
  const onward = ask(
    `${behind}${incoming.url ?? ''}`,
    { method: incoming.method, headers: ignoresKeys || key === undefined ? asked : incoming.headers },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...headers });
      answer.pipe(outgoing);
    },
  );
  onward.on('error', () => outgoing.destroy());
  incoming.pipe(onward);
}

function passSocket(incoming: IncomingMessage, socket: Duplex, behind: string, withoutOrigin: boolean): void {
  const { origin, ...rest } = incoming.headers;
  const onward = ask(`${behind}${incoming.url ?? ''}`, { headers: withoutOrigin || origin === undefined ? rest : { ...rest, origin } });
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
