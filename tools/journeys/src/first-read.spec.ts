import { expect } from '@playwright/test';
import { enter } from './enter.ts';
import { testWith } from './fixtures.ts';
import { holdRequest } from './hold-request.ts';
import { HomeScreen } from './home-screen.ts';

const test = testWith(({ defaultLanguage, members: [member] }) => ({ defaultLanguage, member }));

/** The balance is requested together with the scripts of the home page, not after them. */
test.describe('the first read of the home page', () => {
  test('is sent before any script has arrived, and used without a second request', async ({
    page,
    setting: { defaultLanguage, member },
  }) => {
    await enter(page, member, '/user/contact');
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/wallet')) calls.push(pathname);
    });
    const release = await holdRequest(page, '**/assets/*.js');
    const read = page.waitForResponse('**/api/wallet');
    await page.goto('/user/home', { waitUntil: 'commit' });
    expect((await read).status()).toBe(200);
    release();
    await new HomeScreen(page, defaultLanguage).expectTotal(member.total, member.currency[defaultLanguage]);
    await page.waitForLoadState('networkidle');
    // The last two are the check of the balance, which every visit makes.
    expect(calls).toEqual(['/api/wallet', '/api/wallet/refresh/slot', '/api/wallet']);
  });

  test('is not sent for a visitor, nor by a page that does not need it', async ({ page, setting: { member } }) => {
    const release = await holdRequest(page, '**/assets/*.js');
    const paths: string[] = [];
    page.on('request', (request) => paths.push(new URL(request.url()).pathname));
    await page.goto('/user/home', { waitUntil: 'commit' });
    await expect(page).toHaveURL(/\/login$/);
    release();
    await enter(page, member, '/user/contact');
    await page.waitForLoadState('networkidle');
    expect(paths).not.toContain('/api/wallet');
  });

  test('ends the page’s session when the backend does not know it any more', async ({ page, setting: { defaultLanguage, member } }) => {
    await page.addInitScript(() => localStorage.setItem('token', 'ended-long-ago'));
    await page.goto('/user/home');
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText(member.total)).toHaveCount(0);
    await expect(new HomeScreen(page, defaultLanguage).logOut).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, '__earlyRead') as unknown)).toBeUndefined();
  });
});
