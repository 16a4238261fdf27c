import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenHere } from '@wallet/sandbox/servers';

/** A received request. */
interface ReceivedRequest {
  readonly method: string;
  /** As written in the request line. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}

export interface RecordingBackend extends AsyncDisposable {
  /** As `http://127.0.0.1:4000`. */
  readonly url: string;
  readonly requests: readonly ReceivedRequest[];
  /** Forgets the received requests and restores the default response. */
  readonly reset: () => void;
  /** Replaces the response from now on. */
  readonly respondWith: (behaviour: Behaviour) => void;
}

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

const defaultBehaviour: Behaviour = (_request, response) =>
  void response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end('{"message":"OK"}');

/** Starts a backend that records its requests. It accepts protocol upgrades and sends nothing more. */
export async function startRecordingBackend(): Promise<RecordingBackend> {
  const requests: ReceivedRequest[] = [];
  const record = ({ method = '', url = '', headers }: IncomingMessage) => void requests.push({ method, address: url, headers });
  let respond = defaultBehaviour;
  const server = createServer((request, response) => {
    record(request);
    respond(request, response);
  });
  server.on('upgrade', (request, socket) => {
    record(request);
    socket.on('error', () => undefined);
    socket.end(`HTTP/1.1 101 Switching Protocols\r\nUpgrade: ${request.headers.upgrade ?? ''}\r\nConnection: Upgrade\r\n\r\n`);
  });
  return {
    ...(await listenHere(server)),
    requests,
    reset: () => {
      requests.length = 0;
      respond = defaultBehaviour;
    },
    respondWith: (other) => {
      respond = other;
    },
  };
}
