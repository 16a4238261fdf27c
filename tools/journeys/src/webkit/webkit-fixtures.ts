import { writeFileSync } from 'node:fs';
import { test as journeys } from '../fixtures.ts';
import { startWebkit, type Webkit } from './start-webkit.ts';
import { Tab } from './tab.ts';

/** Journeys with a browser of WebKit: one screen and driver for each worker, one browser for each journey. */
export const test = journeys.extend<{ readonly tab: Tab }, { readonly webkit: Webkit }>({
  webkit: [
    async ({}, use) => {
      const webkit = await startWebkit();
      await use(webkit);
      webkit.stop();
    },
    { scope: 'worker' },
  ],
  tab: async ({ webkit, servers, market }, use, journey) => {
    const driver = await webkit.openBrowser();
    await use(new Tab(driver, servers.site, market.defaultLanguage));
    if (journey.status !== journey.expectedStatus) {
      writeFileSync(journey.outputPath('failed.png'), await driver.takeScreenshot(), 'base64');
    }
    await driver.quit();
  },
});
