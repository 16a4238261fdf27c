import { join } from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { apps, chromiumLaunch, readApp, shortName, workspaceRoot } from '@wallet/build';
import type { MarketFacts } from './markets.ts';
import { markets } from './markets.ts';

const reports = join(workspaceRoot, 'reports/e2e');

const smoke = 'smoke.spec.ts';
const tested = Object.values(markets).map(({ app }): string => app);
const facts = await Promise.all(apps.map(factsOf));

/** Projects that build the apps first. Nx has built them before it runs journeys. */
const builds = (process.env.JOURNEY_BUILDS === 'ready' ? [] : apps).map((app) => ({
  name: `build-${shortName(app)}`,
  testDir: import.meta.dirname,
  testMatch: 'build-app.setup.ts',
  grep: /./,
  outputDir: join(reports, `${app}-build`),
  metadata: { app },
}));

/**
 * The journeys: one project per app, in which each worker tests its build with a sandbox of its own. An app without market facts
 * has the smoke journey only.
 */
export default defineConfig<object, { readonly market: MarketFacts }>({
  testDir: import.meta.dirname,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // Half of the processors would be idle: nothing else runs beside the journeys.
  workers: '100%',
  reporter: process.env.CI ? 'dot' : 'list',
  use: {
    // They have their own journeys. Elsewhere nothing may answer in place of the server.
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    // Traces of every journey cost a quarter of the time: `--trace retain-on-failure` enables them.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    ...builds,
    ...facts.flatMap((market) => {
      const project = {
        dependencies: builds.filter(({ metadata }) => metadata.app === market.app).map(({ name }) => name),
        // Excludes journeys with another market's tag.
        grepInvert: Object.keys(markets)
          .filter((id) => id !== market.id)
          .map((id) => new RegExp(`@${id}\\b`)),
      };
      const name = shortName(market.app);
      const own = {
        ...project,
        name,
        outputDir: join(reports, `${name}-traces`),
        // Nobody sees the pictures: without a GPU, full resolution would take most of the time.
        use: { ...devices['Pixel 7'], channel: undefined, launchOptions: chromiumLaunch, deviceScaleFactor: 1, market },
      };
      return [tested.includes(market.app) ? { ...own, testIgnore: smoke } : { ...own, testMatch: smoke }];
    }),
  ],
});

/** Returns the facts of an app: its own, or those of the sandbox's operator that it connects to, in the app's language. */
async function factsOf(app: string): Promise<MarketFacts> {
  const all: readonly MarketFacts[] = Object.values(markets);
  const own = all.find((market) => market.app === app);
  if (own) return own;
  const { market, development } = await readApp(app);
  const operator = all.find(({ id }) => id === development.operator);
  if (!operator) throw new Error(`the sandbox has no operator ${development.operator}`);
  return { ...operator, app, defaultLanguage: market.defaultLanguage, screenLanguages: market.languages };
}
