import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import type { JourneyMember } from './markets.ts';
import type { OwnSite } from './own-site.ts';

/** Deployments while a page of an earlier build is open: code that it has not loaded yet is gone. */
test.describe('a deployment under an open page', () => {
  test(
    'is followed by one reload when code is needed, and the dialog opens',
    { tag: ['@th', '@core'] },
    async ({ page, ownSite, button, member }) => {
      await enterSite(page, ownSite, member);
      ownSite.deployNext('DepositModal');
      const loads = countLoads(page);
      await button('home', 'widgets.deposit').click();
      await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
      await expect(page).toHaveURL(/modal=deposit/);
      expect(loads()).toBe(1);
    },
  );

  test(
    'is found where the server sends a page instead of missing code',
    { tag: ['@la', '@core'] },
    async ({ page, ownSite, button, member }) => {
      await enterSite(page, ownSite, member);
      const [gone = ''] = ownSite.deployNext('DepositModal');
      await page.route(`**/assets/${gone}`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
      );
      await button('home', 'widgets.deposit').click();
      await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
    },
  );

  test('may happen twenty times, under a tab and under the installed app', async ({ page, ownSite, browser, member }) => {
    // Forty pages are loaded.
    test.slow();
    const installed = await browser.newContext({ serviceWorkers: 'allow' });
    const app = await installed.newPage();
    await Promise.all([enterSite(page, ownSite, member), enterSite(app, ownSite, member)]);
    await app.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const devtools = await page.context().newCDPSession(page);
    const loads = countLoads(page);
    let deployments = 0;
    for (let round = 0; round < 10; round += 1) {
      for (const [chunk, path, content] of [
        ['ProfilePage', '/user/profile', (tab: Page) => tab.getByRole('switch')],
        ['ContactPage', '/user/contact', (tab: Page) => tab.locator('main a[href^=http]').first()],
      ] as const) {
        ownSite.deployNext(chunk);
        // Holds what was loaded in earlier rounds.
        await devtools.send('Network.clearBrowserCache');
        deployments += 1;
        await Promise.all(
          [page, app].map(async (tab) => {
            await tab.locator(`nav a[href="${path}"]`).click();
            await expect(tab).toHaveURL(new RegExp(`${path}$`));
            // Comes when the page works: a tap before that loads the next page whole.
            await expect(content(tab)).toBeVisible();
          }),
        );
        expect(loads()).toBe(deployments);
      }
    }
    await app.reload();
    expect(await app.locator('script[type=module][crossorigin]').getAttribute('src')).toContain('next020');
    await installed.close();
  });
});

/** Opens a member's page at a site of its own. */
async function enterSite(page: Page, { url }: OwnSite, { phone, password }: JourneyMember, path = '/user/home'): Promise<void> {
  const response = await page.request.post(`${url}/api/login`, {
    headers: { 'X-Requested-With': 'wallet-user' },
    data: { username: phone, password },
  });
  const { token } = (await response.json()) as { token: string };
  await page.addInitScript((stored) => {
    localStorage.setItem('token', stored);
    localStorage.setItem('agreementRemembered', 'true');
  }, token);
  await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
}

/** Counts how often the page is loaded from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  return () => loads;
}
