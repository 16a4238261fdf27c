import { formatAmount, moneyOf } from '@wallet/domain';
import { expect, type Page } from '@playwright/test';
import { namedAs } from './texts.ts';
import { test } from './fixtures.ts';
import { serveWithFlags } from './serve-with-flags.ts';

const providerPage = /\/__provider\/play\?ticket=/;

/** Expects the form of a transfer of the whole game balance back to the wallet. */
const expectTransferBack = async (page: Page, minor: number) => {
  await expect(page).toHaveURL(/modal=transfer&from=pg/);
  await expect(page.locator('[name=from]')).toHaveValue('pg');
  await expect(page.locator('[name=to]')).toHaveValue('WALLET');
  await expect(page.locator('[name=amount]')).toHaveValue(formatAmount(moneyOf(minor, 'BAHT')));
};

/** Game accounts: activation, credentials, and playing after a transfer. */
test.describe('games', () => {
  test('opens an account from its card, and shows the password as it is now until the page is left', async ({
    page,
    button,
    text,
    game,
    visit,
    tester,
  }) => {
    const device = await visit('new-member', '/user/home');
    const password = async () => (await device.get<{ password: string }>('wallet/account/pg')).password;
    await page.getByRole('button', { name: 'PG Soft', exact: true }).click();
    await button('game', 'open.submit').click();
    await game.expectText('game', 'open.done');
    await game.showElsewhere();
    await button('game', 'credentials.showPassword').click();
    await expect(game.credential('password')).toHaveText(await password());
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await expect(page.getByText(await password())).toHaveCount(0);

    // What is read after the reset is still on its way when the member comes back.
    await tester.fault({ match: 'GET /api/wallet/account/pg', kind: 'slow', when: 'after-commit', delayMs: 3000, times: 1 });
    await button('game', 'reset.submit').click();
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', namedAs(text('game', 'reset.submit')))
      .click();
    await game.expectText('game', 'reset.done');
    // It is reset once more on another device, while the member is away.
    await device.get('wallet/resetpassword/pg');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await button('game', 'credentials.showPassword').click();
    await expect(game.credential('password')).toHaveText(await password());
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
    expect(stored).not.toContain(await password());
    // The wallet is empty, so there is nothing to transfer, but playing is possible.
    await expect(game.transferOnly).toBeDisabled();
    await expect(game.play).toBeEnabled();
  });

  test(
    'transfers the money, opens the game in an isolated tab, and offers the money back',
    { tag: '@core' },
    async ({ page, tester, button, game, visit }) => {
      const device = await visit('normal', '/user/home');
      await game.open('pg');
      const before = await device.balances();

      await game.amount.fill('10');
      const opening = page.waitForEvent('popup');
      await game.play.click();
      const tab = await opening;
      await tab.waitForURL(providerPage);
      await expect(tab.getByRole('heading', { name: 'PG Soft' })).toBeVisible();
      expect(await tab.evaluate(() => [window.opener as unknown, document.referrer])).toEqual([null, '']);
      await tab.close();
      const after = await device.balances();
      expect(after.WALLET).toBe((before.WALLET ?? 0) - 1000);
      expect(after.pg).toBe((before.pg ?? 0) + 1000);

      // The amount is transferred once: the next click only plays.
      await expect(game.amount).toHaveValue('');
      await tester.play(device.member, 5.01, 1, 0);
      await button('game', 'back.submit').click();
      await expectTransferBack(page, (after.pg ?? 0) - 501);
    },
  );

  test('closes the tab of a game whose transfer stays unknown', async ({ page, tester, game, visit }) => {
    const device = await visit('normal', '/user/home');
    const before = await device.balances();
    await game.open('pg');
    await game.amount.fill('10');
    await tester.fault({ match: 'POST /api/wallet/transfer', kind: 'html', when: 'before' });
    await page.clock.install();
    const opening = page.waitForEvent('popup');
    await game.play.click();
    const tab = await opening;
    await expect(async () => {
      await page.clock.fastForward(5000);
      await game.expectText('game', 'play.notOpened');
    }).toPass();
    await expect.poll(() => tab.isClosed()).toBe(true);
    expect(await device.balances()).toEqual(before);
  });

  test('opens games in the same tab and at another host if the build says so, and Back offers the money back', async ({
    page,
    context,
    button,
    game,
    visit,
  }) => {
    await serveWithFlags(page, { openGameInNewTab: false, sportHost: 'sport.example' });
    const device = await visit('normal', '/user/profile');
    await device.get('wallet/activate/ufabet');
    await page.goto('/user/home');
    await game.open('pg');
    await game.amount.fill('10');
    await game.play.click();
    await page.waitForURL(providerPage);
    await expect(page.getByRole('heading', { name: 'PG Soft' })).toBeVisible();
    await page.goBack();
    await button('game', 'back.submit').click();
    const { pg = 0 } = await device.balances();
    await expectTransferBack(page, pg);

    let posted = '';
    await context.route('https://sport.example/', (route) => {
      posted = route.request().postData() ?? '';
      return route.fulfill({ contentType: 'text/html', body: '<h1>UFA</h1>' });
    });
    await game.open('ufabet');
    const username = await game.credential('username').textContent();
    await game.play.click();
    await expect(page.getByRole('heading', { name: 'UFA' })).toBeVisible();
    expect(Object.fromEntries(new URLSearchParams(posted))).toMatchObject({ __EVENTTARGET: 'btnLogin', username });
    expect(context.pages()).toHaveLength(1);
  });
});
