import { parentPort } from 'node:worker_threads';
import { simulateSeed } from './simulate-seed.ts';
import { installBrowser } from './world/browser-globals.ts';

/** What a worker is asked to do. */
export interface Order {
  readonly seeds: readonly number[];
  readonly isShrunk: boolean;
}

installBrowser();

parentPort?.on('message', ({ seeds, isShrunk }: Order) => {
  void (async () => {
    for (const seed of seeds) parentPort?.postMessage(await simulateSeed(seed, isShrunk));
    parentPort?.postMessage('ready');
  })();
});
