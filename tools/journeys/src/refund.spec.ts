import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { countCalls } from './requests.ts';

/** Refunds: received once, added to the wallet once. */
test.describe('the refund', () => {
  test(
    'is received and added to the wallet once each, even if responses are lost',
    { tag: '@core' },
    async ({ page, text, button, tester, rewards, visit }) => {
      const [received, added] = [countCalls(page, 'GET', '/api/refund/receive'), countCalls(page, 'GET', '/api/refund/addWallet')];
      const device = await visit('refund-ready', '/user/bonus?modal=refund');
      const before = await device.balances();
      await rewards.expectText('refund', 'banners');
      await button('common', 'next').click();

      const rows = page.getByRole('list', { name: text('refund', 'log.title') }).getByRole('listitem');
      await expect(rows).toHaveCount(10);
      await button('common', 'paging.next').click();
      await expect(rows).toHaveCount(2);
      await rewards.expectText('refund', 'rate', { percents: '5%' });

      await button('refund', 'receive.submit').dblclick();
      await rewards.expectText('refund', 'receive.done');
      await expect(button('refund', 'receive.submit')).toBeDisabled();
      expect(received()).toBe(1);

      await tester.fault({ match: 'GET /api/refund/addWallet', kind: 'reset', when: 'after-commit' });
      await button('refund', 'add.submit').click();
      await rewards.confirm('refund', 'add.askTitle', 'add.submit');
      await rewards.expectText('refund', 'add.done');
      await expect(button('refund', 'add.submit')).toBeDisabled();
      expect(added()).toBe(1);
      expect((await device.balances()).WALLET).toBeGreaterThan(before.WALLET ?? 0);

      const wallet = page.waitForResponse('**/api/wallet');
      await page.keyboard.press('Escape');
      await wallet;
      await expect(page).toHaveURL(/\/user\/bonus$/);
    },
  );
});
