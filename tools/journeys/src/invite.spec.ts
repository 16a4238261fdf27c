import { expect } from '@playwright/test';
import { withoutBreakMarks } from '@wallet/domain';
import { test } from './fixtures.ts';
import { countCalls } from './requests.ts';

/** Inviting friends: banners, the link, the earnings, and the bonus, received once. */
test.describe('inviting friends', () => {
  test(
    'begins with banners, offers the link, and pays the bonus once',
    { tag: '@core' },
    async ({ page, context, text, button, tester, rewards, visit }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const calls = countCalls(page, 'GET', '/api/invite/bonus');
      await page.addInitScript(() => {
        Object.defineProperty(navigator, 'share', { value: (data: ShareData) => localStorage.setItem('shared', data.url ?? '') });
      });
      const device = await visit('invite-ready', '/user/bonus?modal=invite');
      const before = await device.balances();
      await rewards.expectText('invite', 'banners');
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/user\/bonus$/);
      await page.goto('/user/bonus?modal=invite');
      await button('common', 'next').click();

      await button('invite', 'copy').click();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      expect(link).toMatch(new RegExp(`^${new URL(page.url()).origin}/register\\?code=PR.+$`));
      await rewards.expectText('common', 'copied', { text: link });
      await button('invite', 'share').click();
      await expect.poll(() => page.evaluate(() => localStorage.getItem('shared'))).toBe(link);
      await expect(page.getByRole('img', { name: withoutBreakMarks(text('invite', 'qr')) })).toBeVisible();

      const rows = page.getByRole('list', { name: text('invite', 'table.title') }).getByRole('listitem');
      await expect(rows).toHaveCount(10);
      await button('common', 'paging.next').click();
      await expect(rows).toHaveCount(2);

      await tester.fault({ match: 'GET /api/invite/bonus', kind: 'reset', when: 'after-commit' });
      await button('invite', 'receive.submit').click();
      // A lost response is compared with what has been read before.
      await page.waitForLoadState('networkidle');
      await rewards.confirm('invite', 'receive.askTitle', 'receive.submit');
      await rewards.expectText('invite', 'receive.done');
      expect(calls()).toBe(1);
      await expect(button('invite', 'receive.submit')).toBeDisabled();
      expect((await device.balances()).WALLET).toBeGreaterThan(before.WALLET ?? 0);
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(/\/user\/bonus$/);
    },
  );
});
