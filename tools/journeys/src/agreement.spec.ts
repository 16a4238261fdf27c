import { expect, type Page } from '@playwright/test';
import { testWith } from './fixtures.ts';
import { HomeScreen } from './home-screen.ts';
import { LoginScreen } from './login-screen.ts';
import { namedAs, textsIn } from './texts.ts';

const test = testWith(({ defaultLanguage, members: [member] }) => {
  const text = (key: string) => textsIn(defaultLanguage)('conditions', key);
  const common = (key: string) => textsIn(defaultLanguage)('common', key);
  const dialogOn = (page: Page) => page.getByRole('dialog', { name: text('agreementTitle'), exact: true });
  const openHome = async (page: Page) => {
    await page.clock.install();
    const login = await new LoginScreen(page, defaultLanguage).open();
    await login.logIn(member, true);
    await new HomeScreen(page, defaultLanguage).expectTotal(member.total, member.currency[defaultLanguage]);
  };
  return { openHome, dialogOn, common, text, defaultLanguage, member };
});

/** Longer than the delay before the agreement opens. */
const longWait = '00:10';
const minuteMs = 60_000;

/** The agreement, which opens over home by itself. */
test.describe('the agreement', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('opens over home until the member hides it', { tag: '@core' }, async ({ page, setting: { openHome, dialogOn, common, text } }) => {
    const requests: string[] = [];
    page.on('request', (call) => {
      if (call.url().endsWith('/api/lookup/agreements')) requests.push(call.url());
    });
    await openHome(page);
    const dialog = dialogOn(page);
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/user\/home\?modal=agreement$/);
    await expect(page).toHaveTitle(common('titles.agreement'));
    await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/user\/home$/);
    await page.clock.fastForward(longWait);
    await expect(dialog).toHaveCount(0);

    // It interrupts neither an open dialog nor a member who is making a choice.
    await page.goto('/user/home?modal=conditions');
    const conditions = page.getByRole('dialog', { name: common('menu.conditions'), exact: true });
    await expect(conditions).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Stands still from here on: a busy machine may take longer between two steps than the agreement waits.
    await page.clock.pauseAt(Date.now() + minuteMs);
    await expect(conditions).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(conditions).toHaveCount(0);
    const language = page.getByRole('combobox', { name: common('language.label'), exact: true });
    await language.focus();
    await page.clock.fastForward(longWait);
    await expect(dialog).toHaveCount(0);
    await language.blur();
    await page.clock.fastForward(longWait);
    await expect(dialog).toBeVisible();
    await page.clock.resume();

    await dialog.getByRole('checkbox', namedAs(text('remember'))).check();
    await dialog.getByRole('button', { name: text('accept'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('agreementRemembered'))).toBe('true');
    requests.length = 0;
    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(longWait);
    await expect(dialog).toHaveCount(0);
    expect(requests).toEqual([]);
  });

  test('does not open again in the session in which it was accepted, but in the next one', async ({
    page,
    setting: { openHome, dialogOn, text, common, defaultLanguage, member },
  }) => {
    await openHome(page);
    const dialog = dialogOn(page);
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: text('accept'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const menu = page.getByRole('navigation', namedAs(common('menu.label')));
    await menu.getByRole('link', namedAs(common('menu.profile'))).click();
    await expect(page).toHaveURL(/\/user\/profile$/);
    await menu.getByRole('link', namedAs(common('menu.home'))).click();
    const home = new HomeScreen(page, defaultLanguage);
    await home.expectTotal(member.total, member.currency[defaultLanguage]);
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(longWait);
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await home.expectTotal(member.total, member.currency[defaultLanguage]);
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(longWait);
    await expect(dialog).toHaveCount(0);

    await home.leave();
    await new LoginScreen(page, defaultLanguage).logIn(member, true);
    await home.expectTotal(member.total, member.currency[defaultLanguage]);
    await page.clock.fastForward(longWait);
    await expect(dialog).toBeVisible();
  });

  for (const [name, response] of [
    ['is empty', { status: 200, json: [] }],
    ['has failed', { status: 503, body: 'busy' }],
  ] as const) {
    test(`does not open when its list ${name}`, async ({ page, setting: { openHome } }) => {
      await page.route('**/api/lookup/agreements', (route) => route.fulfill(response));
      const responded = page.waitForResponse('**/api/lookup/agreements');
      await openHome(page);
      await responded;
      await page.waitForLoadState('networkidle');
      await page.clock.fastForward(longWait);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});
