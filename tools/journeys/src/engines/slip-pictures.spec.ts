import type { Page } from '@playwright/test';
import type { Driver } from './browser.ts';
import { readPictures, sendSlipPicture } from './slip-pictures.ts';
import { openTab, type Tab } from './tab.ts';
import { test as journeys } from '../fixtures.ts';

/** Playwright's page, as the tab of any engine. */
const driverOf = (page: Page): Driver => ({
  evaluate: (script, ...args) => page.evaluate(`(${String(script)})(...${JSON.stringify(args)})`),
  run: (code) => page.evaluate(code),
  click: (x, y) => page.mouse.click(x, y),
  type: (text) => page.keyboard.type(text),
  press: (key) => page.keyboard.press(key),
  attach: (css, file) => page.locator(css).first().setInputFiles(file),
  picture: () => page.screenshot(),
  close: () => page.close(),
});

const test = journeys.extend<{ readonly tab: Tab }>({
  tab: async ({ page, servers, market }, use) => use(openTab(driverOf(page), servers.site, market.defaultLanguage)),
});

/** In the journeys' own browser, too: `flows.ts` has them in the other engines. */
test.describe('pictures of slips', { tag: '@th' }, () => {
  for (const picture of readPictures)
    test(
      `a slip arrives as what backends take: ${picture.name}`,
      { tag: picture.file === 'transparent.png' ? '@core' : [] },
      async ({ tab, tester, bank }, flow) => sendSlipPicture(tab, tester, bank, picture, flow),
    );
});
