import { once } from 'node:events';
import { connect, type TcpNetConnectOpts } from 'node:net';
import { connect as connectTls, type ConnectionOptions } from 'node:tls';

export interface RequestOptions {
  readonly method?: string;
  /** The Host header; 127.0.0.1 by default. */
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  /** The local address to send from; 127.0.0.1 by default. */
  readonly from?: string;
}

export interface RawResponse {
  readonly status: number;
  /** By lower-case name; repeated headers are joined with a comma. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Sends an address verbatim, which no HTTP client does. */
export function sendRequest(
  port: number,
  address: string,
  { method = 'GET', host = '127.0.0.1', headers = {}, body = '', from = '127.0.0.1' }: RequestOptions = {},
): Promise<RawResponse> {
  const lines = Object.entries({
    Host: host,
    Connection: 'close',
    ...(body !== '' && { 'Content-Length': String(Buffer.byteLength(body)) }),
    ...headers,
  });
  return sendRaw(
    port,
    `${method} ${address} HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`,
    null,
    from,
  );
}

/** Sends a message verbatim and reads one response. */
export async function sendRaw(
  port: number,
  message: string,
  tls: ConnectionOptions | null = null,
  from = '127.0.0.1',
): Promise<RawResponse> {
  const target: TcpNetConnectOpts = { port, host: '127.0.0.1', localAddress: from };
  const socket = tls !== null ? connectTls({ ...target, rejectUnauthorized: false, ...tls }) : connect(target);
  socket.setTimeout(timeoutMs, () => socket.destroy(new Error('no answer')));
  await once(socket, tls !== null ? 'secureConnect' : 'connect');
  socket.write(message);
  const isHead = message.startsWith('HEAD');
  let received = '';
  // The connection may stay open after the response: nginx keeps reading a refused body.
  for await (const part of socket.setEncoding('latin1')) {
    received += String(part);
    if (isComplete(received, isHead)) break;
  }
  return parseResponse(received);
}

const timeoutMs = 20_000;

function isComplete(received: string, isHead: boolean): boolean {
  if (!received.includes('\r\n\r\n')) return false;
  const { status, headers, body } = parseResponse(received);
  const { 'content-length': length, 'transfer-encoding': coding } = headers;
  if (isHead || status === 101) return true;
  return coding === undefined ? length !== undefined && body.length >= Number(length) : body.endsWith('0\r\n\r\n');
}

function parseResponse(response: string): RawResponse {
  const end = response.indexOf('\r\n\r\n');
  const [statusLine = '', ...lines] = response.slice(0, end).split('\r\n');
  const headers: Record<string, string> = {};
  for (const line of lines) {
    const [name = '', ...value] = line.split(': ');
    const key = name.toLowerCase();
    headers[key] = headers[key] === undefined ? value.join(': ') : `${headers[key]}, ${value.join(': ')}`;
  }
  return { status: Number(statusLine.split(' ')[1]), headers, body: response.slice(end + 4) };
}
