import { walletPlace } from '@wallet/domain';
import { expect, test } from '@playwright/test';
import { DrillScene, soon } from './drill-scene.ts';
import type { MarketFacts } from './market-facts.ts';
import { countCalls } from './money-screen.ts';

const transfer = '/api/wallet/transfer';
const words = 'ยอดเงินไม่พอสำหรับรายการนี้';

/** Answers that are lost, that say nothing, or that come together with what another device does. */
export function describeOutcomeDrills(facts: MarketFacts): void {
  test.describe('outcomes that are hard to know', () => {
    let scene: DrillScene;
    test.afterEach(() => scene.end());

    test.describe('an answer that is lost after the deed is found out as done', () => {
      test('by the statement, for a transfer from a game', async ({ page, request }) => {
        scene = await DrillScene.begin(page, request, facts);
        const game = await scene.openGame();
        const sent = countCalls(page, 'POST', transfer);
        await scene.tester.fault({ match: `POST ${transfer}`, kind: 'empty', when: 'after-commit' });
        await game.transferOnly.click();
        await expect(scene.saidInDialog(scene.says('money', 'outcome.done'))).toBeVisible();
        await expect(scene.dialog).toContainText(scene.money(walletPlace, -10_00), soon);
        expect(sent()).toBe(1);
        await scene.wentTo('pg', 10_00);
      });

      test('by the refund itself, for receiving it', async ({ page, request }) => {
        scene = await DrillScene.begin(page, request, facts, 'refund-ready');
        const calls = countCalls(page, 'GET', '/api/refund/receive');
        await page.goto('/user/bonus?modal=refund&step=receive');
        await expect(scene.button('refund', 'receive.submit')).toBeEnabled();
        await scene.tester.fault({ match: 'GET /api/refund/receive', kind: 'html', when: 'after-commit' });
        await scene.button('refund', 'receive.submit').click();
        await expect(scene.saidInDialog(scene.says('refund', 'receive.done'))).toBeVisible();
        expect(calls()).toBe(1);
      });

      test('by the code itself, for a QR code', async ({ page, request }) => {
        scene = await DrillScene.begin(page, request, facts);
        await scene.fillQrForm();
        await scene.tester.fault({ match: 'POST /api/qrcode/*', kind: 'html', when: 'after-commit' });
        await scene.button('deposit', 'qr.create').click();
        await expect(scene.qrPicture).toBeVisible();
        await scene.bank.payQrCode();
        await expect.poll(() => scene.device.held()).toEqual({ ...scene.held, [walletPlace]: (scene.held[walletPlace] ?? 0) + 1_500_00 });
      });
    });

    test.describe('an answer that is lost before the deed is never taken for done', () => {
      test('for a transfer, while another device moves another amount the same way', async ({ page, request }) => {
        scene = await DrillScene.begin(page, request, facts);
        const screen = await scene.reviewTransfer();
        await page.clock.install();
        await scene.tester.fault({ match: `POST ${transfer}`, kind: 'html', when: 'before' });
        await screen.primary.click();
        await expect(page.getByText(scene.says('common', 'failures.unknownOutcome'))).toBeVisible();
        await scene.device.post('wallet/transfer', { from: walletPlace, to: 'betflix', amount: 3 });
        await scene.endsUnknown();
        await expect(screen.alert).toHaveCount(0);
        await scene.wentTo('betflix', 3_00);
        await scene.button('money', 'outcome.check').click();
        await expect(page.getByText(scene.says('money', 'outcome.checked'))).toBeVisible();
        await screen.back.click();
        await expect(screen.amount).toHaveValue('100');
      });

      test('for a transfer of everything, while another device moves a part', async ({ page, request }) => {
        scene = await DrillScene.begin(page, request, facts);
        const screen = await scene.openTransfer();
        await scene.button('transfer', 'all.open').click();
        await screen.isAtReview();
        await page.clock.install();
        await scene.tester.fault({ match: 'POST /api/wallet/transferAll', kind: 'empty', when: 'before' });
        await screen.primary.click();
        await expect(page.getByText(scene.says('common', 'failures.unknownOutcome'))).toBeVisible();
        await scene.device.post('wallet/transfer', { from: walletPlace, to: 'betflix', amount: 3 });
        await scene.endsUnknown();
        await expect(screen.alert).toHaveCount(0);
        await scene.wentTo('betflix', 3_00);
      });

      test('for a transfer from a game, while another device moves everything elsewhere', async ({ page, request }) => {
        scene = await DrillScene.begin(page, request, facts);
        const game = await scene.openGame();
        await page.clock.install();
        await scene.tester.fault({ match: `POST ${transfer}`, kind: 'html', when: 'before' });
        await game.transferOnly.click();
        await expect(page.getByText(scene.says('common', 'failures.unknownOutcome'))).toBeVisible();
        await scene.device.post('wallet/transferAll', { to: 'pg' });
        await scene.endsUnknown();
        await expect(scene.saidInDialog(scene.says('money', 'outcome.done'))).toHaveCount(0);
        await expect(game.amount).toHaveValue('10');
      });

      test('for a true-money link, while a payment by QR code is credited', async ({ page, request }) => {
        scene = await DrillScene.begin(page, request, facts);
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

      test('for the invite bonus', async ({ page, request }) => {
        scene = await DrillScene.begin(page, request, facts, 'invite-ready');
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

      test('for both steps of the refund', async ({ page, request }) => {
        scene = await DrillScene.begin(page, request, facts, 'refund-ready');
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

      test('for a QR code', async ({ page, request }) => {
        scene = await DrillScene.begin(page, request, facts);
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

    test.describe('words that nobody knows in a good answer', () => {
      test('to a transfer that was not carried out are shown, and never taken for done', async ({ page, request }) => {
        scene = await DrillScene.begin(page, request, facts);
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

      test('to a true-money link are shown, and the link stays', async ({ page, request }) => {
        scene = await DrillScene.begin(page, request, facts);
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
}
