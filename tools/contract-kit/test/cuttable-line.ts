import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A network between a device and a server that can be cut and slowed. */
export interface CuttableLine {
  /** Leads to the server. */
  readonly url: string;
  /** Ends all connections; no new one is made until it is restored. */
  readonly cut: () => void;
  /** What the server says gets lost; what it is told still arrives. */
  readonly mute: () => void;
  /** Everything takes that many milliseconds longer from now on. */
  readonly slow: (ms: number) => void;
  readonly restore: () => void;
  readonly close: () => Promise<void>;
}

export async function openCuttableLine(server: URL): Promise<CuttableLine> {
  const ends = new Set<Socket>();
  let state: 'open' | 'muted' | 'cut' = 'open';
  let delayMs = 0;

  const pass = (from: Socket, to: Socket, isAnswer: boolean) => {
    const later = (act: () => void) => {
      if (delayMs === 0) act();
      else setTimeout(act, delayMs);
    };
    from.on('data', (bytes) => {
      if (isAnswer && state === 'muted') return;
      later(() => {
        if (!to.destroyed) to.write(bytes);
      });
    });
    from.on('close', () => {
      ends.delete(from);
      later(() => to.destroy());
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
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');

  const cut = () => {
    state = 'cut';
    for (const end of ends) end.destroy();
  };
  return {
    url: `http://127.0.0.1:${String((proxy.address() as AddressInfo).port)}`,
    cut,
    mute: () => {
      state = 'muted';
    },
    slow: (ms) => {
      delayMs = ms;
    },
    restore: () => {
      // What was lost on a muted line would leave it with half a message.
      if (state === 'muted') cut();
      state = 'open';
      delayMs = 0;
    },
    close: async () => {
      cut();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
