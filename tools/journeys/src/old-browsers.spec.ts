import { expect, type Page } from '@playwright/test';
import { apps, distFolder, findStaleFallbacks } from '@wallet/build';
import { languageCode, type Language } from '@wallet/domain';
import { enter } from './enter.ts';
import { testWith } from './fixtures.ts';
import { LoginScreen } from './login-screen.ts';
import { namedAs, textsIn } from './texts.ts';

const test = testWith(({ defaultLanguage, otherLanguage, members: [member] }) => ({ defaultLanguage, otherLanguage, member }));

const sentence = (page: Page, language: Language) => page.getByText(textsIn(language)('site', 'tooOld'));

/** Answers the script of the shell with another one. */
const answerShell = (page: Page, body: string) =>
  page.route('**/assets/shell-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));

const unknownSyntax = 'const a = b ??? c';

test('the lists of what older browsers get instead name nothing that no app uses', { tag: '@th' }, () => {
  expect(findStaleFallbacks(apps.map(distFolder))).toEqual([]);
});

/** Browsers in which the scripts cannot run, and browsers without scripts. */
test.describe('a browser that is too old', () => {
  for (const [what, body] of [
    ['syntax', unknownSyntax],
    ['a function', 'Array.fromNowhere()'],
  ] as const) {
    test(`is told so where it does not know ${what} of the scripts, and no press pretends to be sent`, async ({
      page,
      setting: { defaultLanguage, member },
    }) => {
      await answerShell(page, body);
      await page.goto('/login');
      await expect(sentence(page, defaultLanguage)).toBeVisible();
      const login = new LoginScreen(page, defaultLanguage);
      await login.phone.fill(member.phone);
      await login.submit.click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(login.submit).toHaveCSS('animation-name', 'none');
    });
  }

  test('is told so in the chosen language, on a page that is not blank', async ({ page, setting: { defaultLanguage, otherLanguage } }) => {
    await answerShell(page, unknownSyntax);
    await page.addInitScript((code) => localStorage.setItem('locale', code), languageCode(otherLanguage));
    await page.goto('/login');
    await expect(sentence(page, otherLanguage)).toBeVisible();
    await expect(sentence(page, defaultLanguage)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('is told so on the home page of a member', async ({ page, setting: { defaultLanguage, member } }) => {
    await answerShell(page, unknownSyntax);
    await enter(page, member, '/user/home');
    await expect(sentence(page, defaultLanguage)).toBeVisible();
  });

  test('is told so even if the app starts', async ({ page, setting: { defaultLanguage } }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
    const text = textsIn(defaultLanguage);
    await new LoginScreen(page, defaultLanguage).open();
    await page.getByRole('button', namedAs(text('auth', 'showPassword'))).click();
    await expect(page.getByRole('button', namedAs(text('auth', 'hidePassword')))).toBeVisible();
    await expect(sentence(page, defaultLanguage)).toBeVisible();
  });
});

test('a page whose script did not come does not call the browser old', async ({ page, setting: { defaultLanguage } }) => {
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/shell-'));
  await page.route('**/assets/shell-*.js', (route) => route.abort());
  await page.goto('/login');
  await failed;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(sentence(page, defaultLanguage)).toBeHidden();
});

test('a page without scripts says that it needs them', async ({ browser, baseURL, setting: { defaultLanguage } }) => {
  const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/login');
  const notice = page.locator('noscript p');
  await expect(notice).toBeVisible();
  await expect(notice).toHaveText(textsIn(defaultLanguage)('site', 'noScript'));
  await context.close();
});

test('a page in which everything runs says nothing of the kind', async ({ page, setting: { defaultLanguage } }) => {
  await new LoginScreen(page, defaultLanguage).open();
  await expect(sentence(page, defaultLanguage)).toBeHidden();
  await expect(page.locator('noscript p')).toHaveCount(0);
});
