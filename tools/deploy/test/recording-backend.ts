import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { listenHere } from '@wallet/sandbox/servers';

/** A received request. */
interface ReceivedRequest {
  readonly method: string;
  /** As written in the request line. */
  readonly address: string;
  readonly headers: IncomingHttpHeaders;
}

export type RecordingBackend = Awaited<ReturnType<typeof startRecordingBackend>>;

type Behaviour = (request: IncomingMessage, response: ServerResponse) => void;

const defaultBehaviour: Behaviour = (_request, response) =>
  void response.writeHead(200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' }).end('{"message":"OK"}');

/** Starts a backend that records its requests. It accepts protocol upgrades and sends nothing more. */
export async function startRecordingBackend() {
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
    requests: requests as readonly ReceivedRequest[],
    /** Forgets the received requests and restores the default response. */
    reset: () => {
      requests.length = 0;
      respond = defaultBehaviour;
    },
    /** Replaces the response from now on. */
    respondWith: (other: Behaviour) => {
      respond = other;
    },
  };
}
