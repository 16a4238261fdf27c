import { walletPlace } from '@wallet/domain';
import { expect } from '@playwright/test';
import { drillTest as test } from './drill-scene.ts';

const transfer = '/api/wallet/transfer';

test.describe('hard outcomes: the review of a transfer or withdrawal', () => {
  test.describe('Back at a review with an unknown outcome', () => {
    for (const { modal, call, label } of [
      { modal: 'transfer', call: `POST ${transfer}`, label: 'widgets.transfer' },
      { modal: 'withdraw', call: 'POST /api/wallet/withdrawAll', label: 'widgets.withdraw' },
    ] as const) {
      test(`leads to the form of the ${modal}, with the typed values, and then home`, { tag: '@la' }, async ({ page, begin }) => {
        const scene = await begin();
        await page.goto('/user/home');
        await expect(page.getByText(scene.money(walletPlace)).first()).toBeVisible();
        await scene.button('home', label).click();
        const screen = scene.moneyScreen(modal);
        if (modal === 'transfer') await page.locator('dialog select[name=to]').selectOption('betflix');
        const amount = String(modal === 'transfer' ? 100 : scene.minWithdrawal);
        await screen.review(amount);
        await scene.expectStaysUnknown(call, screen.primary);
        await page.goBack();
        await expect(screen.amount).toHaveValue(amount);
        await expect(scene.unknown).toBeVisible();
        await page.goBack();
        await expect(scene.dialog).toHaveCount(0);
        await expect(page.getByText(scene.money(walletPlace)).first()).toBeVisible();
        await scene.expectUnchangedBalances();
      });
    }

    test('that was opened by a link leads to the previous page', { tag: '@th' }, async ({ page, begin }) => {
      const scene = await begin();
      await page.goto('/user/statement');
      const screen = await scene.reviewTransfer();
      await scene.expectStaysUnknown(`POST ${transfer}`, screen.primary);
      await page.goBack();
      await expect(page).toHaveURL(/\/user\/statement$/);
      await expect(page.getByRole('heading', { name: scene.says('common', 'titles.statement') })).toBeVisible();
    });
  });
});
