import { once } from 'node:events';
import { connect, type TcpNetConnectOpts } from 'node:net';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';

export interface Question {
  readonly method?: string;
  /** The Host header. Without it: 127.0.0.1. */
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The address of this machine from which it comes. Without it: 127.0.0.1. */
  readonly from?: string;
}

export interface Answer {
  readonly status: number;
  /** By name in small letters; where one came twice, both with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends an address as it is written here, which no client of HTTP does. */
export function ask(
  port: number,
  address: string,
  { method = 'GET', host = '127.0.0.1', headers = {}, body = '', from = '127.0.0.1' }: Question = {},
): Promise<Answer> {
  const lines = Object.entries({
    Host: host,
    Connection: 'close',
    ...(body !== '' && { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  });
  return send(
    port,
    `${method} ${address} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
    null,
    from,
  );
}

/** Sends a message as it is written here and reads one answer. */
export async function send(port: number, message: string, tls: ConnectionOptions | null = null, from = '127.0.0.1'): Promise<Answer> {
  const way: TcpNetConnectOpts = { port, host: '127.0.0.1', localAddress: from };
  const socket = tls !== null ? connectTls({ ...way, rejectUnauthorized: false, ...tls }) : connect(way);
  socket.setTimeout(patienceMs, () => socket.destroy(new Error('no answer')));
  await once(socket, tls !== null ? 'secureConnect' : 'connect');
  socket.write(message);
  const isHead = message.startsWith('HEAD');
  let received = '';
  // The line may stay open after the answer: nginx reads on what it has refused.
  for await (const part of socket.setEncoding('latin1')) {
    received += String(part);
    if (isWhole(received, isHead)) break;
  }
  return read(received);
}

const patienceMs = 20_000;

function isWhole(received: string, isHead: boolean): boolean {
  if (!received.includes('\r\n\r\n')) return false;
  const { status, headers, body } = read(received);
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  if (isHead || status === 101) return true;
  return coding === undefined ? length !== undefined && body.length >= Number(length) : body.endsWith('0\r\n\r\n');
}

function read(response: string): Answer {
  const end = response.indexOf('\r\n\r\n');
  const [first = '', ...lines] = response.slice(0, end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = '', ...value] = line.split(': ');
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value.join(': ') : `${headers[key]}, ${value.join(': ')}`;
  }
  return { status: Number(first.split(' ')[1]), headers, body: response.slice(end + 4) };
}
