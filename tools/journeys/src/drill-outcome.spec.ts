import { walletPlace } from '@wallet/domain';
import { expect } from '@playwright/test';
import { drillTest as test, soon } from './drill-scene.ts';
import { countCalls } from './money-screen.ts';

const transfer = '/api/wallet/transfer';
const words = 'ยอดเงินไม่พอสำหรับรายการนี้';

/** Answers that are lost, that say nothing, or that come together with what another device does. */
test.describe('outcomes that are hard to know', () => {
  test.describe('an answer that is lost after the deed is found out as done', () => {
    test('by the statement, for a transfer from a game', async ({ page, begin }) => {
      const scene = await begin();
      const game = await scene.openGame();
      const sent = countCalls(page, 'POST', transfer);
      await scene.tester.fault({ match: `POST ${transfer}`, kind: 'empty', when: 'after-commit' });
      await game.transferOnly.click();
      await expect(scene.saidInDialog(scene.says('money', 'outcome.done'))).toBeVisible();
      await expect(scene.dialog).toContainText(scene.money(walletPlace, -10_00), soon);
      expect(sent()).toBe(1);
      await scene.wentTo('pg', 10_00);
    });

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
    test('for a transfer, while another device moves another amount the same way', async ({ page, begin }) => {
      const scene = await begin();
      const screen = await scene.reviewTransfer();
      await scene.staysUnknown(`POST ${transfer}`, screen.primary, () =>
        scene.device.post('wallet/transfer', { from: walletPlace, to: 'betflix', amount: 3 }),
      );
      await expect(screen.alert).toHaveCount(0);
      await scene.wentTo('betflix', 3_00);
      await scene.button('money', 'outcome.check').click();
      await expect(page.getByText(scene.says('money', 'outcome.checked'))).toBeVisible();
      await screen.back.click();
      await expect(screen.amount).toHaveValue('100');
    });

    test('for a transfer of everything, while another device moves a part', async ({ begin }) => {
      const scene = await begin();
      const screen = await scene.openTransfer();
      await scene.button('transfer', 'all.open').click();
      await screen.isAtReview();
      await scene.staysUnknown('POST /api/wallet/transferAll', screen.primary, () =>
        scene.device.post('wallet/transfer', { from: walletPlace, to: 'betflix', amount: 3 }),
      );
      await expect(screen.alert).toHaveCount(0);
      await scene.wentTo('betflix', 3_00);
    });

    test('for a transfer from a game, while another device moves everything elsewhere', async ({ begin }) => {
      const scene = await begin();
      const game = await scene.openGame();
      await scene.staysUnknown(`POST ${transfer}`, game.transferOnly, () => scene.device.post('wallet/transferAll', { to: 'pg' }));
      await expect(scene.saidInDialog(scene.says('money', 'outcome.done'))).toHaveCount(0);
      await expect(game.amount).toHaveValue('10');
    });

    test('for a withdrawal, while another device asks for another amount', async ({ page, begin }) => {
      const scene = await begin();
      const amount = scene.leastWithdrawal;
      const screen = await scene.moneyScreen('withdraw').open();
      await screen.review(String(amount));
      await scene.staysUnknown('POST /api/wallet/withdrawAll', screen.primary, () =>
        scene.device.post('wallet/withdrawAll', { amount: amount + 1 }),
      );
      await expect(screen.alert).toHaveCount(0);
      expect((await scene.device.entries('withdraw')).map((entry) => entry.amount)).toEqual([amount + 1]);
      await scene.button('money', 'outcome.check').click();
      await expect(page.getByText(scene.says('money', 'outcome.checked'))).toBeVisible();
      await screen.back.click();
      await expect(screen.amount).toHaveValue(String(amount));
      await page.goto('/user/home');
      await expect(page.getByText(scene.says('money', 'tracker.withdrawalSent', { amount: scene.amount(amount * 100) }))).toHaveCount(0);
    });

    test('for a slip, while another device sends one', async ({ page, begin }) => {
      const scene = await begin();
      const account = await scene.fillSlipForm(300);
      await scene.tester.fault({ match: 'POST /api/wallet/slip', kind: 'html', when: 'before' });
      await scene.button('deposit', 'slip.send').click();
      await expect(scene.unknown).toBeVisible();
      await scene.sendSlipElsewhere(account, 200);
      await expect.poll(() => scene.device.held()).not.toEqual(scene.held);
      await scene.button('money', 'outcome.check').click();
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

    test('for the invite bonus', async ({ page, begin }) => {
      const scene = await begin('invite-ready');
      const { reward } = scene;
      await page.goto('/user/bonus?modal=invite');
      await reward.sees('invite', 'banners');
      await page.keyboard.press('Escape');
      await page.clock.install();
      await scene.tester.fault({ match: 'GET /api/invite/bonus', kind: 'empty', when: 'before' });
      await reward.button('invite', 'receive.submit').click();
      await reward.confirm('invite', 'receive.askTitle', 'receive.submit');
      await scene.endsUnknown();
      await expect(scene.saidInDialog(scene.says('invite', 'receive.done'))).toHaveCount(0);
      await scene.hasNotMoved();
    });

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
        const amount = String(modal === 'transfer' ? 100 : scene.leastWithdrawal);
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

  test.describe('words that nobody knows in a good answer', () => {
    test('to a transfer that was not carried out are shown, and never taken for done', async ({ page, begin }) => {
      const scene = await begin();
      const screen = await scene.reviewTransfer();
      await page.clock.install();
      await page.route(`**${transfer}`, (route) => route.fulfill({ json: { message: words } }));
      await screen.primary.click();
      await expect(scene.dialog.getByText(words)).toBeVisible(soon);
      await scene.endsUnknown();
      await expect(scene.dialog.getByText(words)).toBeVisible();
      await expect(screen.alert).toHaveCount(0);
      await scene.hasNotMoved();
    });

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
