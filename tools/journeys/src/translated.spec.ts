import { formatAmount, moneyOf, walletPlace, type Currency } from '@wallet/domain';
import { translatePage } from '@wallet/i18n/page-translator';
import { expect } from '@playwright/test';
import { ChatScreen } from './chat-screen.ts';
import { testWith } from './fixtures.ts';
import { holdRequest } from './hold-request.ts';
import { HomeScreen } from './home-screen.ts';
import { LoginScreen } from './login-screen.ts';
import { MoneyScreen } from './money-screen.ts';
import { RewardScreen } from './reward-screen.ts';
import { Tester } from './tester.ts';
import { namedAs, textsIn } from './texts.ts';

const test = testWith(({ id, operator, defaultLanguage, otherLanguage, registration }) => {
  return { id, operator, defaultLanguage, otherLanguage, currency: registration.currency as Currency };
});

/** Members whose phones speak another language than the app let the browser translate it. */
test('a page that the browser translates stays usable, shows true figures, and keeps what must stay exact', async ({
  page,
  request,
  setting: { id, operator, defaultLanguage, otherLanguage, currency },
}) => {
  test.slow();
  const tester = new Tester(request, id);
  const member = await tester.member('all-ready');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const text = textsIn(defaultLanguage);
  const rewards = new RewardScreen(page, defaultLanguage);
  const name = page.getByRole('banner').locator('[translate="no"]').first();
  const open = (key: string) =>
    page
      .getByRole('navigation')
      .getByRole('link', namedAs(text('common', key)))
      .click();

  // The operator's name arrives after the page was translated.
  const nameArrives = await holdRequest(page, '**/api/lookup/info');
  const login = await new LoginScreen(page, defaultLanguage).open();
  await page.evaluate(translatePage, '');
  await login.logIn(member);
  await expect(name).toHaveText(text('common', 'productName'));
  nameArrives();
  await expect(name).toHaveText(operator);

  await rewards.button('home', 'widgets.transfer').click();
  const transfer = new MoneyScreen(page, defaultLanguage, 'transfer');
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

  await page.locator('main a[href="/user/spin"]').click();
  const wheel = page.getByRole('main').getByRole('button', { name: /^\d+ / });
  const spun = page.waitForResponse('**/api/spinwheel/spin');
  await wheel.click();
  const { remainingCoin } = (await (await spun).json()) as { readonly remainingCoin: number };
  await rewards.button('common', 'confirm').click();
  await expect(wheel.locator('[translate="no"]')).toHaveText(String(remainingCoin));

  await open('menu.contact');
  const chat = await new ChatScreen(page, defaultLanguage).open();
  for (const said of ['first', 'second']) {
    await chat.say(said);
    await expect(chat.sent(said)).toHaveCount(1);
  }
  await chat.close();

  await page.getByRole('combobox', { name: text('common', 'language.label') }).selectOption(otherLanguage);
  await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn(otherLanguage)('contact', 'heading'));
  await new HomeScreen(page, otherLanguage).leave();
  await new LoginScreen(page, otherLanguage).logIn(member);
  await expect(name).toHaveText(operator);
  expect(errors).toEqual([]);
});

/** With a slow line, the translator comes before the scripts. */
test('a page that is translated before its scripts arrive keeps what was typed and submitted', async ({
  page,
  request,
  setting: { id, operator, currency },
}) => {
  const tester = new Tester(request, id);
  const member = await tester.member('normal');
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  const scriptsArrive = await holdRequest(page, '**/assets/*.js');
  await page.goto('/login', { waitUntil: 'commit' });
  await page.locator('button[type=submit]').waitFor();
  await page.evaluate(translatePage, ' (translated)');
  await page.locator('[name=username]').fill(member.phone);
  await page.locator('[name=password]').fill(member.password);
  await page.locator('[name=remember]').check();
  await page.locator('button[type=submit]').click();
  scriptsArrive();
  await expect(page).toHaveURL(/\/user\/home$/);
  await expect(page.getByRole('banner').locator('[translate="no"]').first()).toHaveText(operator);
  const { [walletPlace]: wallet = 0 } = await (await tester.as(member)).balances();
  await expect(
    page
      .getByRole('main')
      .locator('[translate="no"]', { hasText: formatAmount(moneyOf(wallet, currency)) })
      .first(),
  ).toBeVisible();

  // The home page itself, too.
  await page.goto('/user/home', { waitUntil: 'commit' });
  await page.locator('#root h1').waitFor();
  await page.evaluate(translatePage, ' (translated)');
  await page.getByRole('navigation').locator('a[href="/user/statement"]').click();
  await expect(page).toHaveURL(/\/user\/statement$/);
  expect(errors).toEqual([]);
});
