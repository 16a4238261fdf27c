import { walletPlace } from '@wallet/domain';
import { expect } from '@playwright/test';
import { drillTest as test, hang, soon } from './drill-scene.ts';
import { countCalls } from './money-screen.ts';

const transfer = '/api/wallet/transfer';
const message = 'ยอดเงินไม่พอสำหรับรายการนี้';
const wheel = '**/api/spinwheel/active';
const statement = '**/api/statement';

test.describe('hard outcomes: a transfer', () => {
  test.describe('a lost response before execution is never reported as done', () => {
    test('for a transfer, while another device transfers another amount in the same direction', { tag: '@la' }, async ({ page, begin }) => {
      const scene = await begin();
      const screen = await scene.reviewTransfer();
      await scene.expectStaysUnknown(`POST ${transfer}`, screen.primary, () =>
        scene.device.post('wallet/transfer', { from: walletPlace, to: 'betflix', amount: 3 }),
      );
      await expect(screen.alert).toHaveCount(0);
      await scene.expectTransferTo('betflix', 3_00);
      await scene.checkButton.click();
      await expect(page.getByText(scene.says('money', 'outcome.checked'))).toBeVisible();
      await screen.back.click();
      await expect(screen.amount).toHaveValue('100');
    });
  });

  test.describe('text of the backend to a transfer that was not executed', () => {
    for (const { status, tag } of [
      { status: 200, tag: '@la' },
      { status: 500, tag: '@th' },
    ]) {
      test(`with status ${String(status)} is shown, followed by what is known`, { tag }, async ({ page, begin }) => {
        const scene = await begin();
        const screen = await scene.reviewTransfer();
        await screen.hasReadAhead();
        await page.clock.install();
        await page.route(`**${transfer}`, (route) => route.fulfill({ status, json: { message } }));
        await screen.primary.click();
        await expect(page.getByText(scene.says('common', 'failures.unknownOutcome'))).toBeVisible(soon);
        await expect(page.getByText(message)).toBeVisible();
        // A failure is an alert from the start.
        await expect(screen.alert).toHaveCount(status === 200 ? 0 : 1);
        await scene.passTimeUntil(() =>
          expect(screen.alert).toContainText(scene.says('money', 'outcome.unchanged.balance'), { timeout: 250 }),
        );
        await screen.expectDone(scene.says('money', 'failedTitle'), message);
        await expect(screen.amount).toHaveValue('100');
        await expect(screen.next).toBeEnabled();
        await scene.expectUnchangedBalances();
      });
    }
  });

  test('that was executed and answered in the words of the operator is reported with them', { tag: '@th' }, async ({ page, begin }) => {
    const scene = await begin();
    const screen = await scene.reviewTransfer();
    await screen.hasReadAhead();
    await page.route(`**${transfer}`, async (route) => route.fulfill({ response: await route.fetch(), json: { message: 'รับรายการแล้ว' } }));
    await screen.primary.click();
    await expect(screen.alert).toContainText('รับรายการแล้ว', soon);
    await screen.expectDone(scene.says('transfer', 'doneTitle'), scene.amount(100_00));
    await scene.expectTransferTo('betflix', 100_00);
  });
});

test.describe('failing reads around money actions: a transfer', () => {
  test.describe('with another read that never ends', () => {
    test('a transfer is followed by the new balance on home', { tag: '@th' }, async ({ page, begin }) => {
      const scene = await begin();
      await hang(page, wheel);
      const requested = page.waitForRequest(wheel);
      const screen = await scene.reviewTransfer();
      await requested;
      await screen.primary.click();
      await expect(screen.alert).toContainText(scene.amount(100_00), soon);
      await screen.expectDone(scene.says('transfer', 'doneTitle'), scene.amount(100_00));
      await expect(page.getByText(scene.money(walletPlace, -100_00)).first()).toBeVisible(soon);
      await scene.expectTransferTo('betflix', 100_00);
    });
  });
});

test.describe('an action in progress: a transfer', () => {
  test('blocks two other tabs, which can act once it is reconciled', { tag: '@la' }, async ({ page, context, begin }) => {
    const scene = await begin();
    const [second, third] = [await context.newPage(), await context.newPage()];
    const b = await scene.reviewTransfer(second);
    const a = await scene.reviewTransfer();
    const sent = [page, second, third].map((tab) => countCalls(tab, 'POST', transfer));
    await scene.tester.fault({ match: `POST ${transfer}`, kind: 'reset', when: 'after-commit' });
    await hang(page, statement);
    await a.primary.click();
    await expect(page.getByText(scene.says('common', 'failures.unknownOutcome'))).toBeVisible();

    const inOtherTab = scene.says('money', 'outcome.inOtherTab');
    await b.primary.click();
    await expect(second.getByText(inOtherTab)).toBeVisible();
    const c = await scene.openTransfer(third);
    await expect(third.getByText(inOtherTab)).toBeVisible();
    for (const tab of [second, third]) await expect(tab.getByText(scene.says('money', 'outcome.unknownTitle'))).toHaveCount(0);
    expect(sent.map((count) => count())).toEqual([1, 0, 0]);

    await page.unroute(statement);
    await expect(a.alert).toContainText(scene.amount(100_00), { timeout: 25_000 });
    await expect(third.getByText(inOtherTab)).toHaveCount(0);
    await b.back.click();
    await b.review('100');
    await b.primary.click();
    await b.expectDone(scene.says('transfer', 'doneTitle'), scene.amount(100_00));
    await expect(c.amount).toBeEnabled();
    expect(sent.map((count) => count())).toEqual([1, 1, 0]);
    await scene.expectTransferTo('betflix', 200_00);
  });

  test('is reconciled when the connection is back, and home shows the new balance', { tag: '@th' }, async ({ page, context, begin }) => {
    const scene = await begin();
    const screen = await scene.reviewTransfer();
    await scene.tester.fault({ match: `POST ${transfer}`, kind: 'slow', when: 'before', delayMs: 1500 });
    const left = page.waitForRequest(`**${transfer}`);
    await screen.primary.click();
    await left;
    await context.setOffline(true);
    await expect.poll(() => scene.device.entries('transfer').then(([newest]) => newest?.amount)).toBe(100);
    await context.setOffline(false);
    await screen.expectDone(scene.says('transfer', 'doneTitle'), scene.amount(100_00));
    await expect(page.getByText(scene.money(walletPlace, -100_00)).first()).toBeVisible(soon);
    await scene.expectTransferTo('betflix', 100_00);
  });
});
