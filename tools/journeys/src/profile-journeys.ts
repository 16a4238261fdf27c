import { expect, test, type Page } from '@playwright/test';
import { holdRequest } from './hold-request.ts';
import { HomeScreen } from './home-screen.ts';
import { LoginScreen } from './login-screen.ts';
import type { MarketFacts } from './market-facts.ts';
import { Tester } from './tester.ts';
import { namedAs, textsIn } from './texts.ts';

/** Who the member is, his password, and the name of his bank account. */
export function describeProfile({ id, defaultLanguage, members: [member] }: MarketFacts): void {
  const text = (key: string) => textsIn(defaultLanguage)('profile', key);
  const common = (key: string) => textsIn(defaultLanguage)('common', key);
  const errorText = (code: string) => textsIn(defaultLanguage)('errors', code);

  const logIn = async (page: Page, who: { readonly phone: string; readonly password: string }) => {
    const login = await new LoginScreen(page, defaultLanguage).open();
    await login.logIn(who);
  };
  const openProfile = async (page: Page) => {
    await page.getByRole('navigation', namedAs(common('menu.label'))).getByRole('link', namedAs(common('menu.profile'))).click();
    await expect(page).toHaveURL(/\/user\/profile$/);
    await expect(page).toHaveTitle(common('titles.profile'));
  };
  /** What the page says of one thing. */
  const fact = (page: Page, key: string) => page.locator('dt', { hasText: new RegExp(`^${text(key)}$`) }).locator('xpath=following-sibling::dd');

  test.describe('the profile', () => {
    test('says who the member is and where his withdrawals go, and copies his number', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await logIn(page, member);
      const answered = page.waitForResponse('**/api/account/profile');
      await openProfile(page);
      const { profile, bankAccount } = (await (await answered).json()) as {
        profile: Record<'_id' | 'name' | 'username', string>;
        bankAccount: Record<'bankAccountName' | 'bankAccountNo', string>;
      };
      await expect(fact(page, 'name')).toHaveText(profile.name);
      await expect(fact(page, 'username')).toHaveText(member.phone);
      await expect(fact(page, 'createdAt')).toHaveText(/^\d{2}\/\d{2}\/20\d{2} \d{2}:\d{2}:\d{2}$/);
      await expect(fact(page, 'accountName')).toHaveText(bankAccount.bankAccountName);
      const number = bankAccount.bankAccountNo;
      const grouped = number.length === 10 ? number.replace(/^(.{3})(.{3})/, '$1-$2-') : number;
      await expect(fact(page, 'accountNumber')).toHaveText(grouped);
      await expect(page.getByRole('button', namedAs(text('editName.open')))).toHaveCount(0);
      await page.getByRole('button', namedAs(text('copyId'))).click();
      await expect(page.getByText(common('copied').replace('{{text}}', profile._id))).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(profile._id);

      await page.route('**/api/account/profile', (route) => route.abort());
      await page.reload();
      await expect(page.getByRole('alert')).toContainText(text('failed'));
      await page.unroute('**/api/account/profile');
      await page.getByRole('button', namedAs(common('retry'))).click();
      await expect(fact(page, 'username')).toHaveText(member.phone);
    });

    test('changes the password, which ends the sessions on other devices', async ({ page, browser, baseURL, request }) => {
      const who = await new Tester(request, id).member('new-member');
      const elsewhere = await browser.newContext(baseURL ? { baseURL } : {});
      const other = await elsewhere.newPage();
      await logIn(other, who);
      await logIn(page, who);
      await openProfile(page);
      await page.getByRole('button', namedAs(text('password.change'))).click();
      await expect(page).toHaveURL(/\?modal=password$/);
      await expect(page).toHaveTitle(common('titles.password'));
      const dialog = page.getByRole('dialog', namedAs(text('password.change')));
      const field = (key: string) => dialog.getByLabel(text(`password.${key}`), { exact: true });
      const save = dialog.getByRole('button', namedAs(common('save')));
      await expect(dialog.locator('[autocomplete=username]')).toHaveValue(who.phone);
      await expect(field('old')).toHaveAttribute('autocomplete', 'current-password');
      await expect(field('new')).toHaveAttribute('autocomplete', 'new-password');

      const sent: string[] = [];
      page.on('request', (call) => {
        if (call.url().endsWith('/api/account/changepwd')) sent.push(call.method());
      });
      await field('old').fill('not-this-one');
      await save.click();
      await expect(field('new')).toBeFocused();
      await expect(dialog.getByRole('alert')).toHaveCount(0);
      await field('new').fill('open-sesame-9');
      await field('confirm').fill('open-sesame-8');
      await save.click();
      await expect(field('confirm')).toHaveAccessibleDescription(text('password.mismatch'));
      expect(sent).toEqual([]);
      await field('confirm').fill('open-sesame-9');
      await field('confirm').press('Enter');
      await expect(field('old')).toHaveAccessibleDescription(errorText('WRONG_PASSWORD'));
      await expect(field('old')).toBeFocused();
      await expect(field('new')).toHaveValue('open-sesame-9');

      // The answer gets lost on its way: nobody knows whether the password was changed.
      await field('old').fill(who.password);
      await page.route('**/api/account/changepwd', (route) => route.abort('connectionreset'));
      await save.click();
      await expect(dialog.getByText(text('password.unknown'))).toBeVisible();
      await page.unroute('**/api/account/changepwd');
      await save.click();
      await expect(page.getByText(text('password.changed'))).toBeVisible();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/\/user\/profile$/);
      expect(sent).toHaveLength(3);

      await page.reload();
      await expect(fact(page, 'username')).toHaveText(who.phone);

      // Who goes back before the answer comes is told, and stays where he is.
      await page.getByRole('button', namedAs(text('password.change'))).click();
      await field('old').fill('open-sesame-9');
      await field('new').fill('open-sesame-7');
      await field('confirm').fill('open-sesame-7');
      const release = await holdRequest(page, '**/api/account/changepwd');
      await save.click();
      await page.goBack();
      await expect(dialog).toHaveCount(0);
      release();
      await expect(page.getByText(text('password.changed'))).toBeVisible();
      await expect(page).toHaveURL(/\/user\/profile$/);

      await new HomeScreen(other, defaultLanguage).check.click();
      await new LoginScreen(other, defaultLanguage).isUsable();
      await expect(other.getByText(textsIn(defaultLanguage)('auth', 'ended.expired'))).toBeVisible();
      await new LoginScreen(other, defaultLanguage).logIn({ phone: who.phone, password: 'open-sesame-7' });
      await elsewhere.close();
    });

    test('corrects an account name that its bank wants in English letters', async ({ page, request }) => {
      const who = await new Tester(request, id).member('account-name');
      await logIn(page, who);
      await openProfile(page);
      await expect(fact(page, 'accountName')).toHaveText(who.name);
      await expect(fact(page, 'accountNumber')).toHaveText(/^\d{3}-\d{3}-\d{4}$/);
      await page.getByRole('button', namedAs(text('editName.open'))).click();
      const field = page.getByLabel(text('accountName'), { exact: true });
      const save = page.getByRole('button', namedAs(common('save')));
      await expect(field).toBeFocused();
      for (const wrong of [' ', who.name, 'Somsri 2']) {
        await field.fill(wrong);
        await save.click();
        await expect(field).toHaveAccessibleDescription(new RegExp(text('editName.englishOnly')));
      }
      await expect(page.getByRole('region', namedAs(common('messages')))).toContainText(text('editName.englishOnly'));
      await field.fill('');
      await field.pressSequentially('Somsri jaidee');
      await expect(field).toHaveValue('SOMSRI JAIDEE');
      await page.route('**/api/account/bankAccountName', (route) => route.fulfill({ status: 400, json: { message: 'INVALID_BANK' } }));
      await save.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(errorText('INVALID_BANK')));
      await expect(field).toHaveValue('SOMSRI JAIDEE');
      await page.unroute('**/api/account/bankAccountName');

      // It is saved, but the answer does not come: the profile tells.
      await page.route('**/api/account/bankAccountName', async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      });
      await save.click();
      await expect(page.getByText(text('editName.saved'))).toBeVisible();
      await expect(fact(page, 'accountName')).toHaveText('SOMSRI JAIDEE');
      await expect(field).toHaveCount(0);
      await expect(page.getByRole('heading', namedAs(text('bankAccount')))).toBeFocused();
      await expect(page.getByRole('button', namedAs(text('editName.open')))).toHaveCount(0);
    });
  });
}
