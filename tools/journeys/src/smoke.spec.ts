import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { loginScreen } from './login-screen.ts';

/** For apps without journeys of their own, such as a new one. */
test('the app opens in its own language, and a member logs in and sees their money', async ({ page, market }) => {
  const { defaultLanguage, members } = market;
  await page.goto('/');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.locator('html')).toHaveAttribute('lang', defaultLanguage);
  await loginScreen(page, defaultLanguage).logIn(members[0]);
  await expect(page.getByRole('main')).toContainText(members[0].wallet);
});
