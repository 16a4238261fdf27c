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

/** The agreement, which opens over home by itself. */
test.describe('the agreement', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('opens over home until the member hides it', async ({ page, text, openHome, dialog }) => {
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

    await page.reload();
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(longWait);
    await expect(dialog).toBeVisible();
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

  test('does not open again in the session in which it was accepted, nor when its list has failed', async ({
    page,
    language,
    text,
    member,
    home,
    openHome,
    dialog,
  }) => {
    await openHome();
    await dialog.getByRole('button', { name: text('conditions', 'accept'), exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await home.expectTotal(member.total, member.currency[language]);
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(longWait);
    await expect(dialog).toHaveCount(0);

    await home.leave();
    await page.route('**/api/lookup/agreements', (route) => route.fulfill({ status: 503, body: 'busy' }));
    const responded = page.waitForResponse('**/api/lookup/agreements');
    await openHome();
    await responded;
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(longWait);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});
