import { expect, type Page } from '@playwright/test';
import { enter } from './login-screen.ts';
import { test } from './fixtures.ts';
import { holdRequest } from './requests.ts';

/** Lets the browser say that it saves data, as Android's browsers do. */
const saveData = (page: Page) =>
  page.addInitScript(() => {
    const { connection } = navigator as Navigator & { readonly connection: object };
    Object.defineProperty(connection, 'saveData', { get: () => true, configurable: true });
  });

/** The paths that the page requests from now on. */
function watchPaths(page: Page, pattern: RegExp): string[] {
  const paths: string[] = [];
  page.on('request', (call) => {
    const { pathname } = new URL(call.url());
    if (pattern.test(pathname)) paths.push(pathname);
  });
  return paths;
}

/** A member who saves data pays for nothing that they have not asked for. */
test.describe('saving data', () => {
  test(
    'fetches nothing ahead of an answer to the login, nor a reader of codes before a slip is chosen',
    { tag: '@th' },
    async ({ page, text, member, login }) => {
      await saveData(page);
      await login.open();
      const code = watchPaths(page, /\/assets\/.*home.*\.js$|\.wasm$/i);
      await login.fill(member.phone, member.password);
      await page.waitForLoadState('networkidle');
      const answer = await holdRequest(page, '**/api/login');
      const sent = page.waitForRequest('**/api/login');
      await login.submit.click();
      await sent;
      await page.waitForLoadState('networkidle');
      expect(code).toEqual([]);
      answer();
      await expect(page).toHaveURL(/\/user\/home$/);
      await page.goto('/user/home?modal=deposit&method=slip');
      await expect(page.getByTitle(text('deposit', 'slip.choose'), { exact: true })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(code.filter((path) => path.endsWith('.wasm'))).toEqual([]);
    },
  );

  test('fetches the code that finds out lost outcomes with the first form for money', { tag: '@la' }, async ({ page, member }) => {
    await saveData(page);
    const scripts = watchPaths(page, /\/assets\/reconcile.*\.js$/);
    await enter(page, member, '/user/home');
    await expect(page.getByText(member.total).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(scripts).toEqual([]);
    await page.goto('/user/home?modal=withdraw');
    await expect.poll(() => scripts.length).toBeGreaterThan(0);
  });
});
