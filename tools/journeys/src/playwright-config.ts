import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch, workspaceRoot } from '@wallet/build';
import { markets } from './markets.ts';
import type { MarketFacts } from './market-facts.ts';

const reports = join(workspaceRoot, 'reports/e2e');

/** The journeys in Chromium: a project for each market, whose build each worker tries before a sandbox of its own. */
export default defineConfig<object, { readonly market: MarketFacts }>({
  testDir: import.meta.dirname,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: join(reports, 'journeys.json') }]],
  use: {
    ...devices['Pixel 7'],
    // Nobody looks at the pictures: without a graphics processor, drawing them in full would take most of the time.
    deviceScaleFactor: 1,
    contextOptions: { reducedMotion: 'reduce' },
    channel: undefined,
    // A trace of every journey takes a quarter of the time: `--trace retain-on-failure` asks for them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch,
  },
  projects: Object.values(markets).map((market) => ({
    name: market.id,
    // What carries the tag of another market is not for this one.
    grepInvert: Object.keys(markets)
      .filter((id) => id !== market.id)
      .map((id) => new RegExp(`@${id}\\b`)),
    outputDir: join(reports, `${market.app}-traces`),
    use: { market },
  })),
});
