import { Worker } from 'node:worker_threads';

export interface SlipReader {
  /** Reads the QR codes of a picture. Returns none if it cannot be read in time. One picture at a time. */
  readonly read: (picture: Uint8Array) => Promise<string[]>;
  readonly end: () => Promise<void>;
}

const maxMs = 15_000;

/** Reads pictures in a worker thread, which is replaced if a picture breaks it. */
export function createSlipReader(): SlipReader {
  let thread: Worker | null = null;

  const start = () => {
    const made = new Worker(new URL('./slip-reader-thread.ts', import.meta.url), { resourceLimits: { maxOldGenerationSizeMb: 256 } });
    // An idle worker does not keep the process alive.
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
