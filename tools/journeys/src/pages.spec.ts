import { languageCode, languages } from '@wallet/domain';
import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { holdRequest } from './requests.ts';
import { enter, loginScreen } from './login-screen.ts';
import { publicPages } from './public-pages.ts';
import { textsIn } from './texts.ts';

const ownFont = { th: 'Wallet Thai', lo: 'Wallet Lao', en: 'Wallet Latin' };

/** Pages before any interaction: languages, prerendering, and early input. */
test.describe('languages', { tag: '@market' }, () => {
  test('a first visit is in the build’s own language', { tag: '@core' }, async ({ page, language, text }) => {
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('auth', 'heading'));
    // The letters of its language are there for the next visit, or at once on a device that lacks them.
    const loadedFonts = () =>
      page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));
    await expect.poll(loadedFonts).toContainEqual(expect.stringContaining(ownFont[language]));
  });

  test(
    'a switch changes every text, the title and the page’s language at once, and is remembered',
    { tag: '@core' },
    async ({ page, context, language, member, login, market: { otherLanguage } }) => {
      const text = textsIn(otherLanguage);
      await login.open();
      await login.phone.fill(member.phone);
      await page.getByRole('combobox', { name: textsIn(language)('common', 'language.label') }).selectOption(otherLanguage);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('auth', 'heading'));
      await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
      await expect(page).toHaveTitle(text('common', 'titles.login'));
      await expect(loginScreen(page, otherLanguage).phone).toHaveValue(member.phone);
      const menu = page.getByRole('navigation', { name: text('common', 'menu.label') });
      for (const key of ['menu.login', 'menu.register', 'menu.howto', 'menu.contact']) {
        await expect(menu.getByRole('link', { name: text('common', key), exact: true })).toBeVisible();
      }
      expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe(languageCode(otherLanguage));
      expect((await context.cookies()).find(({ name }) => name === 'language')?.value).toBe(languageCode(otherLanguage));
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('auth', 'heading'));
    },
  );

  test('the stored choice overrides the page’s language without showing the other one', async ({ page, market: { otherLanguage } }) => {
    await page.addInitScript((language) => {
      localStorage.setItem('locale', language);
      const headings: string[] = [];
      const check = () => {
        const heading = document.querySelector('h1');
        if (heading && getComputedStyle(heading).visibility === 'visible' && !headings.includes(heading.textContent))
          headings.push(heading.textContent);
        // Checked on each frame, since it may become visible without a change of the document.
        requestAnimationFrame(check);
      };
      check();
      (window as unknown as { headings: string[] }).headings = headings;
    }, languageCode(otherLanguage));
    await page.goto('/login');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(textsIn(otherLanguage)('auth', 'heading'));
    await expect(heading).toBeVisible();
    const headings = () => page.evaluate(() => (window as unknown as { headings: string[] }).headings);
    await expect.poll(headings).not.toEqual([]);
    expect(await headings()).toEqual([textsIn(otherLanguage)('auth', 'heading')]);
  });
});

test(
  'the heading of each next page takes the focus, with the keyboard alone, and Back restores the scroll position',
  { tag: '@core' },
  async ({ page, text, member, login }) => {
    const menu = page.getByRole('navigation', { name: text('common', 'menu.label') });
    const heading = page.getByRole('heading', { level: 1 });
    const scrolled = () => page.evaluate(() => window.scrollY);
    /** Returns the scroll position at which the page was left. */
    const go = async (key: string) => {
      await menu.getByRole('link', { name: text('common', key), exact: true }).focus();
      const scrollPosition = await scrolled();
      await page.keyboard.press('Enter');
      return scrollPosition;
    };
    await login.open();
    await go('menu.howto');
    await expect(heading).toHaveText(text('howto', 'heading'));
    await expect(heading).toBeFocused();
    // The browser scrolls smoothly. Once it did not begin.
    await expect(async () => {
      await page.keyboard.press('End');
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight - window.scrollY), { timeout: 2000 })
        .toBeLessThan(1);
    }).toPass();
    const scrollPosition = await go('menu.contact');
    await expect(heading).toHaveText(text('contact', 'heading'));
    await expect(heading).toBeFocused();
    expect(await scrolled()).toBe(0);
    await page.goBack();
    await expect(heading).toHaveText(text('howto', 'heading'));
    await expect(heading).toBeFocused();
    await expect.poll(scrolled).toBe(scrollPosition);
    await go('menu.login');
    await login.logIn(member);
    await expect(heading).toBeFocused();
    await go('menu.profile');
    await expect(page).toHaveURL(/profile$/);
    await expect(heading).toBeFocused();
    await go('menu.conditions');
    await expect(page.getByRole('dialog')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(menu.getByRole('link', { name: text('common', 'menu.conditions'), exact: true })).toBeFocused();
  },
);

test.describe('prerendered pages', () => {
  test('are readable in every language without any script', async ({ browser, baseURL }) => {
    const site = baseURL ?? '';
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site });
    const page = await context.newPage();
    for (const language of languages) {
      const text = textsIn(language);
      await context.addCookies([{ name: 'language', value: languageCode(language), url: site }]);
      for (const { path, namespace, key, title } of publicPages) {
        const response = await page.goto(path);
        expect(response?.status(), path).toBe(path === '/no-such-page' ? 404 : 200);
        await expect(page.locator('html'), path).toHaveAttribute('lang', language);
        await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(text(namespace, key));
        await expect(page, path).toHaveTitle(text('common', title));
        await expect(page.locator('noscript'), path).toHaveText(text('site', 'noScript'), { useInnerText: true });
      }
    }
    await context.close();
  });

  test('are hydrated without a warning or a change', { tag: '@core' }, async ({ page, text }) => {
    const complaints = complaintsOf(page);
    const terminated = { path: '/terminated', namespace: 'common', key: 'terminated.heading' };
    for (const { path, namespace, key } of [...publicPages, terminated]) {
      await page.goto(path);
      expect(await page.locator('#root').evaluate((root) => root.firstElementChild !== null), path).toBe(true);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 }), path).toHaveText(text(namespace, key));
      // Phones make no links of account numbers and amounts.
      await expect(page.locator('meta[name=format-detection]')).toHaveAttribute('content', 'telephone=no, date=no, email=no, address=no');
      expect(complaints, path).toEqual([]);
    }
  });

  test('are hydrated without a warning when a member returns to them', async ({ page, member }) => {
    await enter(page, member, '/user/home');
    await expect.poll(() => page.evaluate(() => localStorage.getItem('lastSync'))).not.toBeNull();
    const complaints = complaintsOf(page);
    for (const address of ['/user/home', '/user/home?modal=conditions', '/user/profile', '/user/contact']) {
      await page.goto(address);
      await page.waitForLoadState('networkidle');
      await expect(page.getByRole('heading', { level: 1 }), address).toBeVisible();
      expect(complaints, address).toEqual([]);
    }
  });

  test('stay readable when their texts cannot be loaded, and work once they can', async ({ page, text, member, login }) => {
    let isReachable = false;
    let failures = 0;
    await page.route(/\/assets\/common-[^/]*\.js/, async (route) => {
      if (isReachable) return route.continue();
      failures += 1;
      // The second failure comes when there is something to lose.
      if (failures > 1) await page.locator('form[data-early]').waitFor();
      await route.abort('connectionreset');
    });
    await page.goto('/login');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('auth', 'heading'));
    await login.fill(member.phone, member.password);
    await login.submit.click();
    await expect.poll(() => failures).toBeGreaterThan(3);
    isReachable = true;
    await expect(page).toHaveURL(/\/user\/home$/);
  });

  test('keep early input until the script is loaded, and submit it then', async ({ page, member, login }) => {
    const release = await holdRequest(page, '**/assets/*.js');
    await page.goto('/login', { waitUntil: 'commit' });
    await login.fill(member.phone, member.password);
    await login.remember.check();
    await login.submit.click();
    await expect(page.locator('form')).toHaveAttribute('data-early', '');
    await expect(page).toHaveURL(/\/login$/);
    release();
    await expect(page).toHaveURL(/\/user\/home$/);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('token') !== null)).toBe(true);
  });
});

/** Collects the page's errors and warnings from now on. The 404 of a missing page is expected. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  const isExpected = (text: string) => text.includes('status of 404') || text === 'Service Worker registration blocked by Playwright';
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !isExpected(message.text())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
}
