import { Session, type Profiler } from 'node:inspector';
import { parentPort, workerData } from 'node:worker_threads';
import { simulateSeed } from './simulate-seed.ts';
import { installBrowser } from './world/browser-globals.ts';

/** What a worker is asked to do. */
export interface Order {
  readonly seeds: readonly number[];
  readonly isShrunk: boolean;
}

/** How often each part of the code has run since the last time, if that is wanted. */
export type ScriptCoverage = Profiler.ScriptCoverage;

installBrowser();

const profiler = workerData === 'counts' ? new Session() : null;
profiler?.connect();
profiler?.post('Profiler.enable');
profiler?.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
const tellCoverage = () =>
  profiler?.post('Profiler.takePreciseCoverage', (_error, { result }) => {
    parentPort?.postMessage(result.filter(({ url }) => url === import.meta.url));
  });

parentPort?.on('message', ({ seeds, isShrunk }: Order) => {
  void (async () => {
    for (const seed of seeds) parentPort?.postMessage(await simulateSeed(seed, isShrunk));
    tellCoverage();
    parentPort?.postMessage('ready');
  })();
});
