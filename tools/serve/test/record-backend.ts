import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A call as it arrived. */
export interface Arrival {
  readonly method: string;
  /** As it stood in the request line. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}

export interface RecordingBackend extends AsyncDisposable {
  /** As `127.0.0.1:4000`. */
  readonly host: string;
  readonly arrivals: readonly Arrival[];
  /** Forgets what arrived and answers as at first. */
  readonly reset: () => void;
  /** What it does from now on in the place of its answer. */
  readonly answerWith: (behaviour: Behaviour) => void;
}

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

const usual: Behaviour = (_request, response) =>
  void response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end('{"message":"OK"}');

/** Keeps what reaches it. A wish for another protocol is granted and nothing more said. */
export async function recordBackend(): Promise<RecordingBackend> {
  const arrivals: Arrival[] = [];
  const keep = ({ method = '', url = '', headers }: IncomingMessage) => void arrivals.push({ method, address: url, headers });
  let answer = usual;
  const server = createServer((request, response) => {
    keep(request);
    answer(request, response);
  });
  server.on('upgrade', (request, socket) => {
    keep(request);
    socket.on('error', () => undefined);
    socket.end(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: ${request.headers.upgrade ?? ''}\r\nConnection: Upgrade\r\n\r\n`);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    host: `127.0.0.1:${String((server.address() as AddressInfo).port)}`,
    arrivals,
    reset: () => {
      arrivals.length = 0;
      answer = usual;
    },
    answerWith: (other) => {
      answer = other;
    },
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
