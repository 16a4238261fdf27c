import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { Transform } from 'node:stream';
import { setTimeout } from 'node:timers/promises';

/** Slow 4G as in Chromium's preset. */
const roundTripMs = 150;
const bytesPerSecond = { down: (1.6 * 1024 * 1024) / 8, up: (750 * 1024) / 8 };

interface SlowLine extends AsyncDisposable {
  readonly url: string;
  /** Slow from now on. Until then, the line is as fast as the machine. */
  readonly slowDown: () => void;
  /** How many bytes have come over the line since then. */
  readonly downloadedBytes: () => number;
}

/** A line to the site that is as slow for the service worker as for its pages: what Chromium's own preset slows down are pages only. */
export async function startSlowLine(site: number): Promise<SlowLine> {
  const sockets = new Set<Socket>();
  let isSlow = false;
  let downloadedBytes = 0;
  /** All connections share the line: when it is free again, in each direction. */
  const freeAt = { down: 0, up: 0 };

  const carry = (direction: keyof typeof freeAt) => {
    let last: Promise<unknown> = Promise.resolve();
    const stream: Transform = new Transform({
      transform: (chunk: Buffer, _encoding, done) => {
        const now = performance.now();
        if (isSlow && direction === 'down') downloadedBytes += chunk.length;
        if (isSlow) freeAt[direction] = Math.max(now, freeAt[direction]) + (chunk.length / bytesPerSecond[direction]) * 1000;
        const arrives = isSlow ? setTimeout(freeAt[direction] - now + roundTripMs / 2) : null;
        last = Promise.all([last, arrives]).then(() => stream.push(chunk));
        done();
      },
      flush: (done) => void last.then(() => done()),
    });
    return stream;
  };

  const server = createServer((browser) => {
    const backend = connect(site, 'localhost');
    for (const [socket, other] of [
      [browser, backend],
      [backend, browser],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    browser.pipe(carry('up')).pipe(backend);
    backend.pipe(carry('down')).pipe(browser);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    url: `http://localhost:${String((server.address() as AddressInfo).port)}`,
    slowDown: () => {
      isSlow = true;
    },
    downloadedBytes: () => downloadedBytes,
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
