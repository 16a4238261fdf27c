import { walletPlace } from '@wallet/domain';
import { expect, type Page } from '@playwright/test';
import { drillTest as test, hang, soon } from './drill-scene.ts';

const words = 'ยอดเงินไม่พอสำหรับรายการนี้';
const wheel = '**/api/spinwheel/active';
const qrCode = '**/api/qrcode/*';

test.describe('outcomes that are hard to know: a deposit', () => {
  test.describe('an answer that is lost after the deed is found out as done', () => {
    test('by the code itself, for a QR code', async ({ begin }) => {
      const scene = await begin();
      await scene.fillQrForm();
      await scene.tester.fault({ match: 'POST /api/qrcode/*', kind: 'html', when: 'after-commit' });
      await scene.button('deposit', 'qr.create').click();
      await expect(scene.qrPicture).toBeVisible();
      await scene.bank.payQrCode();
      await expect.poll(() => scene.device.held()).toEqual({ ...scene.held, [walletPlace]: (scene.held[walletPlace] ?? 0) + 1_500_00 });
    });
  });

  test.describe('an answer that is lost before the deed is never taken for done', () => {
    test('for a slip, while another device sends one', async ({ page, begin }) => {
      const scene = await begin();
      const account = await scene.fillSlipForm(300);
      await scene.tester.fault({ match: 'POST /api/wallet/slip', kind: 'html', when: 'before' });
      await scene.button('deposit', 'slip.send').click();
      await expect(scene.unknown).toBeVisible();
      await scene.sendSlipElsewhere(account, 200);
      await expect.poll(() => scene.device.held()).not.toEqual(scene.held);
      await scene.checkButton.click();
      await expect(page.getByText(scene.says('money', 'outcome.checked'))).toBeVisible();
      await expect(page.getByText(scene.says('deposit', 'slip.sent'))).toHaveCount(0);
      // The picture is still there to be sent.
      await expect(scene.button('deposit', 'slip.send')).toBeEnabled();
      await page.goto('/user/home');
      await expect(page.getByText(scene.money(walletPlace, 200_00)).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: scene.says('money', 'tracker.label') })).toHaveCount(0);
    });

    test('for a true-money link, while a payment by QR code is credited', async ({ page, begin }) => {
      const scene = await begin();
      const link = await scene.bank.wrapGift(10);
      await scene.fillLink(link);
      await page.clock.install();
      await scene.tester.fault({ match: 'POST /api/wallet/truelink', kind: 'html', when: 'before' });
      await scene.button('deposit', 'trueMoney.send').click();
      await expect(page.getByText(scene.says('money', 'outcome.unknownTitle'))).toBeVisible();
      await scene.payQrCodeElsewhere();
      await expect(page.getByText(scene.says('money', 'outcome.unknownTitle'))).toBeVisible();
      await expect(scene.saidInDialog(scene.says('deposit', 'trueMoney.done'))).toHaveCount(0);
      await expect(scene.link).toHaveValue(link);
      await expect(scene.button('deposit', 'trueMoney.send')).toBeDisabled();
    });

    test('for a QR code', async ({ page, begin }) => {
      const scene = await begin();
      await scene.fillQrForm();
      await page.clock.install();
      await scene.tester.fault({ match: 'POST /api/qrcode/*', kind: 'empty', when: 'before' });
      await scene.button('deposit', 'qr.create').click();
      await scene.endsUnknown();
      await expect(scene.qrPicture).toHaveCount(0);
      await expect(page.locator('dialog input[name=amount]')).toHaveValue('1500');
      await expect(scene.button('deposit', 'qr.create')).toBeDisabled();
    });
  });

  test.describe('what the backend has taken', () => {
    test('is not told from a slip that another device sent at the same time', async ({ page, begin }) => {
      const scene = await begin();
      const account = await scene.fillSlipForm(300);
      await scene.tester.fault({ match: 'POST /api/wallet/slip', kind: 'slow', when: 'after-commit', delayMs: 3000 });
      const sent = page.waitForRequest('**/api/wallet/slip');
      await scene.button('deposit', 'slip.send').click();
      await sent;
      await scene.sendSlipElsewhere(account, 200);
      await expect(page.getByText(scene.says('deposit', 'slip.sent'))).toBeVisible();
      await scene.button('common', 'close').click();
      const what = scene.says('money', 'tracker.slipSent');
      await expect(page.getByText(scene.says('money', 'tracker.unclear', { what })).first()).toBeVisible();
      for (const amount of [200_00, 300_00]) {
        await expect(page.getByText(scene.says('money', 'tracker.credited', { amount: scene.amount(amount) }))).toHaveCount(0);
      }
      await page
        .locator('main')
        .getByRole('link', { name: scene.says('common', 'titles.statement') })
        .first()
        .click();
      await expect(page).toHaveURL(/\/user\/statement/);
    });
  });

  test.describe('words that nobody knows in a good answer', () => {
    test('to a true-money link are shown, and the link stays', async ({ page, begin }) => {
      const scene = await begin();
      const link = await scene.bank.wrapGift(10);
      await scene.fillLink(link);
      await page.route('**/api/wallet/truelink', (route) => route.fulfill({ json: { message: words } }));
      await scene.button('deposit', 'trueMoney.send').click();
      await expect(scene.dialog.getByText(words)).toBeVisible(soon);
      await expect(scene.saidInDialog(scene.says('deposit', 'trueMoney.done'))).toHaveCount(0);
      await expect(scene.link).toHaveValue(link);
      await scene.hasNotMoved();
    });
  });
});

test.describe('reads that go wrong around money actions: a deposit', () => {
  test.describe('with a read that never ends beside it', () => {
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
  });

  test.describe('with the read after it', () => {
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
        const made = page.waitForResponse((response) => response.request().method() === 'POST' && response.url().includes('/api/qrcode/'));
        await create.click();
        await (await made).finished();
        await cut(page);
        await expect(scene.qrPicture).toBeVisible(soon);
        await page.context().setOffline(false);
      });
    }
  });
});
