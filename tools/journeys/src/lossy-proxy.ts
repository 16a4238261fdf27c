import { createServer, request as sendRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { listenHere } from '@wallet/sandbox/servers';

/** A call as received from the browser. */
interface ReceivedCall {
  readonly key: string | undefined;
  /** Whether its connection was used before. */
  readonly isReused: boolean;
}

export type LossyProxy = Awaited<ReturnType<typeof startLossyProxy>>;

type Change = (outgoing: ServerResponse, forward: () => void) => void;

/** A proxy in front of the site that can drop responses, and treat requests for paths otherwise until the returned function is called. */
export async function startLossyProxy(site: number) {
  const used = new WeakSet<Socket>();
  const calls: ReceivedCall[] = [];
  let downloadedBytes = 0;
  let target: string | null = null;
  const changes = new Map<RegExp, Change>();
  const change = (path: RegExp, to: Change) => {
    changes.set(path, to);
    return () => void changes.delete(path);
  };

  /** Records a call. Returns whether its response must be dropped. */
  const record = ({ method = '', url = '', headers, socket }: IncomingMessage): boolean => {
    if (target === null || !`${method} ${url}`.startsWith(target)) return false;
    const key = headers['idempotency-key'];
    calls.push({ key: typeof key === 'string' ? key : undefined, isReused: used.has(socket) });
    return calls.length === 1;
  };

  const forward = (incoming: IncomingMessage, outgoing: ServerResponse): void => {
    const isLost = record(incoming);
    used.add(incoming.socket);
    const { method, url, headers, socket } = incoming;
    const proxied = sendRequest({ host: 'localhost', port: site, method, path: url, headers }, (response) => {
      response.on('data', (chunk: Buffer) => (downloadedBytes += chunk.length));
      if (isLost) response.resume().once('end', () => socket.resetAndDestroy());
      else response.pipe(outgoing.writeHead(response.statusCode ?? 502, response.headers));
    });
    proxied.on('error', () => outgoing.destroy());
    incoming.pipe(proxied);
  };

  const server = createServer({ keepAliveTimeout: 120_000 }, (incoming, outgoing) => {
    const [, changed] = [...changes].find(([path]) => path.test(incoming.url ?? '')) ?? [];
    if (changed) changed(outgoing, () => forward(incoming, outgoing));
    else forward(incoming, outgoing);
  });
  // The chat works without a socket here.
  server.on('upgrade', (_request, socket) => socket.destroy());
  return {
    ...(await listenHere(server, 'localhost')),
    /** Executes the next call with this prefix, as in `POST /api/wallet/transfer`, and resets its connection instead of responding. */
    dropResponse: (call: string) => {
      target = call;
    },
    /** All such calls since then. */
    calls: calls as readonly ReceivedCall[],
    downloadedBytes: () => downloadedBytes,
    hold: (path: RegExp) => {
      const held: (() => void)[] = [];
      const end = change(path, (_outgoing, go) => held.push(go));
      return () => {
        end();
        for (const go of held) go();
      };
    },
    /** Ends their connections. */
    refuse: (path: RegExp) => change(path, (outgoing) => outgoing.destroy()),
  };
}
