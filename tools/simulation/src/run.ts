import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Failure, SeedResult } from './simulate-seed.ts';
import type { Order, ScriptCoverage } from './worker.ts';

export interface RunOptions {
  /** The file of `bundle`. */
  readonly file: string;
  readonly firstSeed: number;
  /** How many days to live at most. */
  readonly days: number;
  /** When to stop, in milliseconds from now. */
  readonly forMs: number;
  readonly stopAfterFailures: number;
  readonly isShrunk: boolean;
  readonly workers?: number;
  /** Lives the day of the first seed again and again. */
  readonly isSameDay?: boolean;
  /** Counts how often each part of the code runs. */
  readonly onCoverage?: (coverage: readonly ScriptCoverage[]) => void;
}

export interface RunReport {
  readonly days: number;
  readonly acts: number;
  readonly calls: number;
  readonly repeats: number;
  readonly twins: number;
  readonly ms: number;
  readonly failures: readonly Failure[];
}

const daysAtOnce = 25;

/** Lives days, one for each seed, on all processors. */
export async function run({
  file,
  firstSeed,
  days,
  forMs,
  stopAfterFailures,
  isShrunk,
  workers,
  isSameDay,
  onCoverage,
}: RunOptions): Promise<RunReport> {
  const startedAt = performance.now();
  const sum = { days: 0, acts: 0, calls: 0, repeats: 0, twins: 0 };
  const failures: Failure[] = [];
  let next = firstSeed;
  const end = firstSeed + days;
  const isOver = () => next >= end || performance.now() - startedAt > forMs || failures.length >= stopAfterFailures;

  const note = ({ acts, tally, failure }: SeedResult) => {
    sum.days += 1;
    sum.acts += acts;
    sum.calls += tally.calls;
    sum.repeats += tally.repeats;
    sum.twins += tally.twins;
    if (failure) failures.push(failure);
  };

  const work = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(file, { workerData: onCoverage && 'counts' });
      const order = () => {
        if (isOver()) {
          void worker.terminate().then(() => resolve());
          return;
        }
        const seeds = Array.from({ length: Math.min(daysAtOnce, end - next) }, (_seed, index) => (isSameDay ? firstSeed : next + index));
        next += seeds.length;
        worker.postMessage({ seeds, isShrunk } satisfies Order);
      };
      worker.on('message', (message: SeedResult | readonly ScriptCoverage[] | 'ready') => {
        if (message === 'ready') order();
        else if ('acts' in message) note(message);
        else onCoverage?.(message);
      });
      worker.on('error', reject);
      order();
    });

  await Promise.all(Array.from({ length: workers ?? availableParallelism() }, work));
  return { ...sum, ms: performance.now() - startedAt, failures };
}
