import { test } from '@playwright/test';
import { LoginScreen } from './login-screen.ts';
import type { MarketFacts } from './market-facts.ts';
import { newcomer, RegisterScreen } from './register-screen.ts';

/** Becoming a member: the way through, and the wrong turns. */
export function describeRegistration(market: MarketFacts): void {
  const { defaultLanguage } = market;

  test.describe('registering', () => {
    test('makes a member who can log in', async ({ page }) => {
      const who = newcomer();
      const register = new RegisterScreen(page, defaultLanguage);
      await register.fillAll(who);
      await register.submit.click();
      await register.succeeds();
      await new LoginScreen(page, defaultLanguage).logIn(who);
    });
  });
}
