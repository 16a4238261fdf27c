import { expect } from '@playwright/test';
import { drillTest as test } from './drill-scene.ts';
import { countCalls } from './money-screen.ts';

test.describe('hard outcomes: the refund', () => {
  test.describe('a lost response after execution is reconciled as done', () => {
    test('by the refund itself, for receiving it', { tag: '@la' }, async ({ page, begin }) => {
      const scene = await begin('refund-ready');
      const calls = countCalls(page, 'GET', '/api/refund/receive');
      await page.goto('/user/bonus?modal=refund&step=receive');
      await expect(scene.button('refund', 'receive.submit')).toBeEnabled();
      await scene.tester.fault({ match: 'GET /api/refund/receive', kind: 'html', when: 'after-commit' });
      await scene.button('refund', 'receive.submit').click();
      await expect(scene.textInDialog(scene.says('refund', 'receive.done'))).toBeVisible();
      expect(calls()).toBe(1);
    });
  });

  test.describe('a lost response before execution is never reported as done', () => {
    test('for both steps of the refund', { tag: '@th' }, async ({ page, begin }) => {
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
      await scene.expectUnknownOutcome(2);
      await expect(scene.textInDialog(scene.says('refund', 'receive.done'))).toHaveCount(0);
      await expect(scene.textInDialog(scene.says('refund', 'add.done'))).toHaveCount(0);
      await scene.expectUnchangedBalances();
    });
  });
});
