import { expect } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { homeScreen } from './home-screen.ts';
import { sandboxUrl } from './journey-ports.ts';
import { countCalls, holdRequest } from './requests.ts';
import { serveWithFlags } from './serve-with-flags.ts';
import { namedAs } from './texts.ts';

const test = base.extend<{ readonly logIn: (remember?: boolean) => Promise<void> }>({
  logIn: async ({ login, home, member, language }, use) =>
    use(async (remember = false) => {
      await login.open();
      await login.logIn(member, remember);
      await home.expectTotal(member.total, member.currency[language]);
    }),
});

/** The life and end of a session. */
test.describe('a session', () => {
  test(
    'survives a reload and, when remembered, a restart of the browser',
    { tag: '@core' },
    async ({ page, browser, baseURL, language, logIn, member, home }) => {
      await logIn(true);
      await page.reload();
      await home.expectTotal(member.total, member.currency[language]);
      // A new context has what a restarted browser has: local storage and cookies, but no session storage.
      const restarted = await browser.newContext({ storageState: await page.context().storageState(), ...(baseURL && { baseURL }) });
      const later = await restarted.newPage();
      await later.goto('/user/home');
      await homeScreen(later, language).expectTotal(member.total, member.currency[language]);
      await restarted.close();
    },
  );

  test('begins at the page that the visitor requested, once', { tag: '@la' }, async ({ page, login, home, member }) => {
    await page.goto('/user/profile?modal=password');
    await login.isUsable();
    await login.fill(member.phone, member.password);
    await login.submit.click();
    await expect(page).toHaveURL(/\/user\/profile\?modal=password$/);
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(/\/user\/profile$/);
    await home.leave();
    await login.isUsable();
    await login.logIn(member);
  });

  test('ends in all tabs at once', { tag: '@core' }, async ({ context, language, text, logIn, member, home }) => {
    await logIn(true);
    const other = await context.newPage();
    await other.goto('/user/home');
    await homeScreen(other, language).expectTotal(member.total, member.currency[language]);
    await home.leave();
    await expect(other).toHaveURL(/\/login$/);
    await expect(other.getByText(text('auth', 'ended.elsewhere'))).toBeVisible();
  });

  test(
    'leaves nothing of the member behind, and Back does not restore it',
    { tag: '@core' },
    async ({ page, text, login, logIn, member, home }) => {
      await logIn(true);
      await page.getByRole('link', { name: text('common', 'menu.contact'), exact: true }).click();
      await expect(page).toHaveURL(/\/user\/contact$/);
      await home.leave();
      expect(
        await page.evaluate(() => [localStorage.getItem('token'), sessionStorage.getItem('token'), localStorage.getItem('lastSync')]),
      ).toEqual([null, null, null]);
      await page.goBack();
      await login.isUsable();
      await expect(page.getByText(member.total)).toHaveCount(0);
    },
  );

  test(
    'ends at the backend too if the build says so, even if the page is closed immediately',
    { tag: ['@la', '@core'] },
    async ({ page, request, logIn, home }) => {
      await serveWithFlags(page, { logoutCall: true });
      await logIn();
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
    'shows the next member nothing of the previous one',
    { tag: '@core' },
    async ({ page, language, text, login, logIn, market, member, home }) => {
      const calls = countCalls(page, 'POST', '/api/logout');
      await logIn();
      await home.leave();
      // The build does not ask for the call.
      expect(calls()).toBe(0);
      // The second member's wallet is held back: the page must not show the first one's meanwhile.
      const release = await holdRequest(page, '**/api/wallet');
      await login.logIn(market.members[1]);
      await expect(page.getByRole('heading', { name: text('home', 'totalBalance') })).toBeVisible();
      expect(await page.content()).not.toContain(member.total);
      release();
      await home.expectTotal(market.members[1].total, market.members[1].currency[language]);
      expect(await page.content()).not.toContain(member.total);
    },
  );

  test(
    'that the backend ended leads to the login page once, with the reason',
    { tag: ['@th', '@core'] },
    async ({ page, request, language, text, login, logIn, member, home }) => {
      await logIn();
      const visits: string[] = [];
      const requests: string[] = [];
      page.on('request', (call) => requests.push(new URL(call.url()).pathname));
      page.on('framenavigated', (frame) => visits.push(new URL(frame.url()).pathname));
      await page.waitForLoadState('networkidle');
      await request.post(`${sandboxUrl}/__expire-sessions`);
      await home.check.click();
      await login.isUsable();
      await expect(page.getByText(text('auth', 'ended.expired'))).toBeVisible();
      expect(visits.filter((path) => path === '/login')).toHaveLength(1);
      expect(requests).not.toContain('/api/logout');
      await login.logIn(member);
      await home.expectTotal(member.total, member.currency[language]);
    },
  );

  test('with a stored token is ended by the public shell', { tag: '@th' }, async ({ page, text, logIn }) => {
    await logIn(true);
    await page.goto('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('contact', 'heading'));
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).toBeNull();
  });

  test('works without storage, for as long as the page lives', { tag: '@la' }, async ({ page, language, login, home, member }) => {
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('blocked', 'SecurityError');
          },
        });
      }
    });
    await login.open();
    await login.logIn(member);
    await home.expectTotal(member.total, member.currency[language]);
  });
});

test.describe('a service that the operator closed', () => {
  test('shows its notice to an active member', { tag: '@th' }, async ({ page, text, logIn, home }) => {
    await logIn();
    // Home has loaded: a call of its own would end the service before the member checks the balance.
    await expect(home.check).toBeEnabled();
    await page.route('**/api/wallet/**', (route) => route.fulfill({ json: { message: 'gone' } }));
    await home.check.click();
    await expect(page).toHaveURL(/\/terminated$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('common', 'terminated.heading'));
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(text('common', 'titles.notFound'));
  });

  test('shows its notice on the login page, which works again after it opens', { tag: '@th' }, async ({ page, text, login }) => {
    await page.route('**/api/lookup/active', (route) => route.fulfill({ json: { terminated: true } }));
    await page.goto('/login');
    await expect(page).toHaveURL(/\/terminated$/);
    await expect(page.locator('body')).toHaveClass(/terminated/);
    await page.unroute('**/api/lookup/active');
    await page.getByRole('link', namedAs(text('common', 'retry'))).click();
    await login.isUsable();
    await expect(page.locator('body')).not.toHaveClass(/terminated/);
  });
});
