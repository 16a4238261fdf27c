import { expect } from '@playwright/test';
import { withoutBreakMarks } from '@wallet/domain';
import { test as base } from './fixtures.ts';
import { newcomer, registerScreen, type RegisterScreen } from './register-screen.ts';
import { holdRequest } from './requests.ts';
import { overflows, smallControls } from './screen-faults.ts';
import type { Tester } from './tester.ts';
import { namedAs, textsIn } from './texts.ts';
import { watchPolicy } from './watch-policy.ts';

interface RegisterFixtures {
  readonly register: RegisterScreen;
  /** The bodies that the page has posted to a path, oldest first. */
  readonly sentTo: (path: string) => readonly Readonly<Record<string, unknown>>[];
  /** Makes the operator want verified phone numbers, and reads the newest message to a phone. */
  readonly messageTo: Tester['readMessage'];
}

const test = base.extend<RegisterFixtures>({
  register: async ({ page, language }, use) => use(registerScreen(page, language)),
  sentTo: async ({ page }, use) => {
    const calls: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'POST') return;
      calls.push({ path: new URL(request.url()).pathname, body: (request.postDataJSON() ?? {}) as Record<string, unknown> });
    });
    await use((path) => calls.filter((call) => call.path === path).map(({ body }) => body));
  },
  messageTo: async ({ tester }, use) => {
    await tester.wantCodes(true);
    await use((phone) => tester.readMessage(phone));
    await tester.wantCodes(false);
  },
});

const proofless = { bankCode: '', bankAccountName: '', bankAccountNo: '' };

/** Registration: its ways, and what can go wrong on them. States of the steps are stories. */
test.describe('registering', { tag: '@market' }, () => {
  test(
    'creates one member by ten taps, who was invited by a link and can log in, and sends only what was filled in, as it was meant',
    { tag: '@core' },
    async ({ page, market: { registration }, login, register, sentTo }) => {
      const violations = await watchPolicy(page);
      const visitor = newcomer({ bank: 'KTB', firstName: ' Somsri ', lastName: 'Na Ayuthaya' });
      const faults: string[] = [];
      const check = async () => void faults.push(...(await overflows(page)), ...(await smallControls(page)));
      await register.open('?code=PRfriend-1');
      // The inviter is known at later visits too. The page is there before its script has stored them.
      await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('PRfriend-1');
      await register.open();
      await check();
      await register.givePhone({ phone: visitor.phone.replace(/^0(..)/, `${registration.zeroAs}$1\u2011`) });
      await register.isAt('profile');
      await expect(register.inviter).toHaveValue('PRfriend-1');
      await check();
      await register.source.selectOption({ index: 1 });
      const sourceCode = await register.source.inputValue();
      await register.giveProfile({ ...visitor, name: `\u202a${visitor.name}\u202c` });
      await register.isAt('bank');
      await check();
      await register.fillBank({
        ...visitor,
        accountNumber: `เลขที่บัญชี ${visitor.accountNumber.replace(/^(...)(...)/, '\u202d$1\u2011$2\u2013')}\u202c`,
      });
      await expect(register.firstName).toHaveValue(' SOMSRI ');
      const currency = registration.otherCurrency ?? registration.currency;
      if (registration.otherCurrency !== null) await register.currency.selectOption(currency);
      await register.submit.evaluate((button: HTMLButtonElement) => {
        for (let tap = 0; tap < 10; tap += 1) button.click();
      });
      await register.succeeds();

      const profile = { name: visitor.name, username: visitor.phone, password: visitor.password, sourceCode, inviteCode: 'PRfriend-1' };
      expect(sentTo('/api/account/validate')).toEqual([{ ...profile, ...proofless }]);
      const account = { bankCode: 'KTB', bankAccountName: 'SOMSRI NA AYUTHAYA', bankAccountNo: visitor.accountNumber };
      expect(sentTo('/api/account')).toEqual([{ ...profile, ...account, currency }]);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      expect([...faults, ...(await violations())]).toEqual([]);
      await expect(login.phone).toHaveValue(visitor.phone);
      await login.logIn(visitor);
    },
  );

  test(
    'asks for the code from the phone once, rejects a wrong one, and proves the phone to a backend that asks for it',
    { tag: '@core' },
    async ({ page, text, login, register, sentTo, messageTo }) => {
      const [visitor, other] = [newcomer(), newcomer()];
      await register.open();
      await register.givePhone(visitor);
      await register.isAt('otp');
      const { reference } = await messageTo(visitor.phone);
      await expect(page.getByText(text('register', 'otp.reference', { reference }))).toBeVisible();
      await page.goBack();
      await register.givePhone(other);
      await register.isAt('otp');
      await register.back.click();
      await register.givePhone(other);
      await register.isAt('otp');
      const sent = await messageTo(other.phone);
      expect(sent.count).toBe(1);
      await register.code.fill(String((Number(sent.code) + 1) % 1_000_000).padStart(6, '0'));
      await register.submit.click();
      await expect(register.code).toHaveAccessibleDescription(new RegExp(withoutBreakMarks(text('errors', 'OTP_CODE_INVALID'))));
      await register.code.fill(`รหัส OTP ของคุณคือ ${sent.code} (Ref: 7Q2K)`);
      await register.submit.click();
      await register.isAt('profile');
      // Used codes are no step to go back to.
      await page.goBack();
      await register.isAt('phone');
      await register.givePhone(other);
      await register.isAt('profile');
      await register.giveProfile(other);
      await register.isAt('bank');
      await register.fillBank(other);
      await register.submit.click();
      await register.succeeds();
      // Asked for by the refusal of the first.
      expect(sentTo('/api/account/validate').map(({ otpToken }) => typeof otpToken)).toEqual(['undefined', 'string']);
      expect(sentTo('/api/account').map(({ otpToken }) => typeof otpToken)).toEqual(['string']);
      await login.logIn(other);
    },
  );

  test(
    'keeps everything typed across Back, another language and a reload, except the password, which is never stored',
    { tag: ['@th', '@core'] },
    async ({ page, language, text, market: { otherLanguage }, register }) => {
      const visitor = newcomer();
      await register.fillAll(visitor);
      await page.goBack();
      await register.isAt('profile');
      await register.back.click();
      await register.isAt('phone');
      await expect(register.phone).toHaveValue(visitor.phone);
      await page.goForward();
      await register.isAt('profile');
      await page.getByRole('combobox', namedAs(text('common', 'language.label'))).selectOption(otherLanguage);
      const translated = registerScreen(page, otherLanguage);
      await translated.isAt('profile');
      await expect(translated.password).toHaveValue(visitor.password);
      await page.goForward();
      await translated.isAt('bank');
      await expect(translated.accountNumber).toHaveValue(visitor.accountNumber);
      await page.getByRole('combobox', namedAs(textsIn(otherLanguage)('common', 'language.label'))).selectOption(language);
      await register.isAt('bank');

      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
      expect(stored).toContain(visitor.accountNumber);
      expect(stored).not.toContain(visitor.password);
      const scriptsArrive = await holdRequest(page, '**/assets/*.js');
      await page.reload({ waitUntil: 'commit' });
      await page.locator('h2').waitFor({ state: 'attached' });
      // The first step, which is prerendered, is never shown before.
      await expect(page.getByText(text('register', 'steps.phone'), { exact: true }).first()).toBeHidden();
      scriptsArrive();
      await register.isAt('profile');
      await expect(register.name).toHaveValue(visitor.name);
      await expect(register.password).toHaveValue('');
      await register.giveProfile(visitor);
      await register.isAt('bank');
      await expect(register.bank).toHaveValue(visitor.bank);
      await expect(register.lastName).toHaveValue(visitor.lastName.toUpperCase());
    },
  );

  test(
    'creates one member when the response is lost, and says that the account may be theirs',
    { tag: ['@th', '@core'] },
    async ({ page, text, tester, login, register, sentTo }) => {
      const visitor = newcomer();
      const mayBeYours = text('register', 'outcome.mayBeYours');
      await register.fillAll(visitor);
      await tester.fault({ match: 'POST /api/account', kind: 'reset', when: 'after-commit' });
      await register.submit.click();
      await expect(page.getByRole('main').getByText(mayBeYours)).toBeVisible();
      expect(sentTo('/api/account')).toHaveLength(1);
      await expect(register.accountNumber).toHaveValue(visitor.accountNumber);

      // Sent again by the visitor, and after a reload: it is the same account.
      await register.submit.click();
      await expect(register.error).toContainText(mayBeYours);
      await page.reload();
      await register.isAt('profile');
      await register.giveProfile(visitor);
      await expect(register.error).toContainText(mayBeYours);
      await page
        .getByRole('main')
        .getByRole('link', namedAs(text('register', 'logIn')))
        .first()
        .click();
      await login.logIn(visitor);
    },
  );

  test('sends nothing again while the outcome is unknown', { tag: '@la' }, async ({ page, text, register, sentTo }) => {
    await register.fillAll(newcomer());
    await page.route('**/api/account{,/validate}', (route) => route.abort('connectionreset'));
    await register.submit.click();
    await expect(page.locator(':focus')).toContainText(text('register', 'outcome.unknown'));
    await register.submit.click();
    await expect.poll(() => sentTo('/api/account/validate').length).toBe(3);
    expect(sentTo('/api/account')).toHaveLength(1);
    await page.unroute('**/api/account{,/validate}');
    await register.submit.click();
    await expect(page.getByText(text('register', 'outcome.notYet'))).toBeVisible();
    expect(sentTo('/api/account')).toHaveLength(1);
    await register.submit.click();
    await register.succeeds();
  });

  test('does not bring back a visitor who left before the response', { tag: '@th' }, async ({ page, text, login, register }) => {
    await register.open();
    const answer = await holdRequest(page, '**/api/lookup/registerOTP');
    // The response arrives while the registration is still visible.
    const loginPageArrives = await holdRequest(page, '**/assets/LoginPage-*.js');
    const response = page.waitForResponse('**/api/lookup/registerOTP');
    await register.givePhone(newcomer());
    await expect(register.submit).toHaveAttribute('aria-disabled', 'true');
    const menu = page.getByRole('navigation', namedAs(text('common', 'menu.label')));
    await menu.getByRole('link', namedAs(text('common', 'menu.login'))).click();
    await expect(page).toHaveURL(/\/login$/);
    answer();
    await (await response).finished();
    loginPageArrives();
    await expect(login.password).toBeVisible();
    await login.isUsable();
  });
});
