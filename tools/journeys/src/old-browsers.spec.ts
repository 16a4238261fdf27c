import { expect, type Page } from '@playwright/test';
import { languageCode, type Language } from '@wallet/domain';
import { test } from './fixtures.ts';
import { textsIn } from './texts.ts';

const sentence = (page: Page, language: Language) => page.getByText(textsIn(language)('site', 'unusable'));

const unknownSyntax = 'const a = b ??? c';

/** Browsers in which the scripts cannot run, and lines over which they do not come. */
test.describe('a page whose scripts cannot run', () => {
  test('says what to do where the browser does not know the syntax of the scripts, and no press pretends to be sent', async ({
    page,
    language,
    member,
    login,
  }) => {
    await page.route('**/assets/shell-*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: unknownSyntax }));
    await page.goto('/login');
    await expect(sentence(page, language)).toBeVisible();
    await login.phone.fill(member.phone);
    await login.submit.click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(login.submit).toHaveCSS('animation-name', 'none');
  });

  test(
    'says what to do where the browser cannot even read the first script',
    { tag: '@la' },
    async ({ page, language, member, login, market: { otherLanguage } }) => {
      // Neither it nor the modules run, as in browsers before 2018.
      await page.route('**/login', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace('<script>', `<script>${unknownSyntax};`).replaceAll('type="module"', 'type="unknown"');
        await route.fulfill({ response, body });
      });
      await page.addInitScript((code) => localStorage.setItem('locale', code), languageCode(otherLanguage));
      await page.goto('/login');
      await expect(sentence(page, language)).toBeVisible();
      await expect(sentence(page, otherLanguage)).toBeHidden();
      await login.phone.fill(member.phone);
    },
  );
});
