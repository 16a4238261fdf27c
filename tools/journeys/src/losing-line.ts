import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A call as it came from the browser. */
interface Arrival {
  readonly key: string | undefined;
  /** Was its connection used before? */
  readonly isReused: boolean;
}

/** The site behind a line that can lose what it carries. */
export interface LosingLine extends AsyncDisposable {
  readonly url: string;
  /** The next call that begins so, as in `POST /api/wallet/transfer`, is carried out, and its connection reset instead of its answer. */
  readonly loseOne: (call: string) => void;
  /** All calls of that kind from then on. */
  readonly arrivals: readonly Arrival[];
}

export async function startLosingLine(site: number): Promise<LosingLine> {
  const used = new WeakSet<Socket>();
  const arrivals: Arrival[] = [];
  let meant: string | null = null;

  /** Is the answer to this call to be lost? */
  const note = ({ method = '', url = '', headers, socket }: IncomingMessage): boolean => {
    if (meant === null || !`${method} ${url}`.startsWith(meant)) return false;
    const key = headers['idempotency-key'];
    arrivals.push({ key: typeof key === 'string' ? key : undefined, isReused: used.has(socket) });
    return arrivals.length === 1;
  };

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const isLost = note(incoming);
    used.add(incoming.socket);
    const { method, url, headers, socket } = incoming;
    const onward = ask({ host: 'localhost', port: site, method, path: url, headers }, (response) => {
      if (isLost) response.resume().once('end', () => socket.resetAndDestroy());
      else response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers));
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  };

  const server = createServer({ keepAliveTimeout: 120_000 }, pass);
  // The chat does without a socket here.
  server.on('upgrade', (_request, socket) => socket.destroy());
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    loseOne: (call) => {
      meant = call;
    },
    arrivals,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
