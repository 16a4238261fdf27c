/**
 * The running reads of a session. A read that started before a change would return old data, and one that hangs would
 * block others, so both are restarted.
 */
export interface InFlightReads {
  /** Sends a read, and sends it again each time it is restarted. Ends early only if `signal` aborts. */
  readonly run: <Result>(signal: AbortSignal, send: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
  /** Restarts the reads that have been running for at least this long. */
  readonly restart: (minAgeMs?: number) => void;
  /** The session is over. Ends the running reads; nothing is sent from then on. */
  readonly end: () => void;
  readonly isEnded: () => boolean;
}

interface Attempt {
  /** By the page's own clock, which nobody can set. */
  readonly startedAt: number;
  readonly restart: () => void;
}

export function createInFlightReads(): InFlightReads {
  const attempts = new Set<Attempt>();
  let isEnded = false;

  const restart = (minAgeMs = 0) => {
    const latestStart = performance.now() - minAgeMs;
    for (const attempt of [...attempts]) if (attempt.startedAt <= latestStart) attempt.restart();
  };

  /** Null if the attempt was restarted. */
  const attemptOnce = async <Result>(
    signal: AbortSignal,
    send: (signal: AbortSignal) => Promise<Result>,
  ): Promise<{ result: Result } | null> => {
    const stop = new AbortController();
    const abort = () => stop.abort();
    const attempt: Attempt = {
      startedAt: performance.now(),
      restart: () => stop.abort(),
    };
    if (signal.aborted || isEnded) abort();
    signal.addEventListener('abort', abort);
    attempts.add(attempt);
    try {
      const result = await send(stop.signal);
      return stop.signal.aborted && !signal.aborted && !isEnded ? null : { result };
    } finally {
      attempts.delete(attempt);
      signal.removeEventListener('abort', abort);
    }
  };

  return {
    run: async (signal, send) => {
      for (;;) {
        const ended = await attemptOnce(signal, send);
        if (ended) return ended.result;
      }
    },
    restart,
    end: () => {
      isEnded = true;
      for (const attempt of [...attempts]) attempt.restart();
    },
    isEnded: () => isEnded,
  };
}
