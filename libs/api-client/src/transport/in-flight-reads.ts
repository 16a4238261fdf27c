/**
 * The reads of a session that are on their way. One that began before something changed would bring figures of before,
 * and one that hangs would keep others from asking: both are sent again.
 */
export interface InFlightReads {
  /** Sends a read, and again from the beginning each time it is restarted. Ends early only where `signal` aborts. */
  readonly run: <Result>(signal: AbortSignal, send: (signal: AbortSignal) => Promise<Result>) => Promise<Result>;
  /** Restarts the reads that have been on their way for at least this long. */
  readonly restart: (minAgeMs?: number) => void;
}

interface Attempt {
  readonly startedAt: number;
  readonly restart: () => void;
}

export function createInFlightReads(): InFlightReads {
  const attempts = new Set<Attempt>();

  /** Null where the attempt was restarted before it ended. */
  const attemptOnce = async <Result>(
    signal: AbortSignal,
    send: (signal: AbortSignal) => Promise<Result>,
  ): Promise<{ result: Result } | null> => {
    const stop = new AbortController();
    const abort = () => stop.abort();
    const attempt: Attempt = {
      startedAt: Date.now(),
      restart: () => stop.abort(),
    };
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort);
    attempts.add(attempt);
    try {
      const result = await send(stop.signal);
      return stop.signal.aborted && !signal.aborted ? null : { result };
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
    restart: (minAgeMs = 0) => {
      const latestStart = Date.now() - minAgeMs;
      for (const attempt of [...attempts]) if (attempt.startedAt <= latestStart) attempt.restart();
    },
  };
}
