import { expect, type Page } from '@playwright/test';
import { withoutBreakMarks } from '@wallet/domain';
import { testWith } from './fixtures.ts';
import { holdRequest } from './hold-request.ts';
import { HomeScreen } from './home-screen.ts';
import { LoginScreen } from './login-screen.ts';
import { Tester } from './tester.ts';
import { namedAs, textsIn } from './texts.ts';

const test = testWith(({ id, defaultLanguage, members: [member] }) => {
  const text = (key: string) => textsIn(defaultLanguage)('profile', key);
  const common = (key: string) => textsIn(defaultLanguage)('common', key);
  const errorText = (code: string) => textsIn(defaultLanguage)('errors', code);
  const logIn = async (page: Page, credentials: { readonly phone: string; readonly password: string }) => {
    const login = await new LoginScreen(page, defaultLanguage).open();
    await login.logIn(credentials);
  };
  const openProfile = async (page: Page) => {
    await page
      .getByRole('navigation', namedAs(common('menu.label')))
      .getByRole('link', namedAs(common('menu.profile')))
      .click();
    await expect(page).toHaveURL(/\/user\/profile$/);
    await expect(page).toHaveTitle(common('titles.profile'));
  };
  /** The value of a labelled fact on the page. */
  const fact = (page: Page, key: string) =>
    page.locator('dt', { hasText: new RegExp(`^${text(key)}$`) }).locator('xpath=following-sibling::dd');
  return { logIn, member, openProfile, fact, text, common, id, errorText, defaultLanguage };
});

/** The member's profile, password, and the name of the bank account. */
test.describe('the profile', () => {
  test('shows the member and the account for withdrawals, and copies the id', async ({
    page,
    context,
    setting: { logIn, member, openProfile, fact, text, common },
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await logIn(page, member);
    const responded = page.waitForResponse('**/api/account/profile');
    await openProfile(page);
    const { profile, bankAccount } = (await (await responded).json()) as {
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

  test(
    'changes the password, which ends the sessions on other devices',
    { tag: '@core' },
    async ({ page, browser, baseURL, request, setting: { id, logIn, openProfile, text, common, errorText, fact, defaultLanguage } }) => {
      const credentials = await new Tester(request, id).member('new-member');
      const otherContext = await browser.newContext(baseURL ? { baseURL } : {});
      const other = await otherContext.newPage();
      await logIn(other, credentials);
      await logIn(page, credentials);
      await openProfile(page);
      await page.getByRole('button', namedAs(text('password.change'))).click();
      await expect(page).toHaveURL(/\?modal=password$/);
      await expect(page).toHaveTitle(common('titles.password'));
      const dialog = page.getByRole('dialog', namedAs(text('password.change')));
      const field = (key: string) => dialog.getByLabel(text(`password.${key}`), { exact: true });
      const save = dialog.getByRole('button', namedAs(common('save')));
      await expect(dialog.locator('[autocomplete=username]')).toHaveValue(credentials.phone);
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
      await expect(field('confirm')).toHaveAccessibleDescription(withoutBreakMarks(text('password.mismatch')));
      expect(sent).toEqual([]);
      await field('confirm').fill('open-sesame-9');
      await field('confirm').press('Enter');
      await expect(field('old')).toHaveAccessibleDescription(withoutBreakMarks(errorText('WRONG_PASSWORD')));
      await expect(field('old')).toBeFocused();
      await expect(field('new')).toHaveValue('open-sesame-9');

      // The response is lost: the outcome is unknown.
      await field('old').fill(credentials.password);
      await page.route('**/api/account/changepwd', (route) => route.abort('connectionreset'));
      await save.click();
      await expect(dialog.getByText(text('password.unknown'))).toBeVisible();
      await page.unroute('**/api/account/changepwd');
      await save.click();
      await expect(page.getByRole('alertdialog').getByText(text('password.changed'))).toBeVisible();
      await page.getByRole('button', namedAs(common('ok'))).click();
      await expect(dialog).toHaveCount(0);
      await expect(page).toHaveURL(/\/user\/profile$/);
      expect(sent).toHaveLength(3);

      await page.reload();
      await expect(fact(page, 'username')).toHaveText(credentials.phone);

      // Going back before the response shows a toast and stays on the page.
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
      await new LoginScreen(other, defaultLanguage).logIn({ phone: credentials.phone, password: 'open-sesame-7' });
      await otherContext.close();
    },
  );

  test('shows the backend’s text about a new password, whether it was changed or the outcome is unknown', async ({
    page,
    request,
    setting: { logIn, id, openProfile, text, common },
  }) => {
    await logIn(page, await new Tester(request, id).member('new-member'));
    await openProfile(page);
    await page.getByRole('button', namedAs(text('password.change'))).click();
    const dialog = page.getByRole('dialog', namedAs(text('password.change')));
    for (const key of ['old', 'new', 'confirm']) await dialog.getByLabel(text(`password.${key}`), { exact: true }).fill('open-sesame-9');
    const save = dialog.getByRole('button', namedAs(common('save')));
    await page.route('**/api/account/changepwd', (route) => route.fulfill({ status: 500, json: { message: 'ระบบขัดข้อง' } }));
    await save.click();
    await expect(dialog.getByText('ระบบขัดข้อง')).toContainText(text('password.unknown'));
    await page.unroute('**/api/account/changepwd');
    await page.route('**/api/account/changepwd', (route) => route.fulfill({ json: { message: 'เปลี่ยนรหัสแล้ว ใช้ได้ทันที' } }));
    await save.click();
    await expect(page.getByText('เปลี่ยนรหัสแล้ว ใช้ได้ทันที')).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  test(
    'edits name and bank account, and shows errors next to their fields',
    { tag: '@core' },
    async ({ page, request, setting: { id, logIn, openProfile, text, common, errorText, fact } }) => {
      const credentials = await new Tester(request, id).member('account-name');
      const sent: unknown[] = [];
      page.on('request', (call) => {
        if (call.method() === 'PUT' && call.url().endsWith('/api/account/profile')) sent.push(call.postDataJSON());
      });
      await logIn(page, credentials);
      await openProfile(page);
      await page.getByRole('button', namedAs(text('edit.open'))).click();
      await expect(page).toHaveURL(/\?modal=editProfile$/);
      await expect(page).toHaveTitle(common('titles.editProfile'));
      const dialog = page.getByRole('dialog', namedAs(text('edit.open')));
      const field = (key: string) => dialog.getByLabel(text(key), { exact: true });
      const save = dialog.getByRole('button', namedAs(common('save')));
      await expect(field('name')).toHaveValue(credentials.name);
      const bank = await field('bank').inputValue();
      await expect(field('accountName')).toHaveValue(credentials.name);
      const number = await field('accountNumber').inputValue();
      expect(number).toMatch(/^\d{10}$/);

      // Its bank takes English names only.
      await save.click();
      await expect(field('accountName')).toHaveAccessibleDescription(withoutBreakMarks(text('editName.englishOnly')));
      await expect(field('accountName')).toBeFocused();
      await field('accountName').fill('');
      await field('accountName').pressSequentially('Somsri jaidee');
      await expect(field('accountName')).toHaveValue('SOMSRI JAIDEE');
      for (const [key, missing] of [
        ['name', 'nameMissing'],
        ['accountNumber', 'accountNumberMissing'],
      ] as const) {
        await field(key).fill(' ');
        await save.click();
        await expect(field(key)).toHaveAccessibleDescription(withoutBreakMarks(text(`edit.${missing}`)));
        await expect(field(key)).toBeFocused();
        await field(key).fill(key === 'name' ? 'Somsri' : '\u202d123\u2011456 7899\u202c');
      }
      expect(sent).toEqual([]);

      // The backend's text is shown: next to its field if it concerns one, verbatim if it is unknown.
      for (const [message, expectedText] of [
        ['EXISTING_BANK', errorText('EXISTING_BANK')],
        ['Your password is needed.', 'Your password is needed.'],
      ] as const) {
        await page.route('**/api/account/profile', (route) => route.fulfill({ status: 400, json: { message } }), { times: 1 });
        await save.click();
        if (message === 'EXISTING_BANK') await expect(field('accountNumber')).toHaveAccessibleDescription(withoutBreakMarks(expectedText));
        else await expect(dialog.getByRole('alert')).toHaveText(expectedText);
      }
      await field('name').fill('Somsri J');

      // Nothing reaches the backend and the profile cannot be read, so the outcome is unknown.
      await page.route('**/api/account/profile', (route) => route.abort('connectionreset'));
      await save.click();
      await expect(dialog.getByText(text('edit.unknown'))).toBeVisible();
      await page.unroute('**/api/account/profile');

      const release = await holdRequest(page, '**/api/account/profile');
      await save.click();
      await expect(dialog.getByRole('button', namedAs(common('cancel')))).toBeDisabled();
      release();
      await expect(page.getByRole('alertdialog').getByText(text('edit.saved'))).toBeVisible();
      expect(sent.at(-1)).toEqual({ name: 'Somsri J', bankCode: bank, bankAccountName: 'SOMSRI JAIDEE', bankAccountNo: '1234567899' });
      await page.getByRole('button', namedAs(common('ok'))).click();
      await expect(page).toHaveURL(/\/user\/profile$/);
      await expect(fact(page, 'name')).toHaveText('Somsri J');
      await expect(fact(page, 'accountName')).toHaveText('SOMSRI JAIDEE');
      await expect(fact(page, 'accountNumber')).toHaveText('123-456-7899');
    },
  );

  test('saves a profile although the response is lost, and can be reopened after a failed load', async ({
    page,
    request,
    setting: { id, logIn, openProfile, fact, text, common },
  }) => {
    const credentials = await new Tester(request, id).member('new-member');
    await logIn(page, credentials);
    await openProfile(page);
    await expect(fact(page, 'name')).toHaveText(credentials.name);
    await page.route('**/api/account/profile', (route) => route.abort());
    await page.route('**/api/lookup/banks', (route) => route.abort());
    await page.goto('/user/profile?modal=editProfile');
    const dialog = page.getByRole('dialog', namedAs(text('edit.open')));
    await expect(dialog.getByRole('alert')).toContainText(text('failed'));
    await page.unroute('**/api/account/profile');
    await dialog.getByRole('button', namedAs(common('retry'))).click();
    await expect(dialog.getByText(text('edit.banksFailed'))).toBeVisible();
    await page.unroute('**/api/lookup/banks');
    await dialog.getByRole('button', namedAs(common('retry'))).click();
    const field = (key: string) => dialog.getByLabel(text(key), { exact: true });
    await expect(field('bank')).toBeVisible();

    await field('name').fill('Noy');
    await page.route('**/api/account/profile', async (route) => {
      if (route.request().method() !== 'PUT') return route.fallback();
      await route.fetch();
      await route.abort('connectionreset');
    });
    await dialog.getByRole('button', namedAs(common('save'))).click();
    await expect(page.getByRole('alertdialog').getByText(text('edit.saved'))).toBeVisible();
    await page.getByRole('button', namedAs(common('ok'))).click();
    await expect(page).toHaveURL(/\/user\/profile$/);
    await expect(fact(page, 'name')).toHaveText('Noy');
  });

  test('corrects an account name that its bank requires in English letters', async ({
    page,
    request,
    setting: { id, logIn, openProfile, fact, text, common, errorText },
  }) => {
    const credentials = await new Tester(request, id).member('account-name');
    await logIn(page, credentials);
    await openProfile(page);
    await expect(fact(page, 'accountName')).toHaveText(credentials.name);
    await expect(fact(page, 'accountNumber')).toHaveText(/^\d{3}-\d{3}-\d{4}$/);
    await page.getByRole('button', namedAs(text('editName.open'))).click();
    const field = page.getByLabel(text('accountName'), { exact: true });
    const save = page.getByRole('button', namedAs(common('save')));
    await expect(field).toBeFocused();
    for (const wrong of [' ', credentials.name, 'Somsri 2']) {
      await field.fill(wrong);
      await save.click();
      await expect(field).toHaveAccessibleDescription(new RegExp(withoutBreakMarks(text('editName.englishOnly'))));
    }
    await expect(page.getByRole('region', namedAs(common('messages')))).toContainText(text('editName.englishOnly'));
    await field.fill('');
    await field.pressSequentially('Somsri jaidee');
    await expect(field).toHaveValue('SOMSRI JAIDEE');
    await page.route('**/api/account/bankAccountName', (route) => route.fulfill({ status: 400, json: { message: 'INVALID_BANK' } }));
    await save.click();
    await expect(field).toHaveAccessibleDescription(new RegExp(withoutBreakMarks(errorText('INVALID_BANK'))));
    await expect(field).toHaveValue('SOMSRI JAIDEE');
    await page.unroute('**/api/account/bankAccountName');

    // It is saved but the response is lost: the profile proves it.
    await page.route('**/api/account/bankAccountName', async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await save.click();
    await expect(page.getByRole('alertdialog').getByText(text('editName.saved'))).toBeVisible();
    await page.getByRole('button', namedAs(common('ok'))).click();
    await expect(fact(page, 'accountName')).toHaveText('SOMSRI JAIDEE');
    await expect(field).toHaveCount(0);
    await expect(page.getByRole('heading', namedAs(text('bankAccount')))).toBeFocused();
    await expect(page.getByRole('button', namedAs(text('editName.open')))).toHaveCount(0);
  });
});
