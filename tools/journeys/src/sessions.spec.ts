import { expect, type Page } from '@playwright/test';
import { enter } from './enter.ts';
import { testWith } from './fixtures.ts';
import { holdRequest } from './hold-request.ts';
import { HomeScreen } from './home-screen.ts';
import { journeyPorts } from './journey-ports.ts';
import { LoginScreen } from './login-screen.ts';
import { countCalls } from './money-screen.ts';
import { serveWithFlags } from './serve-with-flags.ts';
import { namedAs, textsIn } from './texts.ts';

const sandbox = `http://127.0.0.1:${String(journeyPorts.sandbox)}`;

const test = testWith((market) => {
  const { defaultLanguage, members, operator } = market;
  const [first, second] = members;
  const text = textsIn(defaultLanguage);
  const logIn = async (page: Page, remember = false) => {
    const login = await new LoginScreen(page, defaultLanguage).open();
    await login.logIn(first, remember);
    const home = new HomeScreen(page, defaultLanguage);
    await home.expectTotal(first.total, first.currency[defaultLanguage]);
    return home;
  };
  return { logIn, first, defaultLanguage, text, second, operator };
});

/** The life and end of a session. */
test.describe('a session', () => {
  test(
    'survives a reload and, when remembered, a restart of the browser',
    { tag: '@core' },
    async ({ page, browser, baseURL, setting: { logIn, first, defaultLanguage } }) => {
      const home = await logIn(page, true);
      await page.reload();
      await home.expectTotal(first.total, first.currency[defaultLanguage]);
      // A new context has what a restarted browser has: local storage and cookies, but no session storage.
      const restarted = await browser.newContext({ storageState: await page.context().storageState(), ...(baseURL && { baseURL }) });
      const later = await restarted.newPage();
      await later.goto('/user/home');
      await new HomeScreen(later, defaultLanguage).expectTotal(first.total, first.currency[defaultLanguage]);
      await restarted.close();
    },
  );

  test(
    'ends with the browser when not remembered',
    { tag: '@th' },
    async ({ page, browser, baseURL, setting: { logIn, defaultLanguage } }) => {
      await logIn(page);
      const restarted = await browser.newContext({ storageState: await page.context().storageState(), ...(baseURL && { baseURL }) });
      const later = await restarted.newPage();
      await later.goto('/user/home');
      await new LoginScreen(later, defaultLanguage).isUsable();
      await restarted.close();
    },
  );

  test('begins at the page that the visitor requested, once', { tag: '@la' }, async ({ page, setting: { defaultLanguage, first } }) => {
    await page.goto('/user/profile?modal=password');
    const login = new LoginScreen(page, defaultLanguage);
    await login.isUsable();
    await login.fill(first.phone, first.password);
    await login.submit.click();
    await expect(page).toHaveURL(/\/user\/profile\?modal=password$/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/user\/profile$/);
    await new HomeScreen(page, defaultLanguage).leave();
    await login.isUsable();
    await login.logIn(first);
  });

  test('ends in all tabs at once', { tag: '@core' }, async ({ page, context, setting: { logIn, defaultLanguage, first, text } }) => {
    const home = await logIn(page, true);
    const other = await context.newPage();
    await other.goto('/user/home');
    await new HomeScreen(other, defaultLanguage).expectTotal(first.total, first.currency[defaultLanguage]);
    await home.leave();
    await expect(other).toHaveURL(/\/login$/);
    await expect(other.getByText(text('auth', 'ended.elsewhere'))).toBeVisible();
  });

  test(
    'that ends before the login page is loaded shows a loading state',
    { tag: '@th' },
    async ({ page, setting: { first, defaultLanguage, text } }) => {
      await enter(page, first, '/user/home');
      const home = new HomeScreen(page, defaultLanguage);
      await home.expectTotal(first.total, first.currency[defaultLanguage]);
      const release = await holdRequest(page, '**/assets/LoginPage-*.js');
      await home.logOut.click();
      await expect(page.getByRole('status').filter({ hasText: text('common', 'loading') })).toBeVisible();
      await expect(page.getByText(first.total)).toHaveCount(0);
      release();
      await new LoginScreen(page, defaultLanguage).isUsable();
    },
  );

  test(
    'leaves nothing of the member behind, and Back does not restore it',
    { tag: '@core' },
    async ({ page, setting: { logIn, text, defaultLanguage, first } }) => {
      const home = await logIn(page, true);
      await page.getByRole('link', { name: text('common', 'menu.contact'), exact: true }).click();
      await expect(page).toHaveURL(/\/user\/contact$/);
      await home.leave();
      expect(
        await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token'), localStorage.getItem('lastSync')]),
      ).toEqual([null, null, null]);
      await page.goBack();
      await new LoginScreen(page, defaultLanguage).isUsable();
      await expect(page.getByText(first.total)).toHaveCount(0);
    },
  );

  test(
    'ends at the backend too if the build says so, even if the page is closed immediately',
    { tag: ['@la', '@core'] },
    async ({ page, request, setting: { logIn } }) => {
      await serveWithFlags(page, { logoutCall: true });
      const home = await logIn(page);
      // A page whose requests are intercepted cannot send any while it is closed.
      await page.unrouteAll({ behavior: 'wait' });
      const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
      const walletStatus = async () => (await request.get('/api/wallet', { headers: { Authorization: `Bearer ${token}` } })).status();
      expect(await walletStatus()).toBe(200);
      await home.logOut.click();
      await page.close();
      await expect.poll(walletStatus).toBe(401);
    },
  );

  test(
    'ends on the device at once, whatever the backend responds',
    { tag: '@th' },
    async ({ page, setting: { logIn, defaultLanguage } }) => {
      await serveWithFlags(page, { logoutCall: true });
      let calls = 0;
      // A response that never arrives.
      await page.route('**/api/logout', () => {
        calls += 1;
      });
      const home = await logIn(page, true);
      await home.leave();
      expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
      expect(calls).toBe(1);
      await page.unroute('**/api/logout');
      await page.route('**/api/logout', (route) => route.fulfill({ status: 404, json: { message: 'NO_DATA' } }));
      await logIn(page);
      await home.leave();
      await new LoginScreen(page, defaultLanguage).isUsable();
    },
  );

  test(
    'ends by a click on logout before the page has its script',
    { tag: '@la' },
    async ({ page, setting: { logIn, defaultLanguage } }) => {
      const home = await logIn(page);
      const release = await holdRequest(page, '**/assets/*.js');
      await page.goto('/user/profile', { waitUntil: 'commit' });
      await home.logOut.click();
      release();
      await new LoginScreen(page, defaultLanguage).isUsable();
      expect(await page.evaluate(() => sessionStorage.getItem('token') ?? localStorage.getItem('token'))).toBeNull();
    },
  );

  test(
    'shows the next member nothing of the previous one',
    { tag: '@core' },
    async ({ page, setting: { logIn, defaultLanguage, second, text, first } }) => {
      const calls = countCalls(page, 'POST', '/api/logout');
      const home = await logIn(page);
      await home.leave();
      // The build does not ask for the call.
      expect(calls()).toBe(0);
      // The second member's wallet is held back: the page must not show the first one's meanwhile.
      const release = await holdRequest(page, '**/api/wallet');
      await new LoginScreen(page, defaultLanguage).logIn(second);
      await expect(page.getByRole('heading', { name: text('home', 'totalBalance') })).toBeVisible();
      expect(await page.content()).not.toContain(first.total);
      release();
      await new HomeScreen(page, defaultLanguage).expectTotal(second.total, second.currency[defaultLanguage]);
      expect(await page.content()).not.toContain(first.total);
    },
  );

  test(
    'that the backend ended leads to the login page once, with the reason',
    { tag: ['@th', '@core'] },
    async ({ page, request, setting: { logIn, defaultLanguage, text, first } }) => {
      const home = await logIn(page);
      const visits: string[] = [];
      const requests: string[] = [];
      page.on('request', (call) => requests.push(new URL(call.url()).pathname));
      page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
      await page.waitForLoadState('networkidle');
      await request.post(`${sandbox}/__expire-sessions`);
      await home.check.click();
      await new LoginScreen(page, defaultLanguage).isUsable();
      await expect(page.getByText(text('auth', 'ended.expired'))).toBeVisible();
      expect(visits.filter((path) => path === '/login')).toHaveLength(1);
      expect(requests).not.toContain('/api/logout');
      await new LoginScreen(page, defaultLanguage).logIn(first);
      await home.expectTotal(first.total, first.currency[defaultLanguage]);
    },
  );

  test(
    'does not lead the next member to the previous one’s pages, even through the history',
    { tag: '@la' },
    async ({ page, setting: { logIn, defaultLanguage, second } }) => {
      const home = await logIn(page);
      await page.goto('/user/profile');
      await home.leave();
      const login = new LoginScreen(page, defaultLanguage);
      await login.isUsable();
      await page.reload();
      await page.goto('/user/profile');
      await login.isUsable();
      await login.logIn(second);
    },
  );

  for (const remembered of [true, false]) {
    const name = remembered ? 'remembered' : 'of this tab';
    test(
      `${name} does not continue in a page that slept while another member logged in`,
      { tag: '@th' },
      async ({ page, request, setting: { logIn, second, defaultLanguage, first } }) => {
        await logIn(page, remembered);
        const response = await request.post('/api/login', {
          headers: { 'X-Requested-With': 'wallet-user' },
          data: { username: second.phone, password: second.password },
        });
        const { token } = (await response.json()) as { token: string };
        await page.evaluate(
          ([next, isDevice]) => {
            (isDevice ? localStorage : sessionStorage).setItem('token', next);
            // The event for a page restored from the back/forward cache.
            dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
          },
          [token, remembered] as const,
        );
        await new LoginScreen(page, defaultLanguage).isUsable();
        await expect(page.getByText(first.total)).toHaveCount(0);
        // The other member stays logged in.
        await page.goto('/user/home');
        await new HomeScreen(page, defaultLanguage).expectTotal(second.total, second.currency[defaultLanguage]);
      },
    );
  }

  const endings = [
    { name: 'a success that says invalid-token', status: 200, message: 'invalid-token' },
    { name: 'the cannot-verify-identity sentence', status: 400, message: 'ไม่สามารถยืนยันตัวตนได้' },
    { name: 'INVALID_USER_1', status: 400, message: 'INVALID_USER_1' },
    { name: 'INVALID_USER_4', status: 403, message: 'INVALID_USER_4' },
    { name: 'UNAUTHORIZED', status: 401, message: 'UNAUTHORIZED' },
    { name: 'a success that says EXPIRED_AUTH_TOKEN', status: 200, message: 'EXPIRED_AUTH_TOKEN' },
  ];
  for (const { name, status, message } of endings) {
    test(`ends with ${name}`, { tag: '@la' }, async ({ page, setting: { logIn, defaultLanguage } }) => {
      const home = await logIn(page);
      // Home's own requests must finish first, or they would end the session before the click.
      await expect(page.getByRole('time')).toBeVisible();
      await expect(home.check).toBeEnabled();
      await page.route('**/api/wallet**', (route) => route.fulfill({ status, json: { message } }));
      await home.check.click();
      await new LoginScreen(page, defaultLanguage).isUsable();
      expect(await page.evaluate(() => sessionStorage.getItem('token'))).toBeNull();
    });
  }

  test('with a stored token is ended by the public shell', { tag: '@th' }, async ({ page, setting: { logIn, text } }) => {
    await logIn(page, true);
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contact', 'heading'));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('works without storage, for as long as the page lives', { tag: '@la' }, async ({ page, setting: { defaultLanguage, first } }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    const login = await new LoginScreen(page, defaultLanguage).open();
    await login.logIn(first);
    await new HomeScreen(page, defaultLanguage).expectTotal(first.total, first.currency[defaultLanguage]);
  });
});

test.describe('a service that the operator closed', () => {
  test('shows its notice to an active member', { tag: '@th' }, async ({ page, setting: { logIn, text } }) => {
    const home = await logIn(page);
    await page.route('**/api/wallet/**', (route) => route.fulfill({ json: { message: 'gone' } }));
    await home.check.click();
    await expect(page).toHaveURL(/\/terminated$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('common', 'terminated.heading'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(text('common', 'titles.notFound'));
  });

  test('shows its notice once for several responses', { tag: '@la' }, async ({ page, setting: { logIn, text } }) => {
    await logIn(page);
    const waiting: (() => Promise<void>)[] = [];
    await page.route('**/api/**', (route) => {
      waiting.push(() => route.fulfill({ json: { message: 'gone' } }));
    });
    await page.addInitScript(() => {
      const notices = { count: 0 };
      (window as unknown as { notices: typeof notices }).notices = notices;
      const replaceState = history.replaceState.bind(history);
      history.replaceState = (state, unused, url) => {
        if (String(url).endsWith('/terminated')) notices.count += 1;
        replaceState(state, unused, url);
      };
    });
    await page.reload();
    await expect.poll(() => waiting.length).toBeGreaterThan(2);
    await Promise.all(waiting.map((response) => response()));
    await expect(page).toHaveURL(/\/terminated$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('common', 'terminated.heading'));
    expect(await page.evaluate(() => (window as unknown as { notices: { count: number } }).notices.count)).toBe(1);
  });

  test(
    'shows its notice on the login page, which works again after it opens',
    { tag: '@th' },
    async ({ page, setting: { text, defaultLanguage } }) => {
      await page.route('**/api/lookup/active', (route) => route.fulfill({ json: { terminated: true } }));
      await page.goto('/login');
      await expect(page).toHaveURL(/\/terminated$/);
      await expect(page.locator('body')).toHaveClass(/terminated/);
      // With reduced motion, a colour transition would be read too early.
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      const stylesIn = (theme: 'dark' | 'light') =>
        page.evaluate((next) => {
          document.documentElement.dataset.theme = next;
          const { backgroundColor, boxShadow } = getComputedStyle(document.body);
          return [backgroundColor, boxShadow];
        }, theme);
      const terminated = { dark: await stylesIn('dark'), light: await stylesIn('light') };
      expect(terminated.light).not.toEqual(terminated.dark);
      await page.unroute('**/api/lookup/active');
      await page.getByRole('link', namedAs(text('common', 'retry'))).click();
      await new LoginScreen(page, defaultLanguage).isUsable();
      await expect(page.locator('body')).not.toHaveClass(/terminated/);
      for (const theme of ['dark', 'light'] as const) {
        const normalStyles = await stylesIn(theme);
        expect(normalStyles.filter((value, index) => value === terminated[theme][index])).toEqual([]);
      }
    },
  );
});

test(
  'the member layout names the operator and has the navigation',
  { tag: '@la' },
  async ({ page, setting: { logIn, operator, text } }) => {
    await logIn(page);
    await expect(page.getByRole('banner').getByText(operator)).toBeVisible();
    const menu = page.getByRole('navigation', { name: text('common', 'menu.label') });
    await expect(menu.getByRole('link', { name: text('common', 'menu.home'), exact: true })).toHaveAttribute('aria-current', 'page');
    await menu.getByRole('link', { name: text('common', 'menu.conditions') }).click();
    const dialog = page.getByRole('dialog', { name: text('common', 'menu.conditions') });
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('p, li').first()).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await menu.getByRole('link', { name: text('common', 'menu.contact') }).click();
    await expect(page).toHaveURL(/\/user\/contact$/);
    await expect(page.getByText('1.1.14')).toBeVisible();
    // Visitors see the name that was read last.
    await page
      .getByRole('banner')
      .getByRole('button', { name: text('common', 'logOut') })
      .click();
    await expect(page).toHaveURL(/\/login$/);
    await page.reload();
    await expect(page.getByRole('banner').getByText(operator)).toBeVisible();
  },
);
