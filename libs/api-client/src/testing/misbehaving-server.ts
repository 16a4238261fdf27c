import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterEach, beforeEach } from 'vitest';

/** What the server does with a request after reading its body. */
export type Respond = (response: ServerResponse) => void;

interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Starts a real HTTP server on its own port that does what a test tells it to. */
export async function startMisbehavingServer() {
  const seen: SeenRequest[] = [];
  let answer: Respond = sendJson(200, {});
  let waiting: (() => void)[] = [];

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      // The next call could reuse a kept-alive connection that this fault has broken.
      response.setHeader('Connection', 'close');
      answer(response);
      for (const resolve of waiting.splice(0)) resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    baseUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    /** All requests that arrived, oldest first. */
    seen: seen as readonly SeenRequest[],
    /** Sets the response to the next requests. */
    answerWith: (next: Respond) => void (answer = next),
    /** Resolves when the next request has been handled. */
    nextRequest: () => new Promise<void>((resolve) => (waiting = [...waiting, resolve])),
    /** Stops listening. Later calls cannot connect. */
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

type MisbehavingServer = Awaited<ReturnType<typeof startMisbehavingServer>>;

/** A server for each test of a file. */
export function serverOfEachTest(): MisbehavingServer {
  let server: MisbehavingServer;
  beforeEach(async () => {
    server = await startMisbehavingServer();
  });
  afterEach(() => server.stop());
  return new Proxy({} as MisbehavingServer, { get: (_target, name) => Reflect.get(server, name) as unknown });
}

export function sendJson(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Respond {
  return sendText(status, JSON.stringify(body), 'application/json', headers);
}

export function sendText(status: number, text: string, type: string, headers: Readonly<Record<string, string>> = {}): Respond {
  return (response) => response.writeHead(status, { 'Content-Type': type, ...headers }).end(text);
}

/** Starts a valid response and breaks the connection in the middle. */
export const resetMidResponse: Respond = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"profile":', () => response.destroy());
};

/** Reads the request and breaks the connection without a response. */
export const resetBeforeResponse: Respond = (response) => response.destroy();

/** Never responds. */
export const stayMute: Respond = () => undefined;

/** Starts a response that never ends. */
export const neverFinish: Respond = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"profile":');
};

function* onAndOn(): Generator<string> {
  yield '{"message":"';
  for (;;) yield 'x'.repeat(100_000);
}

/** Sends data for as long as the client reads. */
export const neverEnd: Respond = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const source = Readable.from(onAndOn()).on('error', () => undefined);
  response.on('close', () => source.destroy());
  source.pipe(response);
};
