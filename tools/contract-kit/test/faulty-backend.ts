import { createServer, request as sendRequest, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { idempotencyHeader } from '@wallet/contract';
import { listenHere } from '@wallet/sandbox/servers';
import { changeJson, type JsonChange } from './change-json.ts';

/** What is wrong with a call. */
export interface Twist {
  /** Only responses of the backend below 400, or only its refusals. A change of JSON is of successes only. */
  readonly when?: 'success' | 'refusal';
  readonly status?: number;
  readonly json?: unknown;
  /** Changes the backend's JSON. */
  readonly set?: JsonChange;
  readonly text?: string;
  /** Replaces the backend's response headers; for `SOCKET`, the request's. An empty one is removed. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Replaces fields of the request's JSON, where they are. */
  readonly request?: JsonChange;
  /** Drops the connection. */
  readonly cut?: true;
  /** Drops sockets after this many. */
  readonly socketsLeft?: number;
  /** Ignores idempotency keys, so that each call is executed. */
  readonly ignoresKeys?: true;
}

/** A faulty call: `METHOD path`, where `*` matches any rest; `SOCKET` is a socket's upgrade request. */
export interface Fault {
  readonly call: string;
  readonly twist: Twist;
}

/** Starts a proxy in front of the sandbox with at most one fault per call. */
export async function startFaultyBackend(backendUrl: string, faults: readonly Fault[]) {
  const faultOf = (address: string) =>
    faults.find(({ call }) => (call.endsWith('*') ? address.startsWith(call.slice(0, -1)) : address === call))?.twist ?? {};
  let sockets = 0;
  const server = createServer((incoming, outgoing) => {
    const twist = faultOf(`${incoming.method ?? ''} ${incoming.url?.split('?')[0] ?? ''}`);
    if (twist.cut) incoming.socket.destroy();
    else if (twist.when === undefined && hasOwnBody(twist)) respondInstead(incoming, outgoing, twist);
    else forward(incoming, outgoing, backendUrl, twist);
  });
  server.on('upgrade', (incoming: IncomingMessage, socket: Duplex) => {
    const { cut, headers, socketsLeft = Infinity } = faultOf('SOCKET');
    sockets += 1;
    if (cut || sockets > socketsLeft) socket.destroy();
    else forwardSocket(incoming, socket, backendUrl, headers !== undefined);
  });
  return listenHere(server);
}

const hasOwnBody = ({ json, text }: Twist) => json !== undefined || text !== undefined;

function respondInstead(incoming: IncomingMessage, outgoing: ServerResponse, { status = 200, headers, json, text }: Twist): void {
  incoming.resume().once('end', () => {
    const type = json === undefined ? 'text/html' : 'application/json';
    outgoing.writeHead(status, { 'content-type': type, 'cache-control': 'no-store', ...headers });
    outgoing.end(text ?? JSON.stringify(json));
  });
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, backendUrl: string, twist: Twist): void {
  const { [idempotencyHeader.toLowerCase()]: key, ...headersWithoutKey } = incoming.headers;
  const all = twist.ignoresKeys || key === undefined ? headersWithoutKey : incoming.headers;
  const onward = sendRequest(
    `${backendUrl}${incoming.url ?? ''}`,
    { method: incoming.method, headers: twist.request === undefined ? all : withoutLength(all) },
    (response) => void read(response).then((body) => respond(outgoing, response, body, twist)),
  );
  onward.on('error', () => outgoing.destroy());
  if (twist.request === undefined) incoming.pipe(onward);
  else void read(incoming).then((body) => onward.end(changeJson(body, twist.request ?? {})));
}

/** Headers of a body that has another length. */
function withoutLength(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !['content-length', 'transfer-encoding'].includes(name)));
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  return Buffer.concat((await stream.toArray()) as Buffer[]);
}

/** Sends the backend's response on, changed where the fault says so. */
function respond(outgoing: ServerResponse, { statusCode = 500, headers }: IncomingMessage, body: Buffer, twist: Twist): void {
  const isSuccess = statusCode < 400;
  const isMeant = twist.when === undefined || (twist.when === 'success') === isSuccess;
  const changed =
    isMeant && hasOwnBody(twist)
      ? (twist.text ?? JSON.stringify(twist.json))
      : isMeant && isSuccess
        ? changeJson(body, twist.set ?? {})
        : body;
  const all = Object.entries({ ...withoutLength(headers), ...(isMeant && twist.headers) }).filter(
    ([, value]) => value !== '' && value !== undefined,
  );
  outgoing.writeHead(isMeant ? (twist.status ?? statusCode) : statusCode, Object.fromEntries(all) as Record<string, string | string[]>);
  outgoing.end(changed);
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
