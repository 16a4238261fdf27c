import { expect } from '@playwright/test';
import { drillTest as test, hang, soon } from './drill-scene.ts';

const wallet = '**/api/wallet';

test.describe('failing reads around money actions: the invite bonus', () => {
  test.describe('with another read that never ends', () => {
    test('an invite bonus reports success, and nothing is left to receive', { tag: '@la' }, async ({ page, begin }) => {
      const scene = await begin('invite-ready');
      const { reward } = scene;
      await hang(page, '**/api/bonus');
      const requested = page.waitForRequest('**/api/bonus');
      await page.goto('/user/bonus?modal=invite');
      await reward.expectText('invite', 'banners');
      await reward.button('common', 'next').click();
      await requested;
      const receive = reward.button('invite', 'receive.submit');
      await receive.click();
      await reward.confirm('invite', 'receive.askTitle', 'receive.submit');
      await expect(scene.textInDialog(scene.says('invite', 'receive.done'))).toBeVisible(soon);
      await expect(receive).toBeDisabled(soon);
      await expect(scene.dialog).toContainText(scene.amount(0), soon);
    });
  });

  test.describe('with the read after it', () => {
    test('failing, an invite bonus marks its figure as old, and reads it again on request', { tag: '@th' }, async ({ page, begin }) => {
      const scene = await begin('invite-ready');
      const { reward } = scene;
      const stale = scene.says('common', 'amount.stale');
      await page.goto('/user/bonus?modal=invite&step=friends');
      const receive = reward.button('invite', 'receive.submit');
      await expect(receive).toBeEnabled();
      await page.route(wallet, (route) => route.fulfill({ status: 500, json: {} }));
      await receive.click();
      await reward.confirm('invite', 'receive.askTitle', 'receive.submit');
      await expect(scene.textInDialog(scene.says('invite', 'receive.done'))).toBeVisible(soon);
      await expect(scene.dialog).toContainText(stale, soon);
      await page.unroute(wallet);
      await scene.dialog.getByRole('button', { name: scene.says('common', 'retry'), exact: true }).click();
      await expect(scene.dialog).toContainText(scene.amount(0), soon);
      await expect(scene.dialog).not.toContainText(stale);
    });
  });
});
