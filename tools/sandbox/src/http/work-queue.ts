import { Refusal } from './refusal.ts';

/** Runs jobs with limited concurrency, in order. Throws Refusal if too many are waiting. */
export type WorkQueue = <Result>(work: () => Promise<Result>) => Promise<Result>;

export interface WorkQueueLimits {
  readonly atOnce: number;
  readonly waiting: number;
}

export function createWorkQueue({ atOnce, waiting: maxWaiting }: WorkQueueLimits): WorkQueue {
  let running = 0;
  const waiting: (() => void)[] = [];

  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new Refusal(503, 'INTERNAL_SERVER_ERROR', 1);
      // Passes the slot on directly, so that no other job can take it.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
