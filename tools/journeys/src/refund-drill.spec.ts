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
});
