import { walletPlace } from '@wallet/domain';
import { expect } from '@playwright/test';
import { drillTest as test } from './drill-scene.ts';

const transfer = '/api/wallet/transfer';

test.describe('outcomes that are hard to know: the review of a transfer or withdrawal', () => {
  test.describe('Back at a review whose outcome nobody knows', () => {
    for (const { modal, call, label } of [
      { modal: 'transfer', call: `POST ${transfer}`, label: 'widgets.transfer' },
      { modal: 'withdraw', call: 'POST /api/wallet/withdrawAll', label: 'widgets.withdraw' },
    ] as const) {
      test(`leads to the form of the ${modal}, with what was typed, and then home`, async ({ page, begin }) => {
        const scene = await begin();
        await page.goto('/user/home');
        await expect(page.getByText(scene.money(walletPlace)).first()).toBeVisible();
        await scene.button('home', label).click();
        const screen = scene.moneyScreen(modal);
        if (modal === 'transfer') await page.locator('dialog select[name=to]').selectOption('betflix');
        const amount = String(modal === 'transfer' ? 100 : scene.minWithdrawal);
        await screen.review(amount);
        await scene.staysUnknown(call, screen.primary);
        await page.goBack();
        await expect(screen.amount).toHaveValue(amount);
        await expect(scene.unknown).toBeVisible();
        await page.goBack();
        await expect(scene.dialog).toHaveCount(0);
        await expect(page.getByText(scene.money(walletPlace)).first()).toBeVisible();
        await scene.hasNotMoved();
      });
    }

    test('that a link has opened leads to the page before it', async ({ page, begin }) => {
      const scene = await begin();
      await page.goto('/user/statement');
      const screen = await scene.reviewTransfer();
      await scene.staysUnknown(`POST ${transfer}`, screen.primary);
      await page.goBack();
      await expect(page).toHaveURL(/\/user\/statement$/);
      await expect(page.getByRole('heading', { name: scene.says('common', 'titles.statement') })).toBeVisible();
    });
  });
});
