import { join } from 'node:path';
import { chromiumLaunch, workspaceRoot } from '@wallet/build';
import { defineConfig, devices, type PlaywrightTestConfig } from '@playwright/test';
import { journeyPorts } from './journey-ports.ts';
import type { MarketFacts } from './market-facts.ts';

/** How the journeys of one app run: against its production build and a sandbox of its own, in Chromium. */
export function journeyConfig({ id, app }: Pick<MarketFacts, 'id' | 'app'>): PlaywrightTestConfig {
  const { site } = journeyPorts[id];
  const baseURL = `http://localhost:${String(site)}`;
  return defineConfig({
    testDir: 'src',
    outputDir: join(workspaceRoot, 'reports/e2e', `${app}-traces`),
    forbidOnly: true,
    // The journeys of one app share its sandbox.
    workers: 1,
    timeout: 60_000,
    expect: { timeout: 15_000 },
    reporter: [['list'], ['json', { outputFile: join(workspaceRoot, 'reports/e2e', `${app}-e2e.json`) }]],
    use: {
      ...devices['Pixel 7'],
      // Nobody looks at the pictures: without a graphics processor, drawing them in full would take most of the time.
      deviceScaleFactor: 1,
      contextOptions: { reducedMotion: 'reduce' },
      baseURL,
      // The agreement would come over home in the middle of every journey: it has one of its own.
      storageState: { cookies: [], origins: [{ origin: baseURL, localStorage: [{ name: 'agreementRemembered', value: 'true' }] }] },
      channel: undefined,
      // A trace of every journey takes a quarter of the time: `--trace retain-on-failure` asks for them.
      trace: 'off',
      screenshot: 'only-on-failure',
      launchOptions: chromiumLaunch,
    },
    webServer: {
      command: `node ${join(workspaceRoot, 'tools/journeys/src/host.ts')} ${id} ${app}`,
      url: `${baseURL}/login`,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      timeout: 60_000,
    },
  });
}
