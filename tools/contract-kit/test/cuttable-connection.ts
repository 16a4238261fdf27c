import { connect, createServer, type Socket } from 'node:net';
import { listenHere } from '@wallet/sandbox/servers';

/** Opens a network connection between a device and a server that can be cut and slowed down. */
export async function openCuttableConnection(server: URL) {
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

  /** Ends all connections and refuses new ones until restored. */
  const cut = () => {
    state = 'cut';
    for (const end of ends) end.destroy();
  };
  return {
    /** The URL that forwards to the server. */
    url: listening.url,
    cut,
    /** Drops the server's responses; requests still arrive. */
    mute: () => {
      state = 'muted';
    },
    /** Delays everything. */
    slow: (ms: number) => {
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
