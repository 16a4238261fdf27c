import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { countCalls, holdRequest } from './requests.ts';

/** Logging in, successfully and not. */
test.describe('logging in', { tag: '@market' }, () => {
  test(
    'leads a visitor home, and keeps token and password out of addresses, console and the page',
    { tag: ['@th', '@core'] },
    async ({ page, language, member, login, home }) => {
      const observed: string[] = [];
      page.on('request', (request) => observed.push(request.url()));
      page.on('console', (message) => observed.push(message.text()));
      await page.goto('/');
      await login.isUsable();
      await login.logIn(member);
      await home.expectTotal(member.total, member.currency[language]);
      const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
      expect(token.length).toBeGreaterThan(20);
      const content = [...observed, await page.content()].join('\n');
      expect(content).not.toContain(token);
      expect(content).not.toContain(member.password);
    },
  );

  test(
    'sends one request for rapid taps, and shows progress while the backend is slow',
    { tag: '@core' },
    async ({ page, member, login }) => {
      const sent = countCalls(page, 'POST', '/api/login');
      const answer = await holdRequest(page, '**/api/login');
      await login.open();
      await login.fill(member.phone, member.password);
      await login.submit.evaluate((button: HTMLButtonElement) => {
        for (let tap = 0; tap < 10; tap += 1) button.click();
      });
      await expect(login.submit).toHaveAttribute('aria-disabled', 'true');
      await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
      answer();
      await expect(page).toHaveURL(/\/user\/home$/);
      expect(sent()).toBe(1);
    },
  );

  test(
    'works with the keyboard alone and supports password managers',
    { tag: '@core' },
    async ({ page, market, button, member, login }) => {
      const sent = countCalls(page, 'POST', '/api/login');
      await login.open();
      await expect(login.phone).toHaveAttribute('autocomplete', 'username');
      await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
      await login.phone.focus();
      await page.keyboard.press('Enter');
      await expect(login.phone).toBeFocused();
      // As people write it.
      await page.keyboard.type(member.phone.replace(/^0(..)(...)/, `${market.registration.zeroAs}$1-$2 `));
      // The password is missing.
      await page.keyboard.press('Enter');
      await expect(login.password).toBeFocused();
      expect(sent()).toBe(0);
      await page.keyboard.type(member.password);
      await page.keyboard.press('Tab');
      const toggle = button('auth', 'showPassword');
      await expect(toggle).toBeFocused();
      await page.keyboard.press('Space');
      await expect(login.password).toHaveAttribute('type', 'text');
      await expect(login.password).toHaveValue(member.password);
      await page.keyboard.press('Tab');
      await expect(login.remember).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(login.submit).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/user\/home$/);
    },
  );

  test(
    'reports an unreachable backend, and a missing network',
    { tag: ['@la', '@core'] },
    async ({ page, context, text, member, login }) => {
      await login.open();
      await page.waitForLoadState('networkidle');
      await page.route('**/api/login', (route) => route.abort('connectionrefused'));
      await login.fill(member.phone, member.password);
      await login.submit.click();
      await expect(login.error).toHaveText(text('common', 'failures.unreachable'));
      await context.setOffline(true);
      await login.submit.click();
      await expect(login.error).toHaveText(text('common', 'failures.offline'));
      await context.setOffline(false);
      await page.unroute('**/api/login');
      await login.submit.click();
      await expect(page).toHaveURL(/\/user\/home$/);
    },
  );
});
