import { formatAmount, moneyOf } from '@wallet/domain';
import { expect, type Page } from '@playwright/test';
import { testWith } from './fixtures.ts';
import { GameScreen } from './games-screen.ts';
import { LoginScreen } from './login-screen.ts';
import { countCalls } from './money-screen.ts';
import { serveWithFlags } from './serve-with-flags.ts';
import { Tester, type NewMember } from './tester.ts';

const providerPage = /\/__provider\/play\?ticket=/;

const test = testWith(({ id, defaultLanguage: language }) => {
  const enter = async (page: Page, member: NewMember): Promise<GameScreen> => {
    const login = await new LoginScreen(page, language).open();
    await login.logIn(member);
    return new GameScreen(page, language);
  };
  return { id, enter };
});

/** Expects the form of a transfer of the whole game balance back to the wallet. */
const expectTransferBack = async (page: Page, minor: number) => {
  await expect(page).toHaveURL(/modal=transfer&from=pg/);
  await expect(page.locator('[name=from]')).toHaveValue('pg');
  await expect(page.locator('[name=to]')).toHaveValue('WALLET');
  await expect(page.locator('[name=amount]')).toHaveValue(formatAmount(moneyOf(minor, 'BAHT')));
};

/** Game accounts: activation, credentials, and playing after a transfer. */
test.describe('games', () => {
  test('opens an account from its card, copies its credentials and resets the password', async ({
    page,
    context,
    request,
    setting: { id, enter },
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const tester = new Tester(request, id);
    const member = await tester.member('new-member');
    const game = await enter(page, member);
    await page.getByRole('button', { name: 'PG Soft', exact: true }).click();
    await game.button('open.submit').click();
    await game.expectText(game.says('open.done'));

    await game.button('credentials.copyUsername').click();
    const username = await game.credential('username').textContent();
    await game.expectText(game.says('copied', { text: username ?? '' }, 'common'));
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(username);

    await game.button('credentials.copyPassword').click();
    await game.expectText(game.says('credentials.copiedPassword'));
    const password = await page.evaluate(() => navigator.clipboard.readText());
    // Copied without being shown.
    await expect(page.getByText(password)).toHaveCount(0);
    await game.button('credentials.showPassword').click();
    await expect(game.credential('password')).toHaveText(password);
    // The page loses the focus.
    await page.evaluate(() => dispatchEvent(new Event('blur')));
    await expect(page.getByText(password)).toHaveCount(0);

    await game.button('reset.submit').click();
    await page
      .getByRole('dialog')
      .last()
      .getByRole('button', { name: game.says('reset.submit'), exact: true })
      .click();
    await game.expectText(game.says('reset.done'));
    await game.button('credentials.showPassword').click();
    await expect(game.credential('password')).not.toHaveText(password);
    // They are reset once more on another device, while the member is away.
    const device = await tester.as(member);
    await device.get('wallet/resetpassword/pg');
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await game.button('credentials.showPassword').click();
    await expect(game.credential('password')).toHaveText((await device.get<{ password: string }>('wallet/account/pg')).password);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]));
    expect(stored).not.toContain(password);
    // The wallet is empty, so there is nothing to transfer, but playing is possible.
    await expect(game.transferOnly).toBeDisabled();
    await expect(game.play).toBeEnabled();
  });

  test(
    'transfers the money, opens the game in an isolated tab, and offers the money back',
    { tag: '@core' },
    async ({ page, request, setting: { id, enter } }) => {
      const tester = new Tester(request, id);
      const member = await tester.member('normal');
      const game = await (await enter(page, member)).open('pg');
      const before = await (await tester.as(member)).balances();

      await game.amount.fill('0.5');
      await game.transferOnly.click();
      await expect(game.amount).toHaveAttribute('aria-invalid', 'true');
      await game.amount.fill('10');
      const opening = page.waitForEvent('popup');
      await game.play.click();
      const tab = await opening;
      await tab.waitForURL(providerPage);
      await expect(tab.getByRole('heading', { name: 'PG Soft' })).toBeVisible();
      expect(await tab.evaluate(() => [window.opener as unknown, document.referrer])).toEqual([null, '']);
      await tab.close();
      const after = await (await tester.as(member)).balances();
      expect(after.WALLET).toBe((before.WALLET ?? 0) - 1000);
      expect(after.pg).toBe((before.pg ?? 0) + 1000);

      // The amount is transferred once: the next click only plays.
      await expect(game.amount).toHaveValue('');
      await tester.play(member, 5.01, 1, 0);
      await page.getByRole('button', { name: game.says('back.submit') }).click();
      await expectTransferBack(page, (after.pg ?? 0) - 501);
      await tester.expectConsistentLedger();
    },
  );

  test('opens nothing after a failed transfer, and offers a link when the browser blocks the tab', async ({
    page,
    request,
    setting: { id, enter },
  }) => {
    const tester = new Tester(request, id);
    const game = await (await enter(page, await tester.member('normal'))).open('pg');
    const launches = countCalls(page, 'GET', '/api/autoLogin/pg');
    await page.route('**/api/wallet/transfer', (route) => route.fulfill({ status: 400, json: { message: 'TRANSFER_FAIL' } }));
    await game.amount.fill('10');
    const opening = page.waitForEvent('popup');
    await game.play.click();
    const tab = await opening;
    await game.expectText(game.says('play.notOpened'));
    await expect.poll(() => tab.isClosed()).toBe(true);
    expect(launches()).toBe(0);

    await page.evaluate(() => {
      window.open = () => null;
    });
    await game.amount.fill('');
    await game.play.click();
    await game.expectText(game.says('play.blocked'));
    await game.button('play.openHere').click();
    await page.waitForURL(providerPage);
    await page.goBack();
    await expect(page.getByRole('button', { name: game.says('back.submit') })).toBeVisible();
  });

  test('closes the tab of a game whose transfer stays unknown', async ({ page, request, setting: { id, enter } }) => {
    const tester = new Tester(request, id);
    const member = await tester.member('normal');
    const device = await tester.as(member);
    const before = await device.balances();
    const game = await (await enter(page, member)).open('pg');
    await game.amount.fill('10');
    await tester.fault({ match: 'POST /api/wallet/transfer', kind: 'html', when: 'before' });
    await page.clock.install();
    const opening = page.waitForEvent('popup');
    await game.play.click();
    const tab = await opening;
    await expect(async () => {
      await page.clock.fastForward(5000);
      await game.expectText(game.says('play.notOpened'));
    }).toPass();
    await expect.poll(() => tab.isClosed()).toBe(true);
    expect(await device.balances()).toEqual(before);
  });

  test('refuses an address that the build does not allow, says why and where the money is, and opens an allowed one', async ({
    page,
    context,
    request,
    setting: { id, enter },
  }) => {
    const link = 'http://play.example/?ticket=1';
    await page.route('**/api/autoLogin/**', (route) => route.fulfill({ json: { link } }));
    const member = await new Tester(request, id).member('normal');
    const game = await (await enter(page, member)).open('pg');
    await game.play.click();
    await game.expectText(`${game.says('play.refusedAddress')} ${game.says('play.notMoved')}`);
    await game.amount.fill('10');
    await game.play.click();
    await game.expectText(`${game.says('play.refusedAddress')} ${game.says('play.moved')}`);
    await expect.poll(() => context.pages()).toHaveLength(1);

    await serveWithFlags(page, { allowedLinks: ['http://play.example'], openGameInNewTab: false });
    await context.route('http://play.example/**', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Played</h1>' }));
    await page.reload();
    await game.play.click();
    await expect(page.getByRole('heading', { name: 'Played' })).toBeVisible();
  });

  test('opens games in the same tab and at another host if the build says so, and Back offers the money back', async ({
    page,
    context,
    request,
    setting: { id, enter },
  }) => {
    await serveWithFlags(page, { openGameInNewTab: false, sportHost: 'sport.example' });
    const tester = new Tester(request, id);
    const member = await tester.member('normal');
    const device = await tester.as(member);
    await device.get('wallet/activate/ufabet');
    const game = await (await enter(page, member)).open('pg');
    await game.amount.fill('10');
    await game.play.click();
    await page.waitForURL(providerPage);
    await expect(page.getByRole('heading', { name: 'PG Soft' })).toBeVisible();
    await page.goBack();
    await page.getByRole('button', { name: game.says('back.submit') }).click();
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
    await tester.expectConsistentLedger();
  });

  test(
    'opens a game in the same tab once a transfer whose response is lost is found done',
    { tag: '@th' },
    async ({ page, request, setting: { id, enter } }) => {
      await serveWithFlags(page, { openGameInNewTab: false });
      const tester = new Tester(request, id);
      const member = await tester.member('normal');
      const device = await tester.as(member);
      const { pg = 0 } = await device.balances();
      const game = await (await enter(page, member)).open('pg');
      await tester.fault({ match: 'POST /api/wallet/transfer', kind: 'reset', when: 'after-commit' });
      await game.amount.fill('10');
      await game.play.click();
      await page.waitForURL(providerPage);
      expect((await device.balances()).pg).toBe(pg + 1000);
      await tester.expectConsistentLedger();
    },
  );

  test('logs in by a form when the provider requires one', async ({ page, context, request, setting: { id, enter } }) => {
    const tester = new Tester(request, id);
    const game = await enter(page, await tester.member('new-member'));
    let posted = '';
    await context.route('https://ufabet.**', (route) => {
      posted = route.request().postData() ?? '';
      return route.fulfill({ contentType: 'text/html', body: '<h1>UFA</h1>' });
    });
    await page.goto('/user/home?modal=game&account=ufabet');
    await game.button('open.submit').click();
    await game.button('credentials.showPassword').click();
    const opening = page.waitForEvent('popup');
    await game.play.click();
    const tab = await opening;
    await expect(tab.getByRole('heading', { name: 'UFA' })).toBeVisible();
    const values = Object.fromEntries(new URLSearchParams(posted));
    expect(values).toMatchObject({
      __EVENTTARGET: 'btnLogin',
      username: await game.credential('username').textContent(),
      password: await game.credential('password').textContent(),
    });
  });
});
