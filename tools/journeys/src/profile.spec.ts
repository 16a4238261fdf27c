import { expect, type Locator } from '@playwright/test';
import { withoutBreakMarks } from '@wallet/domain';
import { test as base } from './fixtures.ts';
import { homeScreen } from './home-screen.ts';
import { enter, loginScreen } from './login-screen.ts';
import { namedAs } from './texts.ts';

interface ProfileFixtures {
  /** The value of a labelled fact on the page. */
  readonly fact: (key: string) => Locator;
  /** A field of the open dialog. */
  readonly field: (key: string) => Locator;
}

const test = base.extend<ProfileFixtures>({
  fact: async ({ page, text }, use) =>
    use((key) => page.locator('dt', { hasText: new RegExp(`^${text('profile', key)}$`) }).locator('xpath=following-sibling::dd')),
  field: async ({ page, text }, use) => use((key) => page.getByRole('dialog').getByLabel(text('profile', key), { exact: true })),
});

/** The member's profile, password, and the name of the bank account. */
test.describe('the profile', () => {
  test(
    'changes the password although a response is lost, which ends the sessions on other devices',
    { tag: '@core' },
    async ({ page, browser, baseURL, language, text, button, tester, field, fact }) => {
      const credentials = await tester.member('new-member');
      const otherContext = await browser.newContext(baseURL ? { baseURL } : {});
      const other = await otherContext.newPage();
      const otherLogin = loginScreen(other, language);
      await otherLogin.open();
      await otherLogin.logIn(credentials);
      await enter(page, credentials, '/user/profile');
      await button('profile', 'password.change').click();
      const save = page.getByRole('dialog').getByRole('button', namedAs(text('common', 'save')));
      await field('password.old').fill('not-this-one');
      await field('password.new').fill('open-sesame-9');
      await field('password.confirm').fill('open-sesame-9');
      await field('password.confirm').press('Enter');
      await expect(field('password.old')).toHaveAccessibleDescription(withoutBreakMarks(text('errors', 'WRONG_PASSWORD')));
      await expect(field('password.old')).toBeFocused();

      await field('password.old').fill(credentials.password);
      await page.route('**/api/account/changepwd', (route) => route.abort('connectionreset'));
      await save.click();
      await expect(page.getByRole('dialog').getByText(text('profile', 'password.unknown'))).toBeVisible();
      await page.unroute('**/api/account/changepwd');
      await save.click();
      await expect(page.getByRole('alertdialog').getByText(text('profile', 'password.changed'))).toBeVisible();
      await button('common', 'ok').click();
      await expect(page).toHaveURL(/\/user\/profile$/);
      await page.reload();
      await expect(fact('username')).toHaveText(credentials.phone);

      await homeScreen(other, language).check.click();
      await otherLogin.isUsable();
      await expect(other.getByText(text('auth', 'ended.expired'))).toBeVisible();
      await otherLogin.logIn({ phone: credentials.phone, password: 'open-sesame-9' });
      await otherContext.close();
    },
  );

  test(
    'edits name and bank account once, although responses are lost',
    { tag: '@core' },
    async ({ page, text, button, field, fact, visit }) => {
      const sent: unknown[] = [];
      page.on('request', (call) => {
        if (call.method() === 'PUT' && call.url().endsWith('/api/account/profile')) sent.push(call.postDataJSON());
      });
      const { member } = await visit('account-name', '/user/profile');
      await button('profile', 'edit.open').click();
      await expect(page).toHaveURL(/\?modal=editProfile$/);
      const save = page.getByRole('dialog').getByRole('button', namedAs(text('common', 'save')));
      await expect(field('name')).toHaveValue(member.name);
      const bankCode = await field('bank').inputValue();
      await field('accountName').fill('');
      await field('accountName').pressSequentially('Somsri jaidee');
      await expect(field('accountName')).toHaveValue('SOMSRI JAIDEE');
      await field('accountNumber').fill('\u202d123\u2011456 7899\u202c');

      await page.route('**/api/account/profile', (route) => route.fulfill({ status: 400, json: { message: 'EXISTING_BANK' } }), {
        times: 1,
      });
      await save.click();
      await expect(field('accountNumber')).toHaveAccessibleDescription(withoutBreakMarks(text('errors', 'EXISTING_BANK')));
      await field('name').fill('Somsri J');

      // Nothing reaches the backend and the profile cannot be read, so the outcome is unknown.
      await page.route('**/api/account/profile', (route) => route.abort('connectionreset'));
      await save.click();
      await expect(page.getByRole('dialog').getByText(text('profile', 'edit.unknown'))).toBeVisible();
      await page.unroute('**/api/account/profile');
      // It is saved, and the profile proves it.
      await page.route('**/api/account/profile', async (route) => {
        if (route.request().method() !== 'PUT') return route.fallback();
        await route.fetch();
        await route.abort('connectionreset');
      });
      await save.click();
      await expect(page.getByRole('alertdialog').getByText(text('profile', 'edit.saved'))).toBeVisible();
      expect(sent.at(-1)).toEqual({ name: 'Somsri J', bankCode, bankAccountName: 'SOMSRI JAIDEE', bankAccountNo: '1234567899' });
      await button('common', 'ok').click();
      await expect(page).toHaveURL(/\/user\/profile$/);
      await expect(fact('name')).toHaveText('Somsri J');
      await expect(fact('accountNumber')).toHaveText('123-456-7899');
    },
  );

  test('corrects an account name that its bank requires in English letters, although the response is lost', async ({
    page,
    text,
    button,
    fact,
    visit,
  }) => {
    await visit('account-name', '/user/profile');
    await button('profile', 'editName.open').click();
    const field = page.getByLabel(text('profile', 'accountName'), { exact: true });
    await expect(field).toBeFocused();
    await field.fill('');
    await field.pressSequentially('Somsri jaidee');
    await page.route('**/api/account/bankAccountName', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await button('common', 'save').click();
    await expect(page.getByRole('alertdialog').getByText(text('profile', 'editName.saved'))).toBeVisible();
    await button('common', 'ok').click();
    await expect(fact('accountName')).toHaveText('SOMSRI JAIDEE');
    await expect(page.getByRole('heading', namedAs(text('profile', 'bankAccount')))).toBeFocused();
    await expect(button('profile', 'editName.open')).toHaveCount(0);
  });
});
