import type { Page } from '@playwright/test';
import { bankOfNumber, languageCode, thaiBankNumbers } from '@wallet/domain';
import { generate } from 'promptparse';
import type { Driver } from './browser.ts';
import { attachSlip, drawSlip, readPictures, refuseSlipPictures, sendSlipPicture } from './slip-pictures.ts';
import { Tab } from './tab.ts';
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
  tab: async ({ page, servers, market }, use) => use(new Tab(driverOf(page), servers.site, market.defaultLanguage)),
});

/** In the journeys' own browser, too: `flows.ts` has them in the other engines. */
test.describe('pictures of slips', { tag: '@th' }, () => {
  for (const picture of readPictures)
    test(
      `a slip arrives as what backends take: ${picture.name}`,
      { tag: picture.file === 'transparent.png' ? '@core' : [] },
      async ({ tab, tester, bank }, flow) => sendSlipPicture(tab, tester, bank, picture, flow),
    );

  test('a picture that is no good slip leads to one sentence', async ({ tab, tester }, flow) => {
    test.slow();
    await refuseSlipPictures(tab, tester, flow);
  });

  for (const language of ['th', 'lo', 'en'] as const)
    test(`the sending bank of every number is named, in ${language}`, async ({ page, servers, tester }, flow) => {
      test.slow();
      const tab = new Tab(driverOf(page), servers.site, language);
      await tab.enter(await tester.member('new-member'), '/user/home');
      await tab.store({ locale: languageCode(language) });
      await tab.open('/user/home?modal=deposit&method=slip');
      for (const [index, number] of [...new Set(Object.values(thaiBankNumbers))].entries()) {
        const transRef = `20261126${String(index).padStart(8, '0')}`;
        const text = generate.slipVerify({ sendingBank: number ?? '', transRef });
        await attachSlip(tab, { file: 'slip.png', content: () => drawSlip(text) }, flow);
        await tab.see(`${bankOfNumber(number ?? '') ?? '?'} ${tab.text('deposit', 'slip.reference')} ${transRef}`);
        await tab.press(tab.text('deposit', 'slip.replace'));
      }
    });
});
