import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

/** What the server does with a request once its body has been read. */
export type Respond = (response: ServerResponse) => void;

interface SeenRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface MisbehavingServer {
  readonly baseUrl: string;
  /** Every request that arrived, oldest first. */
  readonly seen: readonly SeenRequest[];
  /** Sets what the next requests are answered with. */
  readonly answerWith: (answer: Respond) => void;
  /** Resolves once the request after the present ones has been answered, or left without an answer. */
  readonly nextRequest: () => Promise<void>;
  /** Stops listening: a later call is refused. */
  readonly stop: () => Promise<void>;
}

/** Starts a real backend on a port of its own, which does whatever a test tells it to. */
export async function startMisbehavingServer(): Promise<MisbehavingServer> {
  const seen: SeenRequest[] = [];
  let answer: Respond = sendJson(200, {});
  let waiting: (() => void)[] = [];

  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      seen.push({ method: request.method ?? '', url: request.url ?? '', headers: request.headers, body });
      // A connection kept alive could be reused by the next call after this one has broken it.
      response.setHeader('Connection', 'close');
      answer(response);
      for (const resolve of waiting.splice(0)) resolve();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));

  return {
    baseUrl: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    seen,
    answerWith: (next) => (answer = next),
    nextRequest: () => new Promise<void>((resolve) => (waiting = [...waiting, resolve])),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export function sendJson(status: number, body: unknown, headers: Readonly<Record<string, string>> = {}): Respond {
  return sendText(status, JSON.stringify(body), 'application/json', headers);
}

export function sendText(status: number, text: string, type: string, headers: Readonly<Record<string, string>> = {}): Respond {
  return (response) => response.writeHead(status, { 'Content-Type': type, ...headers }).end(text);
}

/** Starts a good answer and breaks the connection in the middle of it. */
export const resetMidResponse: Respond = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json', 'Content-Length': '1000' });
  response.write('{"profile":', () => response.destroy());
};

/** Takes the request and breaks the connection without a word. */
export const resetBeforeResponse: Respond = (response) => response.destroy();

/** Never answers. */
export const stayMute: Respond = () => undefined;

/** Starts an answer that never ends. */
export const neverFinish: Respond = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' }).write('{"profile":');
};

function* onAndOn(): Generator<string> {
  yield '{"message":"';
  for (;;) yield 'x'.repeat(100_000);
}

/** Sends as long as anybody reads. */
export const neverEnd: Respond = (response) => {
  response.writeHead(200, { 'Content-Type': 'application/json' });
  const source = Readable.from(onAndOn()).on('error', () => undefined);
  response.on('close', () => source.destroy());
  source.pipe(response);
};
