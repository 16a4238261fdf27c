import { walletPlace } from '@wallet/domain';
import { expect } from '@playwright/test';
import { drillTest as test, hang, soon } from './drill-scene.ts';
import { holdRequest } from './hold-request.ts';

const transfer = '/api/wallet/transfer';
const wheel = '**/api/spinwheel/active';
const wallet = '**/api/wallet';
const providerPage = '/__provider/play?ticket=';

test.describe('hard outcomes: a transfer to or from a game', () => {
  test.describe('a lost response after execution is reconciled as done', () => {
    test('by the statement, for a transfer before a game, which opens then', { tag: '@la' }, async ({ page, begin }) => {
      const scene = await begin();
      const game = await scene.openGame();
      await scene.tester.fault({ match: `POST ${transfer}`, kind: 'reset', when: 'after-commit' });
      const opening = page.waitForEvent('popup');
      await game.play.click();
      const tab = await opening;
      await expect(page.getByText(scene.says('common', 'failures.unknownOutcome'))).toBeVisible();
      await expect(tab.locator('body')).toHaveText(scene.says('game', 'play.waiting'));
      await expect.poll(() => tab.url(), soon).toContain(providerPage);
      await expect(scene.dialog).not.toContainText(scene.says('game', 'play.notOpened'));
      await expect(scene.textInDialog(scene.movedIntoGame(10_00))).toBeVisible();
      await scene.expectTransferTo('pg', 10_00);
    });
  });

  test.describe('a lost response before execution is never reported as done', () => {
    test('for a transfer before a game, whose tab closes when the outcome stays unknown', { tag: '@th' }, async ({ page, begin }) => {
      const scene = await begin();
      const game = await scene.openGame();
      const opening = page.waitForEvent('popup');
      await scene.expectStaysUnknown(`POST ${transfer}`, game.play);
      const tab = await opening;
      await expect.poll(() => tab.isClosed()).toBe(true);
      await expect(scene.dialog).toContainText(scene.says('game', 'play.notOpened'));
      await expect(scene.checkButton).toBeVisible();
      await scene.expectUnchangedBalances();
    });
  });
});

test.describe('failing reads around money actions: a transfer to or from a game', () => {
  test.describe('with another read that never ends', () => {
    test('a transfer from a game reports success, and shows the new figures', { tag: '@th' }, async ({ page, begin }) => {
      const scene = await begin();
      await hang(page, wheel);
      const requested = page.waitForRequest(wheel);
      const game = await scene.openGame();
      await requested;
      await game.transferOnly.click();
      await expect(scene.textInDialog(scene.movedIntoGame(10_00))).toBeVisible(soon);
      await expect(scene.dialog).toContainText(scene.money(walletPlace, -10_00), soon);
      await expect(scene.dialog).not.toContainText(scene.says('common', 'amount.stale'));
      await scene.expectTransferTo('pg', 10_00);
    });
  });

  test.describe('with the read after it', () => {
    test(
      'failing, a transfer from a game marks the figures as old, and reads them again on request',
      { tag: '@la' },
      async ({ page, begin }) => {
        const scene = await begin();
        const game = await scene.openGame();
        await page.route(wallet, (route) => route.fulfill({ status: 500, json: {} }));
        await game.transferOnly.click();
        await expect(scene.textInDialog(scene.movedIntoGame(10_00))).toBeVisible(soon);
        await expect(scene.dialog).toContainText(scene.says('common', 'amount.stale'), soon);
        await expect(scene.dialog).toContainText(scene.money(walletPlace));
        await page.unroute(wallet);
        await scene.dialog.getByRole('button', { name: scene.says('common', 'retry'), exact: true }).click();
        await expect(scene.dialog).toContainText(scene.money(walletPlace, -10_00), soon);
        await expect(scene.dialog).not.toContainText(scene.says('common', 'amount.stale'));
      },
    );

    test('hanging, a transfer from a game marks the figures as old until they arrive', { tag: '@th' }, async ({ page, begin }) => {
      const scene = await begin();
      const game = await scene.openGame();
      const release = await holdRequest(page, wallet);
      await game.transferOnly.click();
      await expect(scene.textInDialog(scene.movedIntoGame(10_00))).toBeVisible(soon);
      await expect(scene.dialog).toContainText(scene.says('common', 'amount.stale'), soon);
      await expect(scene.dialog).toContainText(scene.money(walletPlace));
      release();
      await expect(scene.dialog).toContainText(scene.money(walletPlace, -10_00), soon);
      await expect(scene.dialog).not.toContainText(scene.says('common', 'amount.stale'));
    });
  });
});

test.describe('an action in progress: a transfer to or from a game', () => {
  test('leaves no empty game tab behind when the connection breaks', { tag: '@la' }, async ({ page, context, begin }) => {
    const scene = await begin();
    const game = await scene.openGame();
    await scene.tester.fault({ match: `POST ${transfer}`, kind: 'slow', when: 'before', delayMs: 1500 });
    const left = page.waitForRequest(`**${transfer}`);
    const opening = page.waitForEvent('popup');
    await game.play.click();
    const tab = await opening;
    await left;
    await context.setOffline(true);
    await expect.poll(() => scene.device.entries('transfer').then(([newest]) => newest?.amount)).toBe(10);
    await context.setOffline(false);
    await expect.poll(() => tab.isClosed() || tab.url().includes(providerPage)).toBe(true);
    await expect(scene.dialog).toContainText(scene.money(walletPlace, -10_00));
    await scene.expectTransferTo('pg', 10_00);
  });
});
