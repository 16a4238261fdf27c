import { walletPlace } from '@wallet/domain';
import { expect, type Page } from '@playwright/test';
import { drillTest as test, hang, soon } from './drill-scene.ts';
import { holdRequest } from './hold-request.ts';

const wheel = '**/api/spinwheel/active';
const wallet = '**/api/wallet';
const qrCode = '**/api/qrcode/*';

/** Money actions that succeed while reads beside or after them do not. */
test.describe('reads that go wrong around money actions', () => {
  test.describe('with a read that never ends beside it', () => {
    test('a transfer from a game says that it is done, and shows the new figures', async ({ page, begin }) => {
      const scene = await begin();
      await hang(page, wheel);
      const asked = page.waitForRequest(wheel);
      const game = await scene.openGame();
      await asked;
      await game.transferOnly.click();
      await expect(scene.saidInDialog(scene.movedIntoGame(10_00))).toBeVisible(soon);
      await expect(scene.dialog).toContainText(scene.money(walletPlace, -10_00), soon);
      await expect(scene.dialog).not.toContainText(scene.says('common', 'amount.stale'));
      await scene.wentTo('pg', 10_00);
    });

    test('a transfer is followed by the new balance on home', async ({ page, begin }) => {
      const scene = await begin();
      await hang(page, wheel);
      const asked = page.waitForRequest(wheel);
      const screen = await scene.reviewTransfer();
      await asked;
      await screen.primary.click();
      await expect(screen.alert).toContainText(scene.amount(100_00), soon);
      await screen.ends(scene.says('transfer', 'doneTitle'), scene.amount(100_00));
      await expect(page.getByText(scene.money(walletPlace, -100_00)).first()).toBeVisible(soon);
      await scene.wentTo('betflix', 100_00);
    });

    test('a true-money link says that it is done, and is followed by the new balance', async ({ page, begin }) => {
      const scene = await begin();
      await hang(page, wheel);
      const asked = page.waitForRequest(wheel);
      await scene.fillLink(await scene.bank.wrapGift(10));
      await asked;
      await scene.button('deposit', 'trueMoney.send').click();
      await expect(scene.saidInDialog(scene.says('deposit', 'trueMoney.done'))).toBeVisible(soon);
      await scene.button('common', 'close').click();
      await expect(page.getByText(scene.money(walletPlace, scene.giftMinor)).first()).toBeVisible(soon);
    });

    test('a QR code is shown', async ({ page, begin }) => {
      const scene = await begin();
      await hang(page, wheel);
      const asked = page.waitForRequest(wheel);
      await scene.fillQrForm();
      await asked;
      await scene.button('deposit', 'qr.create').click();
      await expect(scene.qrPicture).toBeVisible(soon);
    });

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
    test('failing, a transfer from a game notes that the figures are old, and reads them again when told to', async ({ page, begin }) => {
      const scene = await begin();
      const game = await scene.openGame();
      await page.route(wallet, (route) => route.fulfill({ status: 500, json: {} }));
      await game.transferOnly.click();
      await expect(scene.saidInDialog(scene.movedIntoGame(10_00))).toBeVisible(soon);
      await expect(scene.dialog).toContainText(scene.says('common', 'amount.stale'), soon);
      await expect(scene.dialog).toContainText(scene.money(walletPlace));
      await page.unroute(wallet);
      await scene.dialog.getByRole('button', { name: scene.says('common', 'retry'), exact: true }).click();
      await expect(scene.dialog).toContainText(scene.money(walletPlace, -10_00), soon);
      await expect(scene.dialog).not.toContainText(scene.says('common', 'amount.stale'));
    });

    test('hanging, a transfer from a game notes that the figures are old until they come', async ({ page, begin }) => {
      const scene = await begin();
      const game = await scene.openGame();
      const release = await holdRequest(page, wallet);
      await game.transferOnly.click();
      await expect(scene.saidInDialog(scene.movedIntoGame(10_00))).toBeVisible(soon);
      await expect(scene.dialog).toContainText(scene.says('common', 'amount.stale'), soon);
      await expect(scene.dialog).toContainText(scene.money(walletPlace));
      release();
      await expect(scene.dialog).toContainText(scene.money(walletPlace, -10_00), soon);
      await expect(scene.dialog).not.toContainText(scene.says('common', 'amount.stale'));
    });

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

    test('failing, a QR code is shown all the same; opened anew it says that it cannot be read, and no form', async ({ page, begin }) => {
      const scene = await begin();
      await scene.fillQrForm();
      const create = scene.button('deposit', 'qr.create');
      await expect(create).toBeEnabled();
      await page.route(qrCode, (route) =>
        route.request().method() === 'GET' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
      );
      await create.click();
      await expect(scene.qrPicture).toBeVisible(soon);
      await page.reload();
      await expect(scene.dialog).toContainText(scene.says('deposit', 'qr.failed'));
      await expect(create).toHaveCount(0);
      await page.unroute(qrCode);
      await scene.dialog.getByRole('button', { name: scene.says('common', 'retry'), exact: true }).click();
      await expect(scene.qrPicture).toBeVisible(soon);
    });

    for (const { name, cut } of [
      { name: 'hanging', cut: (page: Page) => hang(page, qrCode) },
      { name: 'cut off with the line', cut: (page: Page) => page.context().setOffline(true) },
    ]) {
      test(`${name}, a QR code is shown all the same`, async ({ page, begin }) => {
        const scene = await begin();
        await scene.fillQrForm();
        const create = scene.button('deposit', 'qr.create');
        await expect(create).toBeEnabled();
        const made = page.waitForResponse((answer) => answer.request().method() === 'POST' && answer.url().includes('/api/qrcode/'));
        await create.click();
        await (await made).finished();
        await cut(page);
        await expect(scene.qrPicture).toBeVisible(soon);
        await page.context().setOffline(false);
      });
    }
  });
});
