import { expect, type Page } from '@playwright/test';
import { DepositBank } from './deposit-bank.ts';
import { testWith } from './fixtures.ts';
import { HomeScreen } from './home-screen.ts';
import { letPass } from './let-pass.ts';
import { LoginScreen } from './login-screen.ts';
import { Tester, type NewMember } from './tester.ts';
import { namedAs, textsIn } from './texts.ts';

const test = testWith(({ defaultLanguage }) => {
  const text = textsIn(defaultLanguage);
  const logIn = async (page: Page, member: NewMember) => {
    const login = await new LoginScreen(page, defaultLanguage).open();
    await login.logIn(member, true);
  };
  const openPage = async (page: Page) => {
    await page.goto('/user/profile');
    const link = page.getByRole('link').filter({ hasText: text('common', 'titles.playTime') });
    // The clock in the menu.
    await expect(link).toContainText(text('profile', 'loggedInFor').replace('{{duration}}', ''));
    await link.click();
    await expect(page.getByRole('heading', namedAs(text('play', 'heading')))).toBeVisible();
  };
  const takeBreak = async (page: Page) => {
    await openPage(page);
    await page.getByRole('combobox', namedAs(text('play', 'break.length'))).selectOption('threeDays');
    await page.getByRole('button', namedAs(text('play', 'break.start'))).click();
    await page
      .getByRole('dialog')
      .getByRole('button', namedAs(text('play', 'break.start')))
      .click();
    await expectBreak(page);
  };
  const expectBreak = async (page: Page) => {
    await expect(page.getByRole('heading', namedAs(text('play', 'break.running')))).toBeVisible();
    await expect(page.getByRole('textbox')).toHaveCount(0);
  };
  return { text, defaultLanguage, logIn, openPage, takeBreak, expectBreak };
});

const dayMs = 24 * 3_600_000;

test.describe('a break', () => {
  test(
    'lasts until it ends, through a reload, a new tab, a changed clock and cleared cookies, for this member only',
    { tag: '@core' },
    async ({ page, context, request, market, setting: { defaultLanguage, text, logIn, takeBreak, expectBreak } }) => {
      const tester = new Tester(request, market.id);
      const [member, other] = [await tester.member('new-member'), await tester.member('new-member')];
      await logIn(page, member);
      await takeBreak(page);
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

      const showLogin = () => page.getByRole('button', namedAs(text('play', 'break.other'))).click();
      const login = new LoginScreen(page, defaultLanguage);
      await showLogin();
      await login.fill(member.phone, member.password);
      await login.submit.click();
      await expectBreak(page);
      await expect(page).toHaveURL(/\/login$/);
      await showLogin();
      await login.logIn(other);
      const home = new HomeScreen(page, defaultLanguage);
      await expect(home.check).toBeVisible();
      await page.reload();
      await expect(home.check).toBeVisible();
    },
  );

  test('does not end because nobody tells the time', { tag: '@th' }, async ({ page, setting: { text, expectBreak } }) => {
    const inAnHour = Date.now() + 3_600_000;
    await page.addInitScript((end) => localStorage.setItem('kept:00:break', JSON.stringify({ version: 1, value: end })), inAnHour);
    const silent = /\/(?:api\/.*|version\.json)$/;
    await page.route(silent, (route) => route.abort());
    await page.clock.setFixedTime(inAnHour + dayMs);
    await page.goto('/login');
    await expectBreak(page);
    await expect(page.getByText(text('play', 'break.timeUnknown'))).toBeVisible();
    await page.unroute(silent);
    await page.getByRole('button', namedAs(text('common', 'retry'))).click();
    await expect(page.getByText(text('play', 'break.timeUnknown'))).toHaveCount(0);
    await expectBreak(page);
  });

  test(
    'is over when the server says so, and lets the member log in',
    { tag: '@la' },
    async ({ page, request, market, setting: { text, defaultLanguage } }) => {
      const member = await new Tester(request, market.id).member('new-member');
      await page.goto('/howto');
      await page.evaluate((end) => localStorage.setItem('kept:00:break', JSON.stringify({ version: 1, value: end })), Date.now() - 1000);
      await page.goto('/login');
      await expect(page.getByRole('heading', namedAs(text('play', 'break.over')))).toBeVisible();
      await page.getByRole('button', namedAs(text('play', 'break.logIn'))).click();
      await new LoginScreen(page, defaultLanguage).logIn(member);
      expect(await page.evaluate(() => Object.keys({ ...localStorage }).filter((key) => key.startsWith('kept:')))).toEqual([]);
    },
  );
});

test.describe('a reminder of the time', () => {
  test('is shown once in all tabs, not over what the member does, and leads on or out', async ({
    page,
    context,
    request,
    market,
    setting: { text, defaultLanguage, logIn, openPage },
  }) => {
    const member = await new Tester(request, market.id).member('new-member');
    await logIn(page, member);
    await openPage(page);
    await page.getByRole('combobox', namedAs(text('play', 'reminder.label'))).selectOption('30');
    const reminder = (tab: Page) => tab.getByRole('alertdialog', namedAs(text('play', 'reminder.title')));

    await page.goto('/user/profile?modal=password');
    await expect(page.getByRole('dialog').getByRole('button').first()).toBeVisible();
    const other = await context.newPage();
    await other.goto('/user/statement');
    await letPass(page, 31);
    await expect(reminder(other)).toBeVisible({ timeout: 15_000 });
    await expect(reminder(other)).toContainText(text('common', 'duration.minutes_other').replace('{{count}}', '31'));
    await other.getByRole('button', namedAs(text('play', 'reminder.goOn'))).click();
    await expect(reminder(other)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('button', namedAs(text('common', 'logOut')))).toBeVisible();

    await letPass(page, 29);
    await expect(reminder(page)).toHaveCount(0);
    await letPass(page, 1);
    await other.close();
    await expect(reminder(page)).toBeVisible({ timeout: 15_000 });
    await expect(reminder(page)).toContainText(text('common', 'duration.hours_other').replace('{{count}}', '1'));
    await reminder(page)
      .getByRole('button', namedAs(text('play', 'reminder.end')))
      .click();
    await new LoginScreen(page, defaultLanguage).isUsable();
    expect(
      await page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).filter((key) => key.startsWith('member:'))),
    ).toEqual([]);
  });
});

test.describe('a budget of one’s own', () => {
  test('is asked about before a deposit passes it, and is lowered at once but not raised', async ({
    page,
    request,
    market,
    setting: { text, logIn, openPage },
  }) => {
    const member = await new Tester(request, market.id).member('new-member');
    await logIn(page, member);
    const deposit = '/user/home?modal=deposit&method=qr';
    const amount = page.locator('dialog input[name=amount]');

    await openPage(page);
    const budget = page.getByRole('region', namedAs(text('play', 'budget.title')));
    const save = async (figures: string) => {
      await budget.getByRole('textbox').fill(figures);
      await budget.getByRole('button', namedAs(text('play', 'budget.save'))).click();
    };
    await save('500');
    await expect(budget).toContainText('500.00');
    await save('900');
    await expect(budget).toContainText('900.00');
    await expect(budget.getByRole('button', namedAs(text('play', 'budget.raise')))).toHaveCount(0);
    await budget.getByRole('button', namedAs(text('play', 'budget.keep'))).click();
    await expect(budget).not.toContainText('900.00');
    await save('400');
    await expect(budget).toContainText('400.00');
    await expect(budget).not.toContainText('500.00');

    await page.goto(deposit);
    // Also where quick amounts fill the screen.
    await page.setViewportSize({ width: 360, height: 640 });
    await expect(page.getByRole('dialog').getByText('400.00').first()).toBeInViewport({ ratio: 1 });
    const create = page.getByRole('button', namedAs(text('deposit', 'qr.create')));
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

  test(
    'is asked about when a deposit begins and it is used up',
    { tag: '@th' },
    async ({ page, request, market, setting: { text, logIn, openPage } }) => {
      const tester = new Tester(request, market.id);
      const member = await tester.member('new-member');
      const [bank, device] = [new DepositBank(request), await tester.as(member)];
      const account = await bank.accountFor(device);
      await device.sendSlip(account.bankCode, await bank.transfer(device, account, 300));
      await expect.poll(async () => (await device.entries('deposit')).length).toBeGreaterThan(0);
      await logIn(page, member);
      await openPage(page);
      const budget = page.getByRole('region', namedAs(text('play', 'budget.title')));
      await budget.getByRole('textbox').fill('200');
      await budget.getByRole('button', namedAs(text('play', 'budget.save'))).click();
      await expect(budget).toContainText('300.00');

      await page.goto('/user/home?modal=deposit');
      const question = page.getByRole('dialog', namedAs(text('play', 'budget.isUsedUp')));
      await question.getByRole('button', namedAs(text('play', 'budget.back'))).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await page.goto('/user/home?modal=deposit');
      await question.getByRole('button', namedAs(text('play', 'budget.goOn'))).click();
      await expect(question).toBeHidden();
      await expect(page.getByRole('dialog')).toContainText(text('deposit', 'account.title'));
    },
  );
});

test('what was set can be forgotten but for a budget, and the log-out leaves nothing else of the member', async ({
  page,
  request,
  market,
  setting: { text, defaultLanguage, logIn, openPage },
}) => {
  await logIn(page, await new Tester(request, market.id).member('new-member'));
  await openPage(page);
  const reminder = page.getByRole('combobox', namedAs(text('play', 'reminder.label')));
  const budget = page.getByRole('region', namedAs(text('play', 'budget.title')));
  const left = () =>
    page.evaluate(() => Object.keys({ ...localStorage, ...sessionStorage }).map((key) => key.replace(/[\da-f]{32}/, 'MEMBER')));
  await reminder.selectOption('30');
  await budget.getByRole('textbox').fill('500');
  await budget.getByRole('button', namedAs(text('play', 'budget.save'))).click();
  await expect(budget).toContainText('500.00');
  expect(await left()).toContain('kept:MEMBER:reminder');

  await page.getByRole('button', namedAs(text('play', 'forget.forget'))).click();
  await expect(reminder).toHaveValue('');
  await expect(budget).toContainText('500.00');
  await new HomeScreen(page, defaultLanguage).leave();
  // Besides the budget, what belongs to all who use the device.
  expect((await left()).sort()).toEqual(['agreementRemembered', 'fonts', 'kept:MEMBER:budget', 'operatorName', 'returnTo']);
});
