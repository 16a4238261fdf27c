import { walletPlace } from '@wallet/domain';
import { expect, type Page } from '@playwright/test';
import { drillTest as test, hang, soon } from './drill-scene.ts';
import { countCalls } from './money-screen.ts';

const message = 'ยอดเงินไม่พอสำหรับรายการนี้';
const wheel = '**/api/spinwheel/active';
const qrCode = '**/api/qrcode/*';

test.describe('hard outcomes: a deposit', () => {
  test.describe('a lost response after execution is reconciled as done', () => {
    test('by the code itself, for a QR code', { tag: '@th' }, async ({ begin }) => {
      const scene = await begin();
      await scene.fillQrForm();
      await scene.tester.fault({ match: 'POST /api/qrcode/*', kind: 'html', when: 'after-commit' });
      await scene.button('deposit', 'qr.create').click();
      await expect(scene.qrPicture).toBeVisible();
      await scene.bank.payQrCode();
      await expect
        .poll(() => scene.device.balances())
        .toEqual({ ...scene.initialBalances, [walletPlace]: (scene.initialBalances[walletPlace] ?? 0) + 1_500_00 });
    });
  });

  test.describe('a lost response before execution is never reported as done', () => {
    test('for a slip, while another device sends one', { tag: '@la' }, async ({ page, begin }) => {
      const scene = await begin();
      const account = await scene.fillSlipForm(300);
      await scene.tester.fault({ match: 'POST /api/wallet/slip', kind: 'html', when: 'before' });
      await scene.button('deposit', 'slip.send').click();
      await expect(scene.unknown).toBeVisible();
      await scene.sendSlipElsewhere(account, 200);
      await expect.poll(() => scene.device.balances()).not.toEqual(scene.initialBalances);
      await scene.checkButton.click();
      await expect(page.getByText(scene.says('money', 'outcome.checked'))).toBeVisible();
      await expect(page.getByText(scene.says('deposit', 'slip.sent'))).toHaveCount(0);
      // The picture is still there to be sent.
      await expect(scene.button('deposit', 'slip.send')).toBeEnabled();
      await page.goto('/user/home');
      await expect(page.getByText(scene.money(walletPlace, 200_00)).first()).toBeVisible();
      await expect(page.getByRole('heading', { name: scene.says('money', 'tracker.label') })).toHaveCount(0);
    });

    test('for a true-money link, while a payment by QR code is credited', { tag: '@th' }, async ({ page, begin }) => {
      const scene = await begin();
      const link = await scene.bank.wrapGift(10);
      await scene.fillLink(link);
      await page.clock.install();
      await scene.tester.fault({ match: 'POST /api/wallet/truelink', kind: 'html', when: 'before' });
      await scene.button('deposit', 'trueMoney.send').click();
      await expect(page.getByText(scene.says('money', 'outcome.unknownTitle'))).toBeVisible();
      await scene.payQrCodeElsewhere();
      await expect(page.getByText(scene.says('money', 'outcome.unknownTitle'))).toBeVisible();
      await expect(scene.outcome).toHaveCount(0);
      await expect(scene.link).toHaveValue(link);
      await expect(scene.button('deposit', 'trueMoney.send')).toBeDisabled();
    });
  });

  test.describe('a deposit that the backend accepted', () => {
    test('is not confused with a slip that another device sent at the same time', { tag: '@th' }, async ({ page, begin }) => {
      const scene = await begin();
      const account = await scene.fillSlipForm(300);
      await scene.tester.fault({ match: 'POST /api/wallet/slip', kind: 'slow', when: 'after-commit', delayMs: 3000 });
      const sent = page.waitForRequest('**/api/wallet/slip');
      await scene.button('deposit', 'slip.send').click();
      await sent;
      await scene.sendSlipElsewhere(account, 200);
      await expect(page.getByText(scene.says('deposit', 'slip.sent'))).toBeVisible();
      await scene.button('common', 'ok').click();
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

  test.describe('a success in the words of the operator', () => {
    test('to a true-money link is reported with them, and the link is not sent again', { tag: '@la' }, async ({ page, begin }) => {
      const scene = await begin();
      const link = await scene.bank.wrapGift(10);
      await scene.fillLink(link);
      await page.route('**/api/wallet/truelink', (route) => route.fulfill({ json: { message } }));
      await scene.button('deposit', 'trueMoney.send').click();
      await expect(scene.outcome).toContainText(message, soon);
      await expect(scene.outcome).toContainText(scene.says('deposit', 'trueMoney.sent'));
      await expect(scene.outcome).not.toContainText(scene.says('deposit', 'trueMoney.done'));
      await expect(scene.link).toHaveValue('');
      await scene.expectUnchangedBalances();
    });

    test('to a slip is reported with them, and is sent once', { tag: '@th' }, async ({ page, begin }) => {
      const scene = await begin();
      await scene.fillSlipForm(300);
      await page.route('**/api/wallet/slip', (route) => route.fulfill({ json: { message: 'รับสลิปแล้ว' } }));
      const sent = countCalls(page, 'POST', '/api/wallet/slip');
      await scene.button('deposit', 'slip.send').dblclick();
      await expect(scene.outcome).toContainText(scene.says('deposit', 'slip.sentOnly'), soon);
      await expect(scene.outcome.getByText('รับสลิปแล้ว', { exact: true })).toBeVisible();
      await expect(scene.outcome).not.toContainText(scene.says('deposit', 'slip.sent'));
      await expect(scene.button('deposit', 'slip.send')).toBeDisabled();
      expect(sent()).toBe(1);
    });
  });
});

test.describe('failing reads around money actions: a deposit', () => {
  test.describe('with another read that never ends', () => {
    test('a true-money link reports success, followed by the new balance', { tag: '@th' }, async ({ page, begin }) => {
      const scene = await begin();
      await hang(page, wheel);
      const requested = page.waitForRequest(wheel);
      await scene.fillLink(await scene.bank.wrapGift(10));
      await requested;
      await scene.button('deposit', 'trueMoney.send').click();
      await expect(scene.outcome).toContainText(scene.says('deposit', 'trueMoney.done'), soon);
      await scene.button('common', 'ok').click();
      await expect(page.getByText(scene.money(walletPlace, scene.giftMinor)).first()).toBeVisible(soon);
    });

    test('a QR code is shown', { tag: '@la' }, async ({ page, begin }) => {
      const scene = await begin();
      await hang(page, wheel);
      const requested = page.waitForRequest(wheel);
      await scene.fillQrForm();
      await requested;
      await scene.button('deposit', 'qr.create').click();
      await expect(scene.qrPicture).toBeVisible(soon);
    });
  });

  test.describe('with the read after it', () => {
    test(
      'failing, a QR code is shown all the same; after a reload an error replaces it and no form is shown',
      { tag: '@th' },
      async ({ page, begin }) => {
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
      },
    );

    for (const { name, cut } of [
      { name: 'hanging', cut: (page: Page) => hang(page, qrCode) },
      { name: 'cut off with the connection', cut: (page: Page) => page.context().setOffline(true) },
    ]) {
      test(`${name}, a QR code is shown all the same`, { tag: '@la' }, async ({ page, begin }) => {
        const scene = await begin();
        await scene.fillQrForm();
        const create = scene.button('deposit', 'qr.create');
        await expect(create).toBeEnabled();
        const created = page.waitForResponse(
          (response) => response.request().method() === 'POST' && response.url().includes('/api/qrcode/'),
        );
        await create.click();
        await (await created).finished();
        await cut(page);
        await expect(scene.qrPicture).toBeVisible(soon);
        await page.context().setOffline(false);
      });
    }
  });
});
