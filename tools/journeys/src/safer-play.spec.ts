import { expect, type Locator, type Page } from '@playwright/test';
import { test as base } from './fixtures.ts';
import type { NewMember } from './tester.ts';
import { namedAs } from './texts.ts';

interface PlayFixtures {
  readonly logIn: (member: NewMember) => Promise<void>;
  /** Opens the page for time and budget by the clock in the menu. */
  readonly openPage: () => Promise<void>;
  readonly budget: Locator;
  readonly setBudget: (figures: string) => Promise<void>;
  readonly expectBreak: (page: Page) => Promise<void>;
}

const test = base.extend<PlayFixtures>({
  logIn: async ({ login }, use) =>
    use(async (member) => {
      await login.open();
      await login.logIn(member, true);
    }),
  openPage: async ({ page, text }, use) =>
    use(async () => {
      await page.goto('/user/profile');
      const link = page.getByRole('link').filter({ hasText: text('common', 'titles.playTime') });
      await expect(link).toContainText(text('profile', 'loggedInFor', { duration: '' }));
      await link.click();
      await expect(page.getByRole('heading', namedAs(text('play', 'heading')))).toBeVisible();
      // Folded until they are opened.
      for (const section of ['break.title', 'budget.title'] as const)
        await page
          .locator('summary')
          .filter({ hasText: text('play', section) })
          .click();
    }),
  budget: async ({ page, text }, use) => use(page.getByRole('region', namedAs(text('play', 'budget.title')))),
  setBudget: async ({ text, budget }, use) =>
    use(async (figures) => {
      await budget.getByRole('textbox').fill(figures);
      await budget.getByRole('button', namedAs(text('play', 'budget.save'))).click();
    }),
  expectBreak: async ({ text }, use) =>
    use(async (page) => {
      await expect(page.getByRole('heading', namedAs(text('play', 'break.running')))).toBeVisible();
      await expect(page.getByRole('textbox')).toHaveCount(0);
    }),
});

const dayMs = 24 * 3_600_000;

test.describe('a break', () => {
  test(
    'lasts until it ends, through a reload, a new tab, a changed clock and cleared cookies, for this member only',
    { tag: '@core' },
    async ({ page, context, button, tester, login, home, logIn, openPage, expectBreak, text }) => {
      const [member, other] = [await tester.member('new-member'), await tester.member('new-member')];
      await logIn(member);
      await openPage();
      await page.locator('[name=break]').selectOption('threeDays');
      await button('play', 'break.start').click();
      await page
        .getByRole('dialog')
        .getByRole('button', namedAs(text('play', 'break.start')))
        .click();
      await expectBreak(page);
      await page.reload();
      await expectBreak(page);
      await context.clearCookies();
      for (const path of ['/', '/user/home', '/login']) {
        const tab = await context.newPage();
        await tab.clock.setFixedTime(Date.now() + 30 * dayMs);
        await tab.goto(path);
        await expectBreak(tab);
        await tab.close();
      }

      const showLogin = () => button('play', 'break.other').click();
      await showLogin();
      await login.fill(member.phone, member.password);
      await login.submit.click();
      await expectBreak(page);
      await expect(page).toHaveURL(/\/login$/);
      await showLogin();
      await login.logIn(other);
      await expect(home.check).toBeVisible();
      await page.reload();
      await expect(home.check).toBeVisible();
    },
  );

  test('does not end because nobody tells the time', { tag: '@th' }, async ({ page, text, button, expectBreak }) => {
    const inAnHour = Date.now() + 3_600_000;
    await page.addInitScript((end) => localStorage.setItem('kept:00:break', JSON.stringify({ version: 1, value: end })), inAnHour);
    const silent = /\/(?:api\/.*|version\.json)$/;
    await page.route(silent, (route) => route.abort());
    await page.clock.setFixedTime(inAnHour + dayMs);
    await page.goto('/login');
    await expectBreak(page);
    await expect(page.getByText(text('play', 'break.timeUnknown'))).toBeVisible();
    await page.unroute(silent);
    await button('common', 'retry').click();
    await expect(page.getByText(text('play', 'break.timeUnknown'))).toHaveCount(0);
    await expectBreak(page);
  });
});

/** As if the member had logged in, and been reminded last, so long ago. */
const letPass = (page: Page, minutes: number) =>
  page.evaluate((ms) => {
    for (const store of [localStorage, sessionStorage]) {
      for (const [key, text] of Object.entries({ ...store })) {
        if (!/^member:(loginSeen|reminded)$/.test(key)) continue;
        const mark = JSON.parse(text as string) as { deviceMs: number; serverMs: number | null };
        store.setItem(key, JSON.stringify({ deviceMs: mark.deviceMs - ms, serverMs: mark.serverMs === null ? null : mark.serverMs - ms }));
      }
    }
  }, minutes * 60_000);

test.describe('a reminder of the time', () => {
  test('is shown once in all tabs, not over what the member does, and leads on or out', async ({
    page,
    context,
    text,
    button,
    tester,
    login,
    logIn,
    openPage,
  }) => {
    const member = await tester.member('new-member');
    await logIn(member);
    await openPage();
    await page.getByRole('combobox', namedAs(text('play', 'reminder.label'))).selectOption('30');
    const reminder = (tab: Page) => tab.getByRole('alertdialog', namedAs(text('play', 'reminder.title')));

    await page.goto('/user/profile?modal=password');
    await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
    const other = await context.newPage();
    await other.goto('/user/statement');
    await letPass(page, 31);
    await expect(reminder(other)).toBeVisible({ timeout: 15_000 });
    await expect(reminder(other)).toContainText(text('common', 'duration.minutes_other', { count: '31' }));
    await other.getByRole('button', namedAs(text('play', 'reminder.goOn'))).click();
    await expect(reminder(other)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(button('common', 'logOut')).toBeVisible();

    await letPass(page, 30);
    await other.close();
    await expect(reminder(page)).toBeVisible({ timeout: 15_000 });
    await expect(reminder(page)).toContainText(text('common', 'duration.hours_other', { count: '1' }));
    await reminder(page)
      .getByRole('button', namedAs(text('play', 'reminder.end')))
      .click();
    await login.isUsable();
  });
});

test.describe('a budget of one’s own', () => {
  test('is asked about before a deposit passes it, and is lowered at once but not raised', async ({
    page,
    text,
    button,
    tester,
    logIn,
    openPage,
    budget,
    setBudget,
  }) => {
    const member = await tester.member('new-member');
    await logIn(member);
    const deposit = '/user/home?modal=deposit&method=qr';
    const amount = page.locator('dialog input[name=amount]');

    await openPage();
    await setBudget('500');
    await expect(budget).toContainText('500.00');
    await setBudget('900');
    await expect(budget).toContainText('900.00');
    await expect(budget.getByRole('button', namedAs(text('play', 'budget.raise')))).toHaveCount(0);
    await budget.getByRole('button', namedAs(text('play', 'budget.keep'))).click();
    await expect(budget).not.toContainText('900.00');
    await setBudget('400');
    await expect(budget).toContainText('400.00');

    await page.goto(deposit);
    const create = button('deposit', 'qr.create');
    const question = page.getByRole('dialog', namedAs(text('play', 'budget.passes')));
    await amount.fill('401');
    await create.click();
    await question.getByRole('button', namedAs(text('play', 'budget.back'))).click();
    await expect(question).toBeHidden();
    await expect(page.locator('dialog img')).toHaveCount(0);
    await create.click();
    await question.getByRole('button', namedAs(text('play', 'budget.goOn'))).click();
    await expect(page.locator('dialog img')).toBeVisible();
  });
});
