import { expect } from '@playwright/test';
import { enter } from './login-screen.ts';
import { test } from './fixtures.ts';
import { holdRequest } from './requests.ts';
import { namedAs } from './texts.ts';

/** The balance: exact, current, and marked when it is not. */
test.describe('home', { tag: '@market' }, () => {
  for (const index of [0, 1] as const) {
    test(
      `shows member ${String(index + 1)} the exact total of wallet and active game accounts, in their currency`,
      { tag: '@core' },
      async ({ language, login, home, market: { members } }) => {
        await login.open();
        await login.logIn(members[index]);
        await home.expectTotal(members[index].total, members[index].currency[language]);
        await home.expectActsInReach();
      },
    );
  }

  test(
    'refreshes the game balances first, then reads the wallet, and stores the time',
    { tag: '@core' },
    async ({ page, member, login }) => {
      const calls: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.startsWith('/api/wallet')) calls.push(pathname);
      });
      await login.open();
      const before = Date.now();
      await login.logIn(member);
      await expect(page.getByRole('time')).toBeVisible();
      expect(calls.at(-1)).toBe('/api/wallet');
      expect(calls.indexOf('/api/wallet/refresh/slot')).toBeLessThan(calls.lastIndexOf('/api/wallet'));
      expect(calls.filter((path) => path === '/api/wallet/refresh/slot')).toHaveLength(1);
      const stored = await page.evaluate(() => Number(localStorage.getItem('lastSync')));
      expect(stored).toBeGreaterThanOrEqual(before);
    },
  );

  test('opens what was tapped before the scripts had arrived, once they have', { tag: '@core' }, async ({ page, text, button, member }) => {
    await enter(page, member, '/user/contact');
    const release = await holdRequest(page, /\/assets\/(?!early-)[^/]*\.js$/);
    await page.goto('/user/home', { waitUntil: 'commit' });
    await button('home', 'widgets.invite').click();
    await button('home', 'widgets.deposit').click();
    release();
    await expect(page).toHaveURL(/\?modal=deposit/);
    await expect(page.getByRole('dialog', namedAs(text('common', 'titles.deposit')))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/user\/home$/);
  });

  test('shows three whole game cards, 300 by 211 and 330 apart, from 1024 px on, and as many as fit below', async ({
    page,
    member,
    text,
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    await enter(page, member, '/user/home');
    const row = page.getByRole('region', namedAs(text('home', 'categories.slot'))).getByRole('group');
    await expect(row).toBeVisible();
    /** The offset and size of the fully visible cards. */
    const visibleCards = () =>
      row.evaluate((frame) => {
        const { left, right } = frame.getBoundingClientRect();
        return [...frame.querySelectorAll('li')]
          .map((card) => card.getBoundingClientRect())
          .filter((card) => card.left >= left - 0.5 && card.right <= right + 0.5)
          .map((card) => [card.left - left, card.width, card.height].map(Math.round));
      });
    const cards = [0, 330, 660].map((start) => [start, 300, 211]);
    for (const [width, visibleCount] of [
      [1024, 3],
      [1100, 3],
      [1199, 3],
      [1200, 3],
      [1280, 3],
      [1359, 3],
      [1360, 3],
      [768, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(visibleCards, `at ${String(width)} px`).toEqual(cards.slice(0, visibleCount));
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0);
    }
  });

  test('receives the invite bonus once', { tag: '@core' }, async ({ page, text, button, tester, login }) => {
    const friend = await tester.member('invite-ready');
    const device = await tester.as(friend);
    const before = await device.balances();
    await login.open();
    await login.logIn(friend);
    await button('home', 'receive').click();
    await page
      .getByRole('dialog')
      .getByRole('button', namedAs(text('invite', 'receive.submit')))
      .click();
    await expect(page.getByText(text('invite', 'receive.done'))).toBeVisible();
    await expect(button('home', 'receive')).toBeDisabled();
    expect((await device.balances()).WALLET).toBeGreaterThan(before.WALLET ?? 0);
    await tester.expectConsistentLedger();
  });

  test('offers a retry when the wallet cannot be read at all', { tag: '@core' }, async ({ page, language, text, button, member, home }) => {
    await enter(page, member, '/user/home');
    let reads = 0;
    await page.route('**/api/wallet**', async (route) => {
      await route.fulfill({ json: { profile: null } });
      if (new URL(route.request().url()).pathname.endsWith('/api/wallet')) reads += 1;
    });
    await page.reload();
    await expect(page.getByText(text('home', 'failed'))).toBeVisible();
    // Once on arrival, and once more after the game balances were refreshed.
    await expect.poll(() => reads).toBe(2);
    await page.unroute('**/api/wallet**');
    await button('common', 'retry').click();
    await home.expectTotal(member.total, member.currency[language]);
  });

  test('lists the game accounts by category, active ones with their balance', { tag: '@core' }, async ({ page, text, member }) => {
    await enter(page, member, '/user/home');
    for (const category of ['slot', 'sport', 'lotto']) {
      await expect(page.getByRole('heading', { name: text('home', `categories.${category}`), exact: true })).toBeVisible();
    }
    await expect(page.getByText(text('home', 'notOpened')).first()).toBeVisible();
  });

  test('loads the game dialog when a card is tapped, not when the row is swiped', async ({ page, member, login }) => {
    const dialogs: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/GameModal-')) dialogs.push(request.resourceType());
    });
    await login.open();
    await login.logIn(member);
    const card = page.locator('article').first();
    await card.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const { x = 0, y = 0, width = 0, height = 0 } = (await card.boundingBox()) ?? {};
    const devtools = await page.context().newCDPSession(page);
    for (const moved of [0, 20, 60, 100, 140, 180, 220]) {
      const finger = { x: x + width - 20 - moved, y: y + height / 2 };
      await devtools.send('Input.dispatchTouchEvent', { type: moved === 0 ? 'touchStart' : 'touchMove', touchPoints: [finger] });
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(async () => (await card.boundingBox())?.x).toBeLessThan(x);
    expect(dialogs).toEqual([]);
    await page.locator('article').nth(1).getByRole('heading').getByRole('button').tap();
    await expect(page).toHaveURL(/modal=game/);
    await expect.poll(() => dialogs).toContain('script');
  });
});
