import { connect, createServer, type Socket } from 'node:net';
import { listenHere } from '@wallet/sandbox/servers';

/** A network connection between a device and a server that can be cut and slowed down. */
export interface CuttableConnection {
  /** The URL that forwards to the server. */
  readonly url: string;
  /** Ends all connections and refuses new ones until restored. */
  readonly cut: () => void;
  /** Drops the server's responses; requests still arrive. */
  readonly mute: () => void;
  /** Delays everything by this many milliseconds. */
  readonly slow: (ms: number) => void;
  readonly restore: () => void;
  readonly close: () => Promise<void>;
}

export async function openCuttableConnection(server: URL): Promise<CuttableConnection> {
  const ends = new Set<Socket>();
  let state: 'open' | 'muted' | 'cut' = 'open';
  let delayMs = 0;

  const pass = (from: Socket, to: Socket, isResponse: boolean) => {
    const afterDelay = (act: () => void) => {
      if (delayMs === 0) act();
      else setTimeout(act, delayMs);
    };
    from.on('data', (bytes) => {
      if (isResponse && state === 'muted') return;
      afterDelay(() => {
        if (!to.destroyed) to.write(bytes);
      });
    });
    from.on('close', () => {
      ends.delete(from);
      afterDelay(() => to.destroy());
    });
    from.on('error', () => from.destroy());
  };
  const proxy = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(server.port), server.hostname);
    for (const end of [near, far]) ends.add(end);
    pass(near, far, false);
    pass(far, near, true);
  });
  const listening = await listenHere(proxy);

  const cut = () => {
    state = 'cut';
    for (const end of ends) end.destroy();
  };
  return {
    url: listening.url,
    cut,
    mute: () => {
      state = 'muted';
    },
    slow: (ms) => {
      delayMs = ms;
    },
    restore: () => {
      // The lost bytes would leave the connection in the middle of a message.
      if (state === 'muted') cut();
      state = 'open';
      delayMs = 0;
    },
    close: async () => {
      cut();
      await listening[Symbol.asyncDispose]();
    },
  };
}
