import { writeFileSync } from 'node:fs';
import { test as journeys } from '../fixtures.ts';
import { startLossyProxy, type LossyProxy } from '../lossy-proxy.ts';
import { startEngine, type Engine, type engines } from './browser.ts';
import { openTab, type Tab } from './tab.ts';

interface Fixtures {
  readonly tab: Tab;
  /** Between the browser and the site. */
  readonly line: LossyProxy;
}

/** One browser for each worker, one tab without storage for each flow. */
export const test = journeys.extend<Fixtures, { readonly engine: (typeof engines)[number]; readonly browserEngine: Engine }>({
  // Only Playwright's own browser shows its calls.
  declaredCalls: undefined,
  engine: ['firefox', { scope: 'worker', option: true }],
  browserEngine: [
    async ({ engine }, use) => {
      const started = await startEngine(engine);
      await use(started);
      await started.stop();
    },
    { scope: 'worker' },
  ],
  tab: async ({ browserEngine, servers, market }, use, flow) => {
    const driver = await browserEngine.open();
    await use(openTab(driver, servers.site, market.defaultLanguage));
    if (flow.status !== flow.expectedStatus) writeFileSync(flow.outputPath('failed.png'), await driver.picture());
    await driver.close();
  },
  line: async ({ servers }, use) => {
    await using line = await startLossyProxy(Number(new URL(servers.site).port));
    await use(line);
  },
});
