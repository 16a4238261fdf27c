import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { shortName, workspaceRoot } from '@wallet/build';
import { markets } from '../markets.ts';
import { engines } from './browser.ts';

const reports = join(workspaceRoot, 'reports/engines');

/** The flows in other engines than the journeys': one project for each engine and app, such as `firefox-th`. Playwright only runs them. */
export default defineConfig<object, { readonly engine: (typeof engines)[number]; readonly market: (typeof markets)[keyof typeof markets] }>(
  {
    testDir: import.meta.dirname,
    testMatch: 'flows.ts',
    forbidOnly: true,
    timeout: 120_000,
    expect: { timeout: 30_000 },
    reporter: process.env.CI ? 'dot' : 'list',
    // Another worker would need a sandbox and a browser of its own, while other checks use the other core.
    workers: 1,
    projects: engines.flatMap((engine) =>
      Object.values(markets).map((market) => ({
        name: `${engine}-${shortName(market.app)}`,
        // Excludes flows with another market's tag.
        grepInvert: Object.keys(markets)
          .filter((id) => id !== market.id)
          .map((id) => new RegExp(`@${id}\\b`)),
        outputDir: join(reports, `${engine}-${market.id}`),
        use: { engine, market },
      })),
    ),
  },
);
