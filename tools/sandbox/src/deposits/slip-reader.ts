import { Worker } from 'node:worker_threads';

export interface SlipReader {
  /** What the QR codes in a picture say. One that cannot be read, or not in time, says nothing. One at a time. */
  readonly read: (picture: Uint8Array) => Promise<string[]>;
  readonly end: () => Promise<void>;
}

const maxMs = 15_000;

/** Reads pictures in a thread of its own, which is replaced where one of them brings it down. */
export function createSlipReader(): SlipReader {
  let thread: Worker | null = null;

  const start = () => {
    const made = new Worker(new URL('./slip-reader-thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 256 } });
    // Idle, it keeps nothing alive.
    made.unref();
    return made;
  };

  const drop = async () => {
    const dropped = thread;
    thread = null;
    await dropped?.terminate();
  };

  return {
    read: (picture) => {
      thread ??= start();
      const reader = thread;
      return new Promise((resolve) => {
        const response = (texts: string[]) => {
          clearTimeout(late);
          reader.off('message', response).off('error', giveUp).off('exit', giveUp);
          resolve(texts);
        };
        const giveUp = () => {
          response([]);
          void drop();
        };
        const late = setTimeout(giveUp, maxMs);
        reader.on('message', response).on('error', giveUp).on('exit', giveUp);
        reader.postMessage(picture);
      });
    },
    end: drop,
  };
}
