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
      let loads = 0;
      page.on('domcontentloaded', () => (loads += 1));
      await button('home', 'widgets.deposit').click();
      await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
      await expect(page).toHaveURL(/modal=deposit/);
      expect(loads).toBe(1);
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
