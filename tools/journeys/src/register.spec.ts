import { expect, type Page } from '@playwright/test';
import { withoutBreakMarks } from '@wallet/domain';
import { testWith } from './fixtures.ts';
import { holdRequest } from './requests.ts';
import { journeyPorts } from './journey-ports.ts';
import { LoginScreen } from './login-screen.ts';
import { screenLanguages } from './markets.ts';
import { newcomer, RegisterScreen } from './register-screen.ts';
import { accessibilityFaults, overflows, smallControls } from './screen-faults.ts';
import { textsIn } from './texts.ts';
import { watchPolicy } from './watch-policy.ts';

/** Records the POST bodies by path, oldest first. */
function watchCalls(page: Page) {
  const calls: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    calls.push({ path: new URL(request.url()).pathname, body: (request.postDataJSON() ?? {}) as Record<string, unknown> });
  });
  return { to: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body) };
}

/** Records the headings of visible steps, from the first byte of the next page on. */
async function watchSteps(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const headings = new Set<string>();
    const check = () => {
      const heading = document.querySelector('h2');
      if (heading && getComputedStyle(heading).visibility === 'visible') headings.add(heading.textContent);
    };
    new MutationObserver(check).observe(document, { childList: true, subtree: true, attributes: true });
    // A change made by a style sheet alone causes no mutation of the document.
    const checkEachFrame = () => {
      check();
      requestAnimationFrame(checkEachFrame);
    };
    checkEachFrame();
    (window as unknown as { seenSteps: () => string[] }).seenSteps = () => {
      check();
      return [...headings];
    };
  });
  return () => page.evaluate(() => (window as unknown as { seenSteps: () => string[] }).seenSteps());
}

const sandbox = `http://127.0.0.1:${String(journeyPorts.sandbox)}`;

const test = testWith((market) => {
  const { id, defaultLanguage, otherLanguage, members, registration } = market;
  const [member] = members;
  const text = (key: string) => textsIn(defaultLanguage)('register', key);
  const errorText = (code: string) => textsIn(defaultLanguage)('errors', code);
  return { defaultLanguage, registration, text, member, errorText, id, otherLanguage };
});

/** Registration, successful and not. */
test.describe('registering', { tag: '@market' }, () => {
  test(
    'creates a member who can log in, and sends only what was filled in, as it was meant',
    { tag: '@core' },
    async ({ page, setting: { defaultLanguage, registration, text } }) => {
      const violations = await watchPolicy(page);
      const calls = watchCalls(page);
      const visitor = newcomer({ bank: 'KTB', firstName: ' Somsri ', lastName: 'Na Ayuthaya' });
      const register = await new RegisterScreen(page, defaultLanguage).open();
      await register.givePhone({ phone: visitor.phone.replace(/^0(..)/, `${registration.zeroAs}$1\u2011`) });
      await register.isAt('profile');
      await register.source.selectOption({ index: 1 });
      const sourceCode = await register.source.inputValue();
      // Scripts and some password managers fill in fields without an event.
      for (const field of [register.name, register.password, register.confirmPassword]) {
        const value = field === register.name ? `\u202a${visitor.name}\u202c` : visitor.password;
        await field.evaluate((input: HTMLInputElement, text) => (input.value = text), value);
      }
      await page
        .getByRole('button', { name: text('profile.showPassword') })
        .first()
        .click();
      await expect(register.password).toHaveValue(visitor.password);
      await register.submit.click();
      await register.isAt('bank');
      await expect(register.currency).toHaveCount(registration.otherCurrency === null ? 0 : 1);
      await register.fillBank({ ...visitor, accountNumber: 'xxx-x-x1234-x' });
      await expect(page.getByText(text('bank.accountNumberDigits'))).toBeVisible();
      await register.fillBank({
        ...visitor,
        accountNumber: `เลขที่บัญชี ${visitor.accountNumber.replace(/^(...)(...)/, '\u202d$1\u2011$2\u2013')}\u202c`,
      });
      await expect(page.getByText(text('bank.accountNumberDigits'))).toHaveCount(0);
      await expect(register.firstName).toHaveValue(' SOMSRI ');
      await expect(register.lastName).toHaveValue('NA AYUTHAYA');
      await register.submit.click();
      await register.succeeds();

      const profile = { name: visitor.name, username: visitor.phone, password: visitor.password, sourceCode, inviteCode: '' };
      expect(calls.to('/api/account/validate')).toEqual([{ ...profile, bankCode: '', bankAccountName: '', bankAccountNo: '' }]);
      const account = { bankCode: 'KTB', bankAccountName: 'SOMSRI NA AYUTHAYA', bankAccountNo: visitor.accountNumber };
      expect(calls.to('/api/account')).toEqual([{ ...profile, ...account, currency: registration.currency }]);
      expect(await violations()).toEqual([]);
      expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      const login = new LoginScreen(page, defaultLanguage);
      await expect(login.phone).toHaveValue(visitor.phone);
      await login.logIn(visitor);
    },
  );

  test(
    'lets new members choose their currency',
    { tag: ['@la', '@core'] },
    async ({ page, setting: { defaultLanguage, registration } }) => {
      const calls = watchCalls(page);
      const register = new RegisterScreen(page, defaultLanguage);
      await register.fillAll(newcomer());
      await expect(register.currency).toHaveValue(registration.currency);
      await register.currency.selectOption(registration.otherCurrency ?? '');
      await register.submit.click();
      await register.succeeds();
      expect(calls.to('/api/account')).toMatchObject([{ currency: registration.otherCurrency }]);
    },
  );

  test(
    'requires a bank, a number and names, in English letters for banks that need them',
    { tag: '@core' },
    async ({ page, setting: { defaultLanguage, text } }) => {
      const calls = watchCalls(page);
      const visitor = newcomer({ firstName: 'สมศรี', lastName: 'ໃຈດີ' });
      const register = await new RegisterScreen(page, defaultLanguage).open();
      await register.givePhone(visitor);
      await register.isAt('profile');
      await register.giveProfile(visitor);
      await register.isAt('bank');
      await register.submit.click();
      for (const key of ['bankMissing', 'accountNumberMissing', 'firstNameMissing', 'lastNameMissing']) {
        await expect(page.getByText(text(`bank.${key}`), { exact: true })).toBeVisible();
      }
      await expect(register.bank).toBeFocused();
      for (const bank of ['KTB', 'BBL']) {
        await register.fillBank({ ...visitor, bank });
        await register.submit.click();
        await expect(page.getByText(text('bank.englishOnly'))).toHaveCount(2);
        await expect(register.firstName).toBeFocused();
      }
      expect(calls.to('/api/account')).toEqual([]);
      await register.bank.selectOption('KBANK');
      await expect(page.getByText(text('bank.englishOnly'))).toHaveCount(0);
      await register.submit.click();
      await register.succeeds();
      expect(calls.to('/api/account')).toMatchObject([{ bankAccountName: 'สมศรี ໃຈດີ' }]);
    },
  );

  test(
    'keeps everything typed across Back and Forward, one step each, and ends on the login page',
    { tag: '@la' },
    async ({ page, setting: { defaultLanguage } }) => {
      const visitor = newcomer();
      const register = new RegisterScreen(page, defaultLanguage);
      await register.fillAll(visitor);
      await page.goBack();
      await register.isAt('profile');
      await expect(register.name).toHaveValue(visitor.name);
      await expect(register.password).toHaveValue(visitor.password);
      await page.goBack();
      await register.isAt('phone');
      await expect(register.phone).toHaveValue(visitor.phone);
      await page.goForward();
      await register.isAt('profile');
      await page.goForward();
      await register.isAt('bank');
      await expect(register.accountNumber).toHaveValue(visitor.accountNumber);
      await expect(register.firstName).toHaveValue(visitor.firstName.toUpperCase());
      // The page's own back button is the same step in the browser's history.
      await register.back.click();
      await register.isAt('profile');
      await register.back.click();
      await register.isAt('phone');
      await expect(register.back).toHaveCount(0);
      await page.goForward();
      await page.goForward();
      await register.isAt('bank');
      await register.submit.click();
      await register.succeeds();
    },
  );

  test(
    'keeps everything typed across a reload except the password, which is never stored',
    { tag: ['@th', '@core'] },
    async ({ page, setting: { defaultLanguage, text } }) => {
      const visitor = newcomer();
      const register = new RegisterScreen(page, defaultLanguage);
      await register.fillAll(visitor);
      const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
      expect(stored).toContain(visitor.accountNumber);
      expect(stored).not.toContain(visitor.password);
      await page.reload();
      await register.isAt('profile');
      await expect(register.name).toHaveValue(visitor.name);
      await expect(register.password).toHaveValue('');
      await expect(register.password).toHaveAccessibleDescription(withoutBreakMarks(text('profile.passwordAgain')));
      await register.giveProfile(visitor);
      await register.isAt('bank');
      await expect(register.bank).toHaveValue(visitor.bank);
      await expect(register.lastName).toHaveValue(visitor.lastName.toUpperCase());
      await page.goto('/register');
      await register.isAt('phone');
      await expect(register.phone).toHaveValue(visitor.phone);
    },
  );

  test(
    'shows a reloaded step directly, never the first one before it',
    { tag: '@la' },
    async ({ page, setting: { defaultLanguage, text } }) => {
      const register = await new RegisterScreen(page, defaultLanguage).open();
      await register.givePhone(newcomer());
      await register.isAt('profile');
      const visibleSteps = await watchSteps(page);
      await page.reload();
      await register.isAt('profile');
      expect(await visibleSteps()).toEqual([text('steps.profile')]);
      await expect(page).toHaveTitle(new RegExp(withoutBreakMarks(text('steps.profile'))));
    },
  );

  test(
    'takes the inviter from a link, for this and later visits, and sends it',
    { tag: '@la' },
    async ({ page, setting: { defaultLanguage, text } }) => {
      const calls = watchCalls(page);
      const visitor = newcomer();
      const register = await new RegisterScreen(page, defaultLanguage).open('?code=PRfriend-1');
      await register.givePhone(visitor);
      await register.isAt('profile');
      await expect(register.inviter).toHaveValue('PRfriend-1');
      await expect(register.inviter).toHaveAttribute('readonly');
      await expect(page.getByText(text('profile.inviterLocked'))).toBeVisible();
      expect(await page.evaluate(() => localStorage.getItem('inviteCode'))).toBe('PRfriend-1');

      await register.open();
      await register.givePhone(visitor);
      await register.isAt('profile');
      await expect(register.inviter).toHaveValue('PRfriend-1');
      await expect(register.inviter).toHaveAttribute('readonly');
      await register.giveProfile(visitor);
      await register.isAt('bank');
      await register.fillBank(visitor);
      await register.submit.click();
      await register.succeeds();
      expect(calls.to('/api/account')).toMatchObject([{ inviteCode: 'PRfriend-1' }]);
    },
  );

  test(
    'shows a refusal in a toast and longer at its field, and keeps everything typed',
    { tag: '@th' },
    async ({ page, setting: { defaultLanguage, errorText } }) => {
      const first = newcomer();
      const register = new RegisterScreen(page, defaultLanguage);
      await register.fillAll(first);
      await register.submit.click();
      await register.succeeds();

      const second = newcomer({ accountNumber: first.accountNumber });
      await register.fillAll(second);
      await register.submit.click();
      await expect(register.toasts).toContainText(errorText('EXISTING_BANK'));
      await expect(page.getByRole('main').getByText(errorText('EXISTING_BANK'))).toBeVisible();
      await expect(register.toasts).not.toContainText(errorText('EXISTING_BANK'));
      await expect(register.accountNumber).toHaveValue(first.accountNumber);
      await expect(register.firstName).toHaveValue(second.firstName.toUpperCase());
      await register.accountNumber.fill(newcomer().accountNumber);
      await expect(page.getByRole('main').getByText(errorText('EXISTING_BANK'))).toHaveCount(0);
      await register.submit.click();
      await register.succeeds();
      await new LoginScreen(page, defaultLanguage).logIn(second);
    },
  );

  test('is sent once for rapid taps', { tag: ['@la', '@core'] }, async ({ page, setting: { defaultLanguage } }) => {
    const calls = watchCalls(page);
    const register = new RegisterScreen(page, defaultLanguage);
    await register.fillAll(newcomer());
    await register.submit.evaluate((button: HTMLButtonElement) => {
      for (let tap = 0; tap < 10; tap += 1) button.click();
    });
    await register.succeeds();
    expect(calls.to('/api/account')).toHaveLength(1);
  });

  test(
    'creates one member when the response is lost, and says that the account may be theirs',
    { tag: ['@th', '@core'] },
    async ({ page, request, setting: { defaultLanguage, id, text } }) => {
      const calls = watchCalls(page);
      const visitor = newcomer();
      const register = new RegisterScreen(page, defaultLanguage);
      await register.fillAll(visitor);
      await request.post(`${sandbox}/__fault`, { data: { match: `POST /${id}/api/account`, kind: 'reset', when: 'after-commit' } });
      await register.submit.click();
      await expect(page.getByRole('main').getByText(text('outcome.mayBeYours'))).toBeVisible();
      expect(calls.to('/api/account')).toHaveLength(1);
      await expect(register.accountNumber).toHaveValue(visitor.accountNumber);

      // Sent again by the visitor, and after a reload: it is the same account.
      await register.submit.click();
      await expect(register.error).toContainText(text('outcome.mayBeYours'));
      await page.reload();
      await register.isAt('profile');
      await register.giveProfile(visitor);
      await expect(register.error).toContainText(text('outcome.mayBeYours'));
      await page
        .getByRole('main')
        .getByRole('link', { name: text('logIn'), exact: true })
        .first()
        .click();
      await new LoginScreen(page, defaultLanguage).logIn(visitor);
    },
  );

  test('sends nothing again while the outcome is unknown', { tag: '@la' }, async ({ page, setting: { defaultLanguage, text } }) => {
    const calls = watchCalls(page);
    const register = new RegisterScreen(page, defaultLanguage);
    await register.fillAll(newcomer());
    await page.route('**/api/account{,/validate}', (route) => route.abort('connectionreset'));
    await register.submit.click();
    await expect(page.getByText(text('outcome.unknown'))).toBeVisible();
    await expect(page.locator(':focus')).toContainText(text('outcome.unknown'));
    await register.submit.click();
    await expect.poll(() => calls.to('/api/account/validate').length).toBe(3);
    expect(calls.to('/api/account')).toHaveLength(1);
    await page.unroute('**/api/account{,/validate}');
    await register.submit.click();
    await expect(page.getByText(text('outcome.notYet'))).toBeVisible();
    expect(calls.to('/api/account')).toHaveLength(1);
    await register.submit.click();
    await register.succeeds();
  });

  test(
    'keeps everything typed when the language changes midway',
    { tag: '@th' },
    async ({ page, setting: { defaultLanguage, otherLanguage } }) => {
      const visitor = newcomer();
      await new RegisterScreen(page, defaultLanguage).fillAll(visitor);
      await page.getByRole('combobox', { name: textsIn(defaultLanguage)('common', 'language.label') }).selectOption(otherLanguage);
      const register = new RegisterScreen(page, otherLanguage);
      await register.isAt('bank');
      await expect(page).toHaveTitle(new RegExp(withoutBreakMarks(textsIn(otherLanguage)('register', 'steps.bank'))));
      await expect(register.accountNumber).toHaveValue(visitor.accountNumber);
      await page.goBack();
      await register.isAt('profile');
      await expect(register.password).toHaveValue(visitor.password);
      await page.goForward();
      await register.submit.click();
      await register.succeeds();
    },
  );

  test('works with the keyboard alone, and supports password managers', async ({ page, setting: { defaultLanguage, text } }) => {
    const visitor = newcomer();
    const register = await new RegisterScreen(page, defaultLanguage).open();
    await expect(register.phone).toHaveAttribute('autocomplete', 'username');
    await register.phone.focus();
    await page.keyboard.type(visitor.phone);
    await page.keyboard.press('Enter');
    await register.isAt('profile');
    await expect(register.password).toHaveAttribute('autocomplete', 'new-password');
    await expect(register.confirmPassword).toHaveAttribute('autocomplete', 'new-password');
    await page.keyboard.press('Tab');
    await page.keyboard.type(visitor.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(visitor.password);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: text('profile.showPassword'), exact: true }).first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(register.password).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await page.keyboard.type(visitor.password);
    await page.keyboard.press('Enter');
    await register.isAt('bank');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(register.bank).not.toHaveValue('');
    await register.bank.selectOption(visitor.bank);
    for (const typed of [visitor.accountNumber, visitor.firstName, visitor.lastName]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(typed);
    }
    await page.keyboard.press('Enter');
    await register.succeeds();
  });

  test(
    'keeps early input until the script is loaded, and submits it then',
    { tag: '@la' },
    async ({ page, setting: { defaultLanguage } }) => {
      const release = await holdRequest(page, '**/assets/*.js');
      await page.goto('/register', { waitUntil: 'commit' });
      const register = new RegisterScreen(page, defaultLanguage);
      await register.givePhone(newcomer());
      await expect(page.locator('form')).toHaveAttribute('data-early', '');
      release();
      await register.isAt('profile');
    },
  );

  test('does not bring back a visitor who left before the response', { tag: '@th' }, async ({ page, setting: { defaultLanguage } }) => {
    const register = await new RegisterScreen(page, defaultLanguage).open();
    const releaseResponse = await holdRequest(page, '**/api/lookup/registerOTP');
    // The response arrives while the registration is still visible.
    const releaseLoginPage = await holdRequest(page, '**/assets/LoginPage-*.js');
    const response = page.waitForResponse('**/api/lookup/registerOTP');
    await register.givePhone(newcomer());
    await expect(register.submit).toHaveAttribute('aria-disabled', 'true');
    const menu = page.getByRole('navigation', { name: textsIn(defaultLanguage)('common', 'menu.label') });
    await menu.getByRole('link', { name: textsIn(defaultLanguage)('common', 'menu.login'), exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    releaseResponse();
    await (await response).finished();
    releaseLoginPage();
    const login = new LoginScreen(page, defaultLanguage);
    await expect(login.password).toBeVisible();
    await login.isUsable();
  });

  for (const { language, tag } of screenLanguages) {
    test(
      `fits 320 to 1280 px and has no accessibility violations at any step in ${language}`,
      { tag },
      async ({ page, context, baseURL }) => {
        test.slow();
        await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
        const visitor = newcomer();
        const register = await new RegisterScreen(page, language).open();
        const faults: string[] = [];
        const check = async (step: string) => {
          const found = [...(await overflows(page)), ...(await accessibilityFaults(page)), ...(await smallControls(page))];
          for (const fault of found) faults.push(`${step} ${fault}`);
        };
        await register.submit.click();
        await check('phone');
        await register.givePhone(visitor);
        await register.isAt('profile');
        await expect(register.source).toBeVisible();
        await register.submit.click();
        await check('profile');
        await register.giveProfile(visitor);
        await register.isAt('bank');
        await expect(register.bank).toBeVisible();
        await register.submit.click();
        await check('bank');
        expect(faults).toEqual([]);
      },
    );
  }
});
