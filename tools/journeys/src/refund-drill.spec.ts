import { expect } from '@playwright/test';
import { drillTest as test } from './drill-scene.ts';
import { countCalls } from './money-screen.ts';

test.describe('outcomes that are hard to know: the refund', () => {
  test.describe('an answer that is lost after the deed is found out as done', () => {
    test('by the refund itself, for receiving it', async ({ page, begin }) => {
      const scene = await begin('refund-ready');
      const calls = countCalls(page, 'GET', '/api/refund/receive');
      await page.goto('/user/bonus?modal=refund&step=receive');
      await expect(scene.button('refund', 'receive.submit')).toBeEnabled();
      await scene.tester.fault({ match: 'GET /api/refund/receive', kind: 'html', when: 'after-commit' });
      await scene.button('refund', 'receive.submit').click();
      await expect(scene.saidInDialog(scene.says('refund', 'receive.done'))).toBeVisible();
      expect(calls()).toBe(1);
    });
  });

  test.describe('an answer that is lost before the deed is never taken for done', () => {
    test('for both steps of the refund', async ({ page, begin }) => {
      const scene = await begin('refund-ready');
      const { reward } = scene;
      await page.goto('/user/bonus?modal=refund&step=receive');
      const receive = scene.button('refund', 'receive.submit');
      await expect(receive).toBeEnabled();
      await page.clock.install();
      await scene.tester.fault({ match: 'GET /api/refund/receive', kind: 'html', when: 'before' });
      await receive.click();
      await scene.tester.fault({ match: 'GET /api/refund/addWallet', kind: 'empty', when: 'before' });
      await scene.button('refund', 'add.submit').click();
      await reward.confirm('refund', 'add.askTitle', 'add.submit');
      await expect(async () => {
        await page.clock.fastForward(10_000);
        await expect(scene.unknown).toHaveCount(2, { timeout: 250 });
      }).toPass();
      await expect(scene.saidInDialog(scene.says('refund', 'receive.done'))).toHaveCount(0);
      await expect(scene.saidInDialog(scene.says('refund', 'add.done'))).toHaveCount(0);
      await scene.hasNotMoved();
    });
  });
});
