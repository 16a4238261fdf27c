import { expect } from '@playwright/test';
import { enter } from './login-screen.ts';
import { test } from './fixtures.ts';
import { holdRequest } from './requests.ts';
import { layoutShifts, recordLayoutShifts } from './layout-shifts.ts';

/** All scripts but the one that shows the balance. */
const appScripts = /\/assets\/(?!early-)[^/]*\.js$/;

/** The balance is requested together with the scripts of the home page, not after them. */
test.describe('the first read of the home page', () => {
  test(
    'is sent before any script has arrived, and used without a second request',
    { tag: ['@th', '@core'] },
    async ({ page, language, member, home }) => {
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
      await home.expectTotal(member.total, member.currency[language]);
      // The last two are the check of the balance, which every visit makes. On a slow machine, it starts long after the network is quiet.
      const visit = ['/api/wallet', '/api/wallet/refresh/slot', '/api/wallet'];
      await expect.poll(() => calls).toEqual(visit);
      await page.waitForLoadState('networkidle');
      expect(calls).toEqual(visit);
    },
  );

  test(
    'shows the balance while the scripts of the app are still on their way, and the app goes on from there',
    { tag: ['@la', '@core'] },
    async ({ page, language, member, home }) => {
      const problems: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') problems.push(message.text());
      });
      await enter(page, member, '/user/contact');
      // The fonts are in the cache: a machine without the letters of the language shows boxes until then.
      await page.waitForLoadState('networkidle');
      await recordLayoutShifts(page);
      const release = await holdRequest(page, appScripts);
      await page.goto('/user/home', { waitUntil: 'commit' });
      const total = `${member.total} ${member.currency[language]}`;
      await expect(page.getByRole('main').getByText(total)).toBeVisible();
      release();
      await expect(page.getByRole('time')).toBeVisible();
      await home.expectTotal(member.total, member.currency[language]);
      await expect(page.getByRole('main').getByText(total)).toHaveCount(1);
      await home.check.click();
      await expect(home.check).toBeEnabled();
      expect([...problems, ...(await layoutShifts(page))]).toEqual([]);
    },
  );

  test('shows no balance early to a member who hides amounts, nor after a broken response', { tag: '@la' }, async ({ page, member }) => {
    await enter(page, member, '/user/contact');
    const release = await holdRequest(page, appScripts);
    const expectNoFigures = async (...files: readonly string[]) => {
      await page.goto('/user/home', { waitUntil: 'commit' });
      const loaded = () =>
        page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname.replace(/-[^-]*\.js$/, '')));
      await expect.poll(loaded).toEqual(expect.arrayContaining(['/assets/early-balance', ...files]));
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      await expect(page.locator('[data-early-amount]')).toHaveText('');
    };
    await page.route('**/api/wallet', (route) => route.fulfill({ json: { wallet: { amount: '-' }, profile: {}, slots: [] } }));
    await expectNoFigures('/api/wallet');
    await page.unroute('**/api/wallet');
    await page.evaluate(() => localStorage.setItem('hideAmounts', 'true'));
    // The response is left for the app.
    await expectNoFigures();
    release();
    await expect(page.getByText(member.total)).toHaveCount(0);
  });
});
