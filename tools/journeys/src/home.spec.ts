import { expect } from '@playwright/test';
import { enter } from './login-screen.ts';
import { test } from './fixtures.ts';
import { holdRequest } from './requests.ts';
import { namedAs } from './texts.ts';

/** The balance: exact, current, and marked when it is not. */
test.describe('home', { tag: '@market' }, () => {
  test(
    'shows the exact total of wallet and active game accounts after it was refreshed, and deposit and withdraw in reach',
    { tag: '@core' },
    async ({ page, language, login, home, member }) => {
      const calls: string[] = [];
      page.on('response', (response) => {
        const { pathname } = new URL(response.url());
        if (pathname.startsWith('/api/wallet')) calls.push(pathname);
      });
      await login.open();
      const before = Date.now();
      await login.logIn(member);
      await expect(page.getByRole('time')).toBeVisible();
      await home.expectTotal(member.total, member.currency[language]);
      await home.expectActsInReach();
      expect(calls.at(-1)).toBe('/api/wallet');
      expect(calls.indexOf('/api/wallet/refresh/slot')).toBeLessThan(calls.lastIndexOf('/api/wallet'));
      expect(calls.filter((path) => path === '/api/wallet/refresh/slot')).toHaveLength(1);
      expect(await page.evaluate(() => Number(localStorage.getItem('lastSync')))).toBeGreaterThanOrEqual(before);
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

  test('pays the invite bonus once', async ({ page, text, button, rewards, visit }) => {
    const device = await visit('invite-ready', '/user/home');
    const before = await device.balances();
    await button('home', 'receive').click();
    await rewards.confirm('invite', 'receive.askTitle', 'receive.submit');
    await expect(page.getByText(text('invite', 'receive.done'))).toBeVisible();
    await expect(button('home', 'receive')).toBeDisabled();
    expect((await device.balances()).WALLET).toBeGreaterThan(before.WALLET ?? 0);
  });
});
