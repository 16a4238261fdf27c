import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { enter } from './login-screen.ts';

/** Deployments while a page of an earlier build is open: code that it has not loaded yet is gone. */
test.describe('a deployment under an open page', () => {
  test(
    'is followed by one reload when code is needed, and the dialog opens',
    { tag: ['@th', '@core'] },
    async ({ page, ownSite, button, member }) => {
      await enter(page, member, '/user/home', ownSite.url);
      await page.waitForLoadState('networkidle');
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
      await enter(page, member, '/user/home', ownSite.url);
      await page.waitForLoadState('networkidle');
      const [gone = ''] = ownSite.deployNext('DepositModal');
      await page.route(`**/assets/${gone}`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Home</title>' }),
      );
      await button('home', 'widgets.deposit').click();
      await expect(page.getByRole('dialog').getByRole('tab').first()).toBeVisible();
    },
  );
});
