import { languages } from '@wallet/domain';
import { expect } from '@playwright/test';
import { enter } from './enter.ts';
import { testWith } from './fixtures.ts';
import { holdRequest } from './hold-request.ts';
import { HomeScreen } from './home-screen.ts';
import { LoginScreen } from './login-screen.ts';
import { Tester } from './tester.ts';
import { namedAs, textsIn } from './texts.ts';

const test = testWith((market) => {
  const { defaultLanguage, members } = market;
  const [member] = members;
  const text = textsIn(defaultLanguage);
  return { members, member, defaultLanguage, text };
});

/** The balance: exact, current, and marked when it is not. */
test.describe('home', { tag: '@market' }, () => {
  for (const [index, which] of [
    [0, 'first'],
    [1, 'second'],
  ] as const) {
    for (const language of languages) {
      test(
        `shows the ${which} member the exact total of wallet and active game accounts, in their currency, in ${language}`,
        { tag: '@core' },
        async ({ page, context, baseURL, setting: { members } }) => {
          await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
          const login = await new LoginScreen(page, language).open();
          const each = members[index];
          await login.logIn(each);
          const home = new HomeScreen(page, language);
          await home.expectTotal(each.total, each.currency[language]);
          await home.expectActsInReach();
        },
      );
    }
  }

  test(
    'refreshes the game balances first, then reads the wallet, and stores the time',
    { tag: '@core' },
    async ({ page, setting: { defaultLanguage, member } }) => {
      const calls: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.startsWith('/api/wallet')) calls.push(pathname);
      });
      const login = await new LoginScreen(page, defaultLanguage).open();
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

  test('opens a dialog at once, before its code has arrived, and closes it again', async ({ page, setting: { member, text } }) => {
    await enter(page, member, '/user/home');
    await expect(page.getByRole('time')).toBeVisible();
    const release = await holdRequest(page, '**/assets/WithdrawModal-*.js');
    const tile = page.getByRole('button', namedAs(text('home', 'widgets.withdraw')));
    const dialog = page.getByRole('dialog', namedAs(text('common', 'titles.withdraw')));
    await tile.click();
    await expect(dialog.getByRole('status')).toHaveText(text('common', 'loading'));
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/user\/home$/);

    await tile.click();
    release();
    await expect(dialog.getByRole('textbox')).toBeVisible();
  });

  test('does not scroll behind a dialog', async ({ page, setting: { member, text } }) => {
    await enter(page, member, '/user/home');
    await expect(page.getByRole('time')).toBeVisible();
    const width = () => page.evaluate(() => document.body.getBoundingClientRect().width);
    const before = await width();
    await page.getByRole('button', namedAs(text('home', 'widgets.withdraw'))).click();
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
    // Older engines do not inherit the colour of what dims the page.
    const backdrop = await page.getByRole('dialog').evaluate((dialog) => getComputedStyle(dialog, '::backdrop').backgroundColor);
    expect(backdrop).toMatch(/^rgba\(\d+, \d+, \d+, 0\.[4-9]/);
    // The button was scrolled to.
    await page.evaluate(() => window.scrollTo(0, 0));
    const scrolled = async () => {
      await page.mouse.move(200, 20);
      await page.mouse.wheel(0, 300);
      return page.evaluate(async () => {
        for (let frames = 0; frames < 10; frames += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
        return window.scrollY;
      });
    };
    expect(await scrolled()).toBe(0);
    expect(await width()).toBe(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(scrolled).toBeGreaterThan(0);
  });

  test(
    'opens what was tapped before the scripts had arrived, once they have',
    { tag: '@core' },
    async ({ page, setting: { member, text } }) => {
      await enter(page, member, '/user/contact');
      const release = await holdRequest(page, /\/assets\/(?!early-)[^/]*\.js$/);
      await page.goto('/user/home', { waitUntil: 'commit' });
      await page.getByRole('button', namedAs(text('home', 'widgets.invite'))).click();
      await page.getByRole('button', namedAs(text('home', 'widgets.deposit'))).click();
      release();
      await expect(page).toHaveURL(/\?modal=deposit/);
      await expect(page.getByRole('dialog', namedAs(text('common', 'titles.deposit')))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page).toHaveURL(/\/user\/home$/);
    },
  );

  test('shows three whole game cards, 300 by 211 and 330 apart, from 1024 px on, and as many as fit below', async ({
    page,
    setting: { defaultLanguage, member, text },
  }) => {
    await page.setViewportSize({ width: 1024, height: 800 });
    const login = await new LoginScreen(page, defaultLanguage).open();
    await login.logIn(member);
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

  test(
    'offers a retry when the wallet cannot be read at all',
    { tag: '@core' },
    async ({ page, setting: { defaultLanguage, member, text } }) => {
      const login = await new LoginScreen(page, defaultLanguage).open();
      await login.logIn(member);
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
      await page.getByRole('button', { name: text('common', 'retry'), exact: true }).click();
      await new HomeScreen(page, defaultLanguage).expectTotal(member.total, member.currency[defaultLanguage]);
    },
  );

  test(
    'hides amounts, receives the invite bonus once, and links to a deposit',
    { tag: '@core' },
    async ({ page, request, market, setting: { defaultLanguage, text } }) => {
      const tester = new Tester(request, market.id);
      const friend = await tester.member('invite-ready');
      const before = await (await tester.as(friend)).balances();
      const login = await new LoginScreen(page, defaultLanguage).open();
      await login.logIn(friend);
      const button = (namespace: string, key: string) => page.getByRole('button', namedAs(text(namespace, key)));
      const hidden = page.getByText(text('common', 'amount.hidden'));
      await expect(button('home', 'receive')).toBeEnabled();

      await button('common', 'amount.hide').click();
      await expect(hidden.first()).toBeAttached();
      await page.reload();
      await expect(hidden.first()).toBeAttached();
      await button('common', 'amount.show').click();
      await expect(hidden).toHaveCount(0);

      await button('home', 'receive').click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: text('invite', 'receive.submit'), exact: true })
        .click();
      await expect(page.getByText(text('invite', 'receive.done'))).toBeVisible();
      await expect(button('home', 'receive')).toBeDisabled();
      const after = await (await tester.as(friend)).balances();
      expect(after.WALLET).toBeGreaterThan(before.WALLET ?? 0);
      await tester.expectConsistentLedger();

      await button('home', 'widgets.deposit').click();
      await expect(page).toHaveURL(/modal=deposit/);
    },
  );

  test(
    'lists the game accounts by category, active ones with their balance',
    { tag: '@core' },
    async ({ page, setting: { defaultLanguage, member, text } }) => {
      const login = await new LoginScreen(page, defaultLanguage).open();
      await login.logIn(member);
      for (const category of ['slot', 'sport', 'lotto']) {
        await expect(page.getByRole('heading', { name: text('home', `categories.${category}`), exact: true })).toBeVisible();
      }
      await expect(page.getByText(text('home', 'notOpened')).first()).toBeVisible();
    },
  );

  test('loads the game dialog when a card is tapped, not when the row is swiped', async ({
    page,
    setting: { defaultLanguage, member },
  }) => {
    const dialogs: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/assets/GameModal-')) dialogs.push(request.resourceType());
    });
    const login = await new LoginScreen(page, defaultLanguage).open();
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
