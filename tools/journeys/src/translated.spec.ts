import { formatAmount, moneyOf, walletPlace } from '@wallet/domain';
import { translatePage } from '@wallet/i18n/page-translator';
import { expect } from '@playwright/test';
import { test } from './fixtures.ts';
import { holdRequest } from './requests.ts';
import { homeScreen } from './home-screen.ts';
import { loginScreen } from './login-screen.ts';
import { moneyScreen } from './money-screen.ts';

/** Members whose phones speak another language than the app let the browser translate it: before its scripts arrive, if the line is slow. */
test('a page that the browser translates stays usable, shows true figures, and keeps what must stay exact', async ({
  page,
  market,
  language,
  text,
  button,
  tester,
  currency,
}) => {
  test.slow();
  const member = await tester.member('all-ready');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const name = page.getByRole('banner').locator('[translate="no"]').first();
  const scriptsArrive = await holdRequest(page, '**/assets/*.js');
  // Another name than the build's arrives after the page was translated.
  const operator = 'Lucky';
  await page.route('**/api/lookup/info', (route) => route.fulfill({ json: { name: operator } }));
  const nameArrives = await holdRequest(page, '**/api/lookup/info');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('button[type=submit]').waitFor();
  await page.evaluate(translatePage, ' (translated)');
  await page.locator('[name=username]').fill(member.phone);
  await page.locator('[name=password]').fill(member.password);
  await page.locator('button[type=submit]').click();
  scriptsArrive();
  await expect(page).toHaveURL(/\/user\/home$/);
  await expect(name).toHaveText(market.operator);
  nameArrives();
  await expect(name).toHaveText(operator);

  // The home page itself, too.
  await page.goto('/user/home', { waitUntil: 'commit' });
  await page.locator('#root h1').waitFor();
  await page.evaluate(translatePage, '');
  await button('home', 'widgets.transfer').click();
  const transfer = moneyScreen(page, language, 'transfer');
  await page.locator('[name=to]').selectOption('betflix');
  await transfer.review('100');
  await transfer.primary.click();
  await expect(transfer.alert).toBeVisible();
  await transfer.alert.locator('footer button').last().click();
  const { [walletPlace]: wallet = 0 } = await (await tester.as(member)).balances();
  await expect(
    page
      .getByRole('main')
      .locator('[translate="no"]', { hasText: formatAmount(moneyOf(wallet, currency)) })
      .first(),
  ).toBeVisible();

  await page.getByRole('combobox', { name: text('common', 'language.label') }).selectOption(market.otherLanguage);
  await expect(page.locator('html')).toHaveAttribute('lang', market.otherLanguage);
  await homeScreen(page, market.otherLanguage).leave();
  await loginScreen(page, market.otherLanguage).logIn(member);
  await expect(name).toHaveText(operator);
  expect(errors).toEqual([]);
});
