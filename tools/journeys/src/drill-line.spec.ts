import { walletPlace } from '@wallet/domain';
import { expect } from '@playwright/test';
import { drillTest as test, hang, soon } from './drill-scene.ts';
import { countCalls } from './money-screen.ts';

const transfer = '/api/wallet/transfer';
const statement = '**/api/statement';

/** Several tabs, a line that breaks, and a reload, each while an outcome is not known. */
test.describe('an action under way', () => {
  test('is left to its tab by two others, which can act once it is found out', async ({ page, context, begin }) => {
    const scene = await begin();
    const [second, third] = [await context.newPage(), await context.newPage()];
    const b = await scene.reviewTransfer(second);
    const a = await scene.reviewTransfer();
    const sent = [page, second, third].map((tab) => countCalls(tab, 'POST', transfer));
    await scene.tester.fault({ match: `POST ${transfer}`, kind: 'reset', when: 'after-commit' });
    await hang(page, statement);
    await a.primary.click();
    await expect(page.getByText(scene.says('common', 'failures.unknownOutcome'))).toBeVisible();

    const elsewhere = scene.says('money', 'outcome.elsewhere');
    await b.primary.click();
    await expect(second.getByText(elsewhere)).toBeVisible();
    const c = await scene.openTransfer(third);
    await expect(third.getByText(elsewhere)).toBeVisible();
    for (const tab of [second, third]) await expect(tab.getByText(scene.says('money', 'outcome.unknownTitle'))).toHaveCount(0);
    expect(sent.map((count) => count())).toEqual([1, 0, 0]);

    await page.unroute(statement);
    await expect(a.alert).toContainText(scene.amount(100_00), { timeout: 25_000 });
    await expect(third.getByText(elsewhere)).toHaveCount(0);
    await b.back.click();
    await b.review('100');
    await b.primary.click();
    await b.ends(scene.says('transfer', 'doneTitle'), scene.amount(100_00));
    await expect(c.amount).toBeEnabled();
    expect(sent.map((count) => count())).toEqual([1, 1, 0]);
    await scene.wentTo('betflix', 200_00);
  });

  test('is found out when the line is back, and home shows the new balance', async ({ page, context, begin }) => {
    const scene = await begin();
    const screen = await scene.reviewTransfer();
    await scene.tester.fault({ match: `POST ${transfer}`, kind: 'slow', when: 'before', delayMs: 1500 });
    const left = page.waitForRequest(`**${transfer}`);
    await screen.primary.click();
    await left;
    await context.setOffline(true);
    await expect.poll(() => scene.device.entries('transfer').then(([newest]) => newest?.amount)).toBe(100);
    await context.setOffline(false);
    await screen.ends(scene.says('transfer', 'doneTitle'), scene.amount(100_00));
    await expect(page.getByText(scene.money(walletPlace, -100_00)).first()).toBeVisible(soon);
    await scene.wentTo('betflix', 100_00);
  });

  test('leaves no empty tab of a game behind when the line breaks', async ({ page, context, begin }) => {
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
    await expect.poll(() => tab.isClosed() || tab.url().includes('/__provider/play?ticket=')).toBe(true);
    await expect(scene.dialog).toContainText(scene.money(walletPlace, -10_00));
    await scene.wentTo('pg', 10_00);
  });

  test('of a game is found out after a reload while it was checked, and was sent once', async ({ page, begin }) => {
    const scene = await begin();
    const game = await scene.openGame();
    const sent = countCalls(page, 'POST', transfer);
    await scene.tester.fault({ match: `POST ${transfer}`, kind: 'reset', when: 'after-commit' });
    await game.transferOnly.click();
    await expect(page.getByText(scene.says('common', 'failures.unknownOutcome'))).toBeVisible();
    await page.reload();
    await expect(scene.saidInDialog(scene.says('money', 'outcome.done'))).toBeVisible();
    await expect(scene.dialog).toContainText(scene.money(walletPlace, -10_00), soon);
    expect(sent()).toBe(1);
    await scene.wentTo('pg', 10_00);
  });
});
