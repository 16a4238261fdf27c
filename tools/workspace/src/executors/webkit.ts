import { engineExecutor } from './engine.ts';

/** The journeys in WebKit. */
export const { run, runBatch } = engineExecutor({ name: 'webkit', port: 4370 });
