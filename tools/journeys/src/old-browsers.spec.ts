import { expect, type Page } from '@playwright/test';
import { languageCode, type Language } from '@wallet/domain';
import { enter } from './enter.ts';
import { testWith } from './fixtures.ts';
import { LoginScreen } from './login-screen.ts';
import { namedAs, textsIn } from './texts.ts';

const test = testWith(({ defaultLanguage, otherLanguage, members: [member] }) => ({ defaultLanguage, otherLanguage, member }));

const sentence = (page: Page, language: Language) => page.getByText(textsIn(language)('site', 'unusable'));

/** Answers the script of the shell with another one. */
const answerShell = (page: Page, body: string) =>
  page.route('**/assets/shell-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));

const unknownSyntax = 'const a = b ??? c';

/** The login page says what to do, and a press on its button neither sends anything nor looks as if it did. */
async function expectNoAnswer(page: Page, language: Language, phone: string): Promise<void> {
  await expect(sentence(page, language)).toBeVisible();
  const login = new LoginScreen(page, language);
  await login.phone.fill(phone);
  await login.submit.click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(login.submit).toHaveCSS('animation-name', 'none');
}

/** Browsers in which the scripts cannot run, lines over which they do not come, and browsers without scripts. */
test.describe('a page whose scripts cannot run', () => {
  for (const [what, body] of [
    ['syntax', unknownSyntax],
    ['a function', 'Array.fromNowhere()'],
  ] as const) {
    test(
      `says what to do where the browser does not know ${what} of the scripts, and no press pretends to be sent`,
      { tag: '@core' },
      async ({ page, setting: { defaultLanguage, member } }) => {
        await answerShell(page, body);
        await page.goto('/login');
        await expectNoAnswer(page, defaultLanguage, member.phone);
      },
    );
  }

  test(
    'says what to do where a script does not come, and no press pretends to be sent',
    { tag: '@th' },
    async ({ page, setting: { defaultLanguage, member } }) => {
      const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/assets/shell-'));
      await page.route('**/assets/shell-*.js', (route) => route.abort());
      await page.goto('/login');
      await failed;
      await expectNoAnswer(page, defaultLanguage, member.phone);
    },
  );

  test(
    'says what to do where the browser cannot even read the first script',
    { tag: '@la' },
    async ({ page, setting: { defaultLanguage, otherLanguage, member } }) => {
      // Neither it nor the modules run, as in browsers before 2018.
      await page.route('**/login', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('<script>', `<script>${unknownSyntax};`).replaceAll('type="module"', 'type="unknown"');
        await route.fulfill({ response, body });
      });
      await page.addInitScript((code) => localStorage.setItem('locale', code), languageCode(otherLanguage));
      await page.goto('/login');
      await expect(sentence(page, defaultLanguage)).toBeVisible();
      await expect(sentence(page, otherLanguage)).toBeHidden();
      await new LoginScreen(page, defaultLanguage).phone.fill(member.phone);
    },
  );

  test(
    'says it in the chosen language, and is not blank',
    { tag: '@th' },
    async ({ page, setting: { defaultLanguage, otherLanguage } }) => {
      await answerShell(page, unknownSyntax);
      await page.addInitScript((code) => localStorage.setItem('locale', code), languageCode(otherLanguage));
      await page.goto('/login');
      await expect(sentence(page, otherLanguage)).toBeVisible();
      await expect(sentence(page, defaultLanguage)).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    },
  );

  test(
    'says it to a member at home, and below an address that has no page',
    { tag: '@la' },
    async ({ page, setting: { defaultLanguage, member } }) => {
      await answerShell(page, unknownSyntax);
      for (const path of ['/user/home', '/user/nowhere']) {
        await enter(page, member, path);
        await expect(sentence(page, defaultLanguage)).toBeVisible();
      }
    },
  );

  test('says it in a browser that is too old, even if the app starts', { tag: '@th' }, async ({ page, setting: { defaultLanguage } }) => {
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
    const text = textsIn(defaultLanguage);
    await new LoginScreen(page, defaultLanguage).open();
    await page.getByRole('button', namedAs(text('auth', 'showPassword'))).click();
    await expect(page.getByRole('button', namedAs(text('auth', 'hidePassword')))).toBeVisible();
    await expect(sentence(page, defaultLanguage)).toBeVisible();
  });
});

test(
  'a page in a browser without scripts says that it needs them',
  { tag: '@la' },
  async ({ browser, baseURL, setting: { defaultLanguage } }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? '', javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto('/login');
    const notice = page.locator('noscript');
    await expect(notice).toBeVisible();
    await expect(notice).toHaveText(textsIn(defaultLanguage)('site', 'noScript'), { useInnerText: true });
    await context.close();
  },
);

test('a page in which everything runs says nothing of the kind', { tag: '@th' }, async ({ page, setting: { defaultLanguage } }) => {
  await new LoginScreen(page, defaultLanguage).open();
  await expect(sentence(page, defaultLanguage)).toBeHidden();
  await expect(page.locator('noscript')).toBeHidden();
});
