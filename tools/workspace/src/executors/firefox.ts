import { engineExecutor } from './engine.ts';

/** The journeys in Firefox. */
export const { run, runBatch } = engineExecutor({ name: 'firefox', port: 4350, preload: 'adapt-playwright.ts' });
