import { ensureOldChromium } from '../shared/ensure-old-chromium.ts';
import { engineExecutor } from './engine.ts';

/** The journeys in a Chromium near the oldest supported one. */
export const { run, runBatch } = engineExecutor({
  name: 'old-chromium',
  port: 4390,
  preload: 'adapt-playwright.ts',
  prepare: async () => ({ OLD_CHROMIUM_PATH: (await ensureOldChromium()) ?? '' }),
});
