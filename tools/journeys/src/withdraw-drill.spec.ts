import { expect } from '@playwright/test';
import { drillTest as test } from './drill-scene.ts';

test.describe('hard outcomes: a withdrawal', () => {
  test.describe('a lost response before execution is never reported as done', () => {
    test('for a withdrawal, while another device requests another amount', { tag: '@la' }, async ({ page, begin }) => {
      const scene = await begin();
      const amount = scene.minWithdrawal;
      const screen = await scene.moneyScreen('withdraw').open();
      await screen.review(String(amount));
      await scene.expectStaysUnknown('POST /api/wallet/withdrawAll', screen.primary, () =>
        scene.device.post('wallet/withdrawAll', { amount: amount + 1 }),
      );
      await expect(screen.alert).toHaveCount(0);
      expect((await scene.device.entries('withdraw')).map((entry) => entry.amount)).toEqual([amount + 1]);
      await scene.checkButton.click();
      await expect(page.getByText(scene.says('money', 'outcome.checked'))).toBeVisible();
      await screen.back.click();
      await expect(screen.amount).toHaveValue(String(amount));
      await page.goto('/user/home');
      await expect(page.getByText(scene.says('money', 'tracker.withdrawalSent', { amount: scene.amount(amount * 100) }))).toHaveCount(0);
    });
  });
});
