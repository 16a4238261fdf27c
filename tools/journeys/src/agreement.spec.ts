import { expect, type Locator } from '@playwright/test';
import { test as base } from './fixtures.ts';
import { namedAs } from './texts.ts';

const test = base.extend<{ readonly dialog: Locator; readonly openHome: () => Promise<void> }>({
  dialog: async ({ page, text }, use) => use(page.getByRole('dialog', namedAs(text('conditions', 'agreementTitle')))),
  openHome: async ({ page, login, home, member, language }, use) =>
    use(async () => {
      await page.clock.install();
      await login.open();
      await login.logIn(member, true);
      await home.expectTotal(member.total, member.currency[language]);
    }),
});

/** Longer than the delay before the agreement opens. */
const longWait = '00:10';
const minuteMs = 60_000;

/** The agreement, which opens over home by itself. */
test.describe('the agreement', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('opens over home until the member hides it', { tag: '@core' }, async ({ page, text, openHome, dialog }) => {
    const requests: string[] = [];
    page.on('request', (call) => {
      if (call.url().endsWith('/api/lookup/agreements')) requests.push(call.url());
    });
    await openHome();
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(/\/user\/home\?modal=agreement$/);
    await expect(page).toHaveTitle(text('common', 'titles.agreement'));
    await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    await expect(page).toHaveURL(/\/user\/home$/);
    await page.clock.fastForward(longWait);
    await expect(dialog).toHaveCount(0);

    // It interrupts neither an open dialog nor a member who is making a choice.
    await page.goto('/user/home?modal=conditions');
    const conditions = page.getByRole('dialog', { name: text('common', 'menu.conditions'), exact: true });
    await expect(conditions).toBeVisible();
    await page.waitForLoadState('networkidle');
    // Stands still from here on: a busy machine may take longer between two steps than the agreement waits.
    await page.clock.pauseAt(Date.now() + minuteMs);
    await expect(conditions).toBeVisible();
    await expect(dialog).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(conditions).toHaveCount(0);
    const language = page.getByRole('combobox', { name: text('common', 'language.label'), exact: true });
    await language.focus();
    await page.clock.fastForward(longWait);
    await expect(dialog).toHaveCount(0);
    await language.blur();
    await page.clock.fastForward(longWait);
    await expect(dialog).toBeVisible();
    await page.clock.resume();

    await dialog.getByRole('checkbox', namedAs(text('conditions', 'remember'))).check();
    await dialog.getByRole('button', { name: text('conditions', 'accept'), exact: true }).click();
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
    language,
    text,
    member,
    login,
    home,
    openHome,
    dialog,
  }) => {
    await openHome();
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: text('conditions', 'accept'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    const menu = page.getByRole('navigation', namedAs(text('common', 'menu.label')));
    await menu.getByRole('link', namedAs(text('common', 'menu.profile'))).click();
    await expect(page).toHaveURL(/\/user\/profile$/);
    await menu.getByRole('link', namedAs(text('common', 'menu.home'))).click();
    await home.expectTotal(member.total, member.currency[language]);
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(longWait);
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await home.expectTotal(member.total, member.currency[language]);
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(longWait);
    await expect(dialog).toHaveCount(0);

    await home.leave();
    await login.logIn(member, true);
    await home.expectTotal(member.total, member.currency[language]);
    await page.clock.fastForward(longWait);
    await expect(dialog).toBeVisible();
  });

  for (const [name, response] of [
    ['is empty', { status: 200, json: [] }],
    ['has failed', { status: 503, body: 'busy' }],
  ] as const) {
    test(`does not open when its list ${name}`, async ({ page, openHome }) => {
      await page.route('**/api/lookup/agreements', (route) => route.fulfill(response));
      const responded = page.waitForResponse('**/api/lookup/agreements');
      await openHome();
      await responded;
      await page.waitForLoadState('networkidle');
      await page.clock.fastForward(longWait);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }
});
