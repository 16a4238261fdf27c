import { expect } from '@playwright/test';
import { drillTest as test, hang, soon } from './drill-scene.ts';

const wallet = '**/api/wallet';

test.describe('outcomes that are hard to know: the invite bonus', () => {
  test.describe('an answer that is lost before the deed is never taken for done', () => {
    test('for the invite bonus', async ({ page, begin }) => {
      const scene = await begin('invite-ready');
      const { reward } = scene;
      await page.goto('/user/bonus?modal=invite');
      await reward.sees('invite', 'banners');
      await page.keyboard.press('Escape');
      await page.clock.install();
      await scene.tester.fault({ match: 'GET /api/invite/bonus', kind: 'empty', when: 'before' });
      await reward.button('invite', 'receive.submit').click();
      await reward.confirm('invite', 'receive.askTitle', 'receive.submit');
      await scene.endsUnknown();
      await expect(scene.saidInDialog(scene.says('invite', 'receive.done'))).toHaveCount(0);
      await scene.hasNotMoved();
    });
  });
});

test.describe('reads that go wrong around money actions: the invite bonus', () => {
  test.describe('with a read that never ends beside it', () => {
    test('an invite bonus says that it was received, and nothing is left to receive', async ({ page, begin }) => {
      const scene = await begin('invite-ready');
      const { reward } = scene;
      await hang(page, '**/api/bonus');
      const asked = page.waitForRequest('**/api/bonus');
      await page.goto('/user/bonus?modal=invite');
      await reward.sees('invite', 'banners');
      await page.keyboard.press('Escape');
      await asked;
      const receive = reward.button('invite', 'receive.submit');
      await receive.click();
      await reward.confirm('invite', 'receive.askTitle', 'receive.submit');
      await expect(scene.saidInDialog(scene.says('invite', 'receive.done'))).toBeVisible(soon);
      await expect(receive).toBeDisabled(soon);
      await expect(scene.dialog).toContainText(scene.amount(0), soon);
    });
  });

  test.describe('with the read after it', () => {
    test('failing, an invite bonus notes that its figure is old, and reads it again when told to', async ({ page, begin }) => {
      const scene = await begin('invite-ready');
      const { reward } = scene;
      const stale = scene.says('common', 'amount.stale');
      await page.goto('/user/bonus?modal=invite&step=friends');
      const receive = reward.button('invite', 'receive.submit');
      await expect(receive).toBeEnabled();
      await page.route(wallet, (route) => route.fulfill({ status: 500, json: {} }));
      await receive.click();
      await reward.confirm('invite', 'receive.askTitle', 'receive.submit');
      await expect(scene.saidInDialog(scene.says('invite', 'receive.done'))).toBeVisible(soon);
      await expect(scene.dialog).toContainText(stale, soon);
      await page.unroute(wallet);
      await scene.dialog.getByRole('button', { name: scene.says('common', 'retry'), exact: true }).click();
      await expect(scene.dialog).toContainText(scene.amount(0), soon);
      await expect(scene.dialog).not.toContainText(stale);
    });
  });
});
