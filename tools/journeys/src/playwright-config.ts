import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { chromiumLaunch, workspaceRoot } from '@wallet/build';
import { markets } from './markets.ts';
import type { MarketFacts } from './market-facts.ts';

const reports = join(workspaceRoot, 'reports/e2e');

/** The journeys in Chromium: one project per market, in which each worker tests its build with a sandbox of its own. */
export default defineConfig<object, { readonly market: MarketFacts }>({
  testDir: import.meta.dirname,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: join(reports, 'journeys.json') }]],
  use: {
    ...devices['Pixel 7'],
    // Nobody sees the pictures: without a GPU, full resolution would take most of the time.
    deviceScaleFactor: 1,
    // They have their own journeys. Elsewhere nothing may answer in place of the server.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    channel: undefined,
    // Traces of every journey cost a quarter of the time: `--trace retain-on-failure` enables them.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: chromiumLaunch,
  },
  projects: Object.values(markets).map((market) => ({
    name: market.id,
    // Excludes journeys with another market's tag.
    grepInvert: Object.keys(markets)
      .filter((id) => id !== market.id)
      .map((id) => new RegExp(`@${id}\\b`)),
    outputDir: join(reports, `${market.app}-traces`),
    use: { market },
  })),
});
