import { expect, type Page } from '@playwright/test';
import { testWith } from './fixtures.ts';
import { holdRequest } from './hold-request.ts';
import { journeyPorts } from './journey-ports.ts';
import { LoginScreen } from './login-screen.ts';
import { screenLanguages } from './markets.ts';
import { newcomer, RegisterScreen } from './register-screen.ts';
import { accessibilityFaults, overflows, smallControls } from './screen-faults.ts';
import { plain, textsIn } from './texts.ts';
import { watchPolicy } from './watch-policy.ts';

/** What goes to the backend, oldest first. */
function watchCalls(page: Page) {
  const calls: { readonly path: string; readonly body: Readonly<Record<string, unknown>> }[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'POST') return;
    calls.push({ path: new URL(request.url()).pathname, body: (request.postDataJSON() ?? {}) as Record<string, unknown> });
  });
  return { to: (path: string) => calls.filter((call) => call.path === path).map(({ body }) => body) };
}

/** Notes the heading of each step that is to be seen, from the first byte of the next page on. */
async function watchSteps(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen = new Set<string>();
    const look = () => {
      const heading = document.querySelector('h2');
      if (heading && getComputedStyle(heading).visibility === 'visible') seen.add(heading.textContent);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
    // What becomes visible by a style sheet alone changes nothing in the document.
    const lookAtEachFrame = () => {
      look();
      requestAnimationFrame(lookAtEachFrame);
    };
    lookAtEachFrame();
    (window as unknown as { seenSteps: () => string[] }).seenSteps = () => {
      look();
      return [...seen];
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

/** Becoming a member: the way through, and the wrong turns. */
test.describe('registering', () => {
  test('makes a member who can log in, and sends what was filled in and nothing else', async ({
    page,
    setting: { defaultLanguage, registration },
  }) => {
    const violations = await watchPolicy(page);
    const calls = watchCalls(page);
    const who = newcomer({ bank: 'KTB', firstName: ' Somsri ', lastName: 'Na Ayuthaya' });
    const register = await new RegisterScreen(page, defaultLanguage).open();
    await register.givePhone(who);
    await register.isAt('profile');
    await register.source.selectOption({ index: 1 });
    const sourceCode = await register.source.inputValue();
    await register.giveProfile(who);
    await register.isAt('bank');
    await register.fillBank(who);
    await expect(register.firstName).toHaveValue(' SOMSRI ');
    await expect(register.lastName).toHaveValue('NA AYUTHAYA');
    await register.submit.click();
    await register.succeeds();

    const profile = { name: who.name, username: who.phone, password: who.password, sourceCode, inviteCode: '' };
    expect(calls.to('/api/account/validate')).toEqual([{ ...profile, bankCode: '', bankAccountName: '', bankAccountNo: '' }]);
    const account = { bankCode: 'KTB', bankAccountName: 'SOMSRI NA AYUTHAYA', bankAccountNo: who.accountNumber };
    expect(calls.to('/api/account')).toEqual([{ ...profile, ...account, currency: registration.currency }]);
    expect(await violations()).toEqual([]);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
    const login = new LoginScreen(page, defaultLanguage);
    await expect(login.phone).toHaveValue(who.phone);
    await login.logIn(who);
  });

  test('asks for no currency where there is one only', { tag: '@th' }, async ({ page, setting: { defaultLanguage } }) => {
    const register = new RegisterScreen(page, defaultLanguage);
    await register.fillAll(newcomer());
    await expect(register.currency).toHaveCount(0);
  });

  test('lets the new member choose his currency', { tag: '@la' }, async ({ page, setting: { defaultLanguage, registration } }) => {
    const calls = watchCalls(page);
    const register = new RegisterScreen(page, defaultLanguage);
    await register.fillAll(newcomer());
    await expect(register.currency).toHaveValue(registration.currency);
    await register.currency.selectOption(registration.otherCurrency ?? '');
    await register.submit.click();
    await register.succeeds();
    expect(calls.to('/api/account')).toMatchObject([{ currency: registration.otherCurrency }]);
  });

  test('goes on from one step to the next with what each wants, and says what is missing beside its field', async ({
    page,
    setting: { defaultLanguage, text, registration },
  }) => {
    const calls = watchCalls(page);
    const register = await new RegisterScreen(page, defaultLanguage).open();
    await register.submit.click();
    await expect(page.getByText(text('phone.missing'))).toBeVisible();
    await expect(register.phone).toBeFocused();
    for (const wrong of registration.wrongPhones) {
      await register.givePhone({ phone: wrong });
      await expect(page.getByText(text('phone.wrongLength').replace('{{digits}}', '10'))).toBeVisible();
      await expect(register.phone).toBeFocused();
      await register.phone.press('End');
      await register.phone.press('Backspace');
      await expect(page.getByText(text('phone.wrongLength').replace('{{digits}}', '10'))).toHaveCount(0);
    }
    await register.givePhone({ phone: registration.oddPhone });
    await register.isAt('profile');

    await register.submit.click();
    for (const key of ['nameMissing', 'passwordMissing', 'confirmMissing'])
      await expect(page.getByText(text(`profile.${key}`), { exact: true })).toBeVisible();
    await expect(register.name).toBeFocused();
    await expect(register.name).toHaveAttribute('aria-invalid', 'true');
    await register.fillProfile({ name: 'Somsri', password: 'one' });
    await register.confirmPassword.fill('two');
    await register.submit.click();
    await expect(page.getByText(text('profile.mismatch'))).toBeVisible();
    await expect(register.confirmPassword).toBeFocused();
    await register.isAt('profile');
    expect(calls.to('/api/account/validate')).toEqual([]);
  });

  test('wants a bank, a number and names, in English letters for the banks that know no others', async ({
    page,
    setting: { defaultLanguage, text },
  }) => {
    const calls = watchCalls(page);
    const who = newcomer({ firstName: 'สมศรี', lastName: 'ໃຈດີ' });
    const register = await new RegisterScreen(page, defaultLanguage).open();
    await register.givePhone(who);
    await register.isAt('profile');
    await register.giveProfile(who);
    await register.isAt('bank');
    await register.submit.click();
    for (const key of ['bankMissing', 'accountNumberMissing', 'firstNameMissing', 'lastNameMissing']) {
      await expect(page.getByText(text(`bank.${key}`), { exact: true })).toBeVisible();
    }
    await expect(register.bank).toBeFocused();
    for (const bank of ['KTB', 'BBL']) {
      await register.fillBank({ ...who, bank });
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
  });

  test('stays on the profile while the backend refuses it', async ({ page, setting: { defaultLanguage, member, errorText } }) => {
    const register = await new RegisterScreen(page, defaultLanguage).open();
    await register.givePhone(member);
    await register.isAt('profile');
    await register.giveProfile({ name: 'Somsri', password: 'open-sesame' });
    await expect(register.error).toHaveText(errorText('EXISTING_USER'));
    await expect(register.toasts).toContainText(errorText('EXISTING_USER'));
    await register.isAt('profile');
    await expect(register.password).toHaveValue('open-sesame');
    await register.name.pressSequentially('x');
    await expect(register.error).toHaveCount(0);
  });

  test('keeps everything typed over Back and Forward, one step each, and leads to the login by itself', async ({
    page,
    setting: { defaultLanguage },
  }) => {
    const who = newcomer();
    const register = new RegisterScreen(page, defaultLanguage);
    await register.fillAll(who);
    await page.goBack();
    await register.isAt('profile');
    await expect(register.name).toHaveValue(who.name);
    await expect(register.password).toHaveValue(who.password);
    await page.goBack();
    await register.isAt('phone');
    await expect(register.phone).toHaveValue(who.phone);
    await page.goForward();
    await register.isAt('profile');
    await page.goForward();
    await register.isAt('bank');
    await expect(register.accountNumber).toHaveValue(who.accountNumber);
    await expect(register.firstName).toHaveValue(who.firstName.toUpperCase());
    // The page's own way back is the same step in the browser's history.
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
  });

  test('keeps everything typed over a reload but the password, which is stored nowhere', async ({
    page,
    setting: { defaultLanguage, text },
  }) => {
    const who = newcomer();
    const register = new RegisterScreen(page, defaultLanguage);
    await register.fillAll(who);
    const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
    expect(stored).toContain(who.accountNumber);
    expect(stored).not.toContain(who.password);
    await page.reload();
    await register.isAt('profile');
    await expect(register.name).toHaveValue(who.name);
    await expect(register.password).toHaveValue('');
    await expect(register.password).toHaveAccessibleDescription(text('profile.passwordAgain'));
    await register.giveProfile(who);
    await register.isAt('bank');
    await expect(register.bank).toHaveValue(who.bank);
    await expect(register.lastName).toHaveValue(who.lastName.toUpperCase());
    await page.goto('/register');
    await register.isAt('phone');
    await expect(register.phone).toHaveValue(who.phone);
  });

  test('wants a profile looked at again that was changed after the backend had taken it', async ({
    page,
    setting: { defaultLanguage },
  }) => {
    const register = new RegisterScreen(page, defaultLanguage);
    await register.fillAll(newcomer());
    await page.goBack();
    await register.isAt('profile');
    await register.name.fill('Somebody Else');
    await page.goForward();
    await register.isAt('profile');
  });

  for (const step of ['otp', 'profile', 'bank', 'nowhere']) {
    test(`shows a stranger the first step at the address of ${step}, and no other before it`, async ({
      page,
      setting: { defaultLanguage, text },
    }) => {
      const seenSteps = await watchSteps(page);
      await page.goto(`/register?step=${step}`);
      await new RegisterScreen(page, defaultLanguage).isAt('phone');
      expect(await seenSteps()).toEqual([text('steps.phone')]);
    });
  }

  test('shows a reloaded step at once, and never the first one instead', async ({ page, setting: { defaultLanguage, text } }) => {
    const register = await new RegisterScreen(page, defaultLanguage).open();
    await register.givePhone(newcomer());
    await register.isAt('profile');
    const seenSteps = await watchSteps(page);
    await page.reload();
    await register.isAt('profile');
    expect(await seenSteps()).toEqual([text('steps.profile')]);
    await expect(page).toHaveTitle(new RegExp(text('steps.profile')));
  });

  test('tells where one is, and its steps cannot be pressed', async ({ page, setting: { defaultLanguage, text } }) => {
    const register = await new RegisterScreen(page, defaultLanguage).open();
    const steps = page.getByRole('list', { name: text('steps.label'), exact: true });
    await expect(steps.locator('[aria-current=step]')).toContainText(plain(text('steps.phone')));
    const menu = page.getByRole('navigation', { name: textsIn(defaultLanguage)('common', 'menu.label') });
    await expect(menu.locator('[aria-current=page]')).toHaveText(textsIn(defaultLanguage)('common', 'menu.register'));
    await expect(steps.getByRole('link')).toHaveCount(0);
    await expect(steps.getByRole('button')).toHaveCount(0);
    await expect(page).toHaveTitle(textsIn(defaultLanguage)('common', 'titles.register'));
    await register.givePhone(newcomer());
    await register.isAt('profile');
    await expect(page).toHaveTitle(new RegExp(text('steps.profile')));
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    const progress = text('steps.progress').replace('{{current}}', '2').replace('{{total}}', '3');
    await expect(page.getByRole('status').filter({ hasText: `${progress}: ${text('steps.profile')}` })).toBeAttached();
  });

  test('takes the inviter from a link, for this and later visits, and sends it', async ({ page, setting: { defaultLanguage, text } }) => {
    const calls = watchCalls(page);
    const who = newcomer();
    const register = await new RegisterScreen(page, defaultLanguage).open('?code=PRfriend-1');
    await register.givePhone(who);
    await register.isAt('profile');
    await expect(register.inviter).toHaveValue('PRfriend-1');
    await expect(register.inviter).toHaveAttribute('readonly');
    await expect(page.getByText(text('profile.inviterLocked'))).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem('inviteCode'))).toBe('PRfriend-1');

    await register.open();
    await register.givePhone(who);
    await register.isAt('profile');
    await expect(register.inviter).toHaveValue('PRfriend-1');
    await expect(register.inviter).toHaveAttribute('readonly');
    await register.giveProfile(who);
    await register.isAt('bank');
    await register.fillBank(who);
    await register.submit.click();
    await register.succeeds();
    expect(calls.to('/api/account')).toMatchObject([{ inviteCode: 'PRfriend-1' }]);
  });

  test('takes whatever characters the code of a link has, and sends them as they are', async ({ page, setting: { defaultLanguage } }) => {
    const calls = watchCalls(page);
    const who = newcomer();
    const code = ' เพื่อน+ໝູ່/<b>&50% 🎁 ';
    const register = await new RegisterScreen(page, defaultLanguage).open(`?code=${encodeURIComponent(code)}`);
    await register.givePhone(who);
    await register.isAt('profile');
    await expect(register.inviter).toHaveValue(code);
    await expect(register.inviter).toHaveAttribute('readonly');
    expect(await page.evaluate(() => localStorage.getItem('inviteCode'))).toBe(code);
    await register.giveProfile(who);
    await register.isAt('bank');
    expect(calls.to('/api/account/validate')).toMatchObject([{ inviteCode: code }]);
    await register.fillBank(who);
    await register.submit.click();
    await register.succeeds();
    expect(calls.to('/api/account')).toMatchObject([{ inviteCode: code }]);
  });

  test('lets everybody else type an inviter, and ignores a link with something that is no code', async ({
    page,
    setting: { defaultLanguage },
  }) => {
    const calls = watchCalls(page);
    const who = newcomer();
    await page.goto('/register?code=PR%07');
    await page.goto(`/register?code=${'x'.repeat(257)}`);
    const register = new RegisterScreen(page, defaultLanguage);
    await register.givePhone(who);
    await register.isAt('profile');
    await expect(register.inviter).toHaveValue('');
    await register.inviter.fill('PRother');
    await register.giveProfile(who);
    await register.isAt('bank');
    expect(calls.to('/api/account/validate')).toMatchObject([{ inviteCode: 'PRother' }]);
  });

  test('says for a while what the backend refuses, beside its field for longer, and keeps everything typed', async ({
    page,
    setting: { defaultLanguage, errorText },
  }) => {
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
  });

  test('is sent once however often it is tapped', async ({ page, setting: { defaultLanguage } }) => {
    const calls = watchCalls(page);
    const register = new RegisterScreen(page, defaultLanguage);
    await register.fillAll(newcomer());
    await register.submit.evaluate((button: HTMLButtonElement) => {
      for (let tap = 0; tap < 10; tap += 1) button.click();
    });
    await register.succeeds();
    expect(calls.to('/api/account')).toHaveLength(1);
  });

  test('makes one member where the answer was lost, and says that the account may be his', async ({
    page,
    request,
    setting: { defaultLanguage, id, text },
  }) => {
    const calls = watchCalls(page);
    const who = newcomer();
    const register = new RegisterScreen(page, defaultLanguage);
    await register.fillAll(who);
    await request.post(`${sandbox}/__fault`, { data: { match: `POST /${id}/api/account`, kind: 'reset', when: 'after-commit' } });
    await register.submit.click();
    await expect(page.getByRole('main').getByText(text('outcome.mayBeYours'))).toBeVisible();
    expect(calls.to('/api/account')).toHaveLength(1);
    await expect(register.accountNumber).toHaveValue(who.accountNumber);

    // Sent again by his own wish, and after a reload: it is the same account.
    await register.submit.click();
    await expect(register.error).toContainText(text('outcome.mayBeYours'));
    await page.reload();
    await register.isAt('profile');
    await register.giveProfile(who);
    await expect(register.error).toContainText(text('outcome.mayBeYours'));
    await page
      .getByRole('main')
      .getByRole('link', { name: text('logIn'), exact: true })
      .first()
      .click();
    await new LoginScreen(page, defaultLanguage).logIn(who);
  });

  test('sends nothing again while nobody can tell what became of it', async ({ page, setting: { defaultLanguage, text } }) => {
    const calls = watchCalls(page);
    const register = new RegisterScreen(page, defaultLanguage);
    await register.fillAll(newcomer());
    await page.route('**/api/account{,/validate}', (route) => route.abort('connectionreset'));
    await register.submit.click();
    await expect(page.getByText(text('outcome.unknown'))).toBeVisible();
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

  test('keeps everything typed when the language is switched midway', async ({ page, setting: { defaultLanguage, otherLanguage } }) => {
    const who = newcomer();
    await new RegisterScreen(page, defaultLanguage).fillAll(who);
    await page.getByRole('combobox', { name: textsIn(defaultLanguage)('common', 'language.label') }).selectOption(otherLanguage);
    const register = new RegisterScreen(page, otherLanguage);
    await register.isAt('bank');
    await expect(page).toHaveTitle(new RegExp(textsIn(otherLanguage)('register', 'steps.bank')));
    await expect(register.accountNumber).toHaveValue(who.accountNumber);
    await page.goBack();
    await register.isAt('profile');
    await expect(register.password).toHaveValue(who.password);
    await page.goForward();
    await register.submit.click();
    await register.succeeds();
  });

  test('works with the keyboard alone, and lets password managers help', async ({ page, setting: { defaultLanguage, text } }) => {
    const who = newcomer();
    const register = await new RegisterScreen(page, defaultLanguage).open();
    await expect(register.phone).toHaveAttribute('autocomplete', 'username');
    await register.phone.focus();
    await page.keyboard.type(who.phone);
    await page.keyboard.press('Enter');
    await register.isAt('profile');
    await expect(register.password).toHaveAttribute('autocomplete', 'new-password');
    await expect(register.confirmPassword).toHaveAttribute('autocomplete', 'new-password');
    await page.keyboard.press('Tab');
    await page.keyboard.type(who.name);
    await page.keyboard.press('Tab');
    await page.keyboard.type(who.password);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: text('profile.showPassword'), exact: true }).first()).toBeFocused();
    await page.keyboard.press('Space');
    await expect(register.password).toHaveAttribute('type', 'text');
    await page.keyboard.press('Tab');
    await page.keyboard.type(who.password);
    await page.keyboard.press('Enter');
    await register.isAt('bank');
    await page.keyboard.press('Tab');
    await page.keyboard.press('ArrowDown');
    await expect(register.bank).not.toHaveValue('');
    await register.bank.selectOption(who.bank);
    for (const typed of [who.accountNumber, who.firstName, who.lastName]) {
      await page.keyboard.press('Tab');
      await page.keyboard.type(typed);
    }
    await page.keyboard.press('Enter');
    await register.succeeds();
  });

  test('keeps what is typed before the script has come, and sends it then', async ({ page, setting: { defaultLanguage } }) => {
    const release = await holdRequest(page, '**/assets/*.js');
    await page.goto('/register', { waitUntil: 'commit' });
    const register = new RegisterScreen(page, defaultLanguage);
    await register.givePhone(newcomer());
    await expect(page.locator('form')).toHaveAttribute('data-early', '');
    release();
    await register.isAt('profile');
  });

  test('does not bring back who has left while the answer was on its way', async ({ page, setting: { defaultLanguage } }) => {
    const register = await new RegisterScreen(page, defaultLanguage).open();
    const releaseAnswer = await holdRequest(page, '**/api/lookup/registerOTP');
    // The answer comes while the registration is still shown.
    const releaseLoginPage = await holdRequest(page, '**/assets/LoginPage-*.js');
    const response = page.waitForResponse('**/api/lookup/registerOTP');
    await register.givePhone(newcomer());
    await expect(register.submit).toHaveAttribute('aria-disabled', 'true');
    const menu = page.getByRole('navigation', { name: textsIn(defaultLanguage)('common', 'menu.label') });
    await menu.getByRole('link', { name: textsIn(defaultLanguage)('common', 'menu.login'), exact: true }).click();
    await expect(page).toHaveURL(/\/login$/);
    releaseAnswer();
    await (await response).finished();
    releaseLoginPage();
    const login = new LoginScreen(page, defaultLanguage);
    await expect(login.password).toBeVisible();
    await login.isUsable();
  });

  test('says what could not be loaded, offers to try again, and goes on', async ({ page, context, setting: { defaultLanguage, text } }) => {
    const register = await new RegisterScreen(page, defaultLanguage).open();
    const who = newcomer();
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await register.givePhone(who);
    await expect(register.error).toHaveText(textsIn(defaultLanguage)('common', 'failures.offline'));
    await context.setOffline(false);
    await page.route('**/api/lookup/{banks,sources}', (route) =>
      route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad</h1>' }),
    );
    await register.submit.click();
    await register.isAt('profile');
    await expect(register.source).toHaveCount(0);
    await register.giveProfile(who);
    await register.isAt('bank');
    await expect(page.getByText(text('loadFailed'))).toBeVisible();
    await page.unroute('**/api/lookup/{banks,sources}');
    await page.getByRole('button', { name: text('retry'), exact: true }).click();
    await register.fillBank(who);
    await register.submit.click();
    await register.succeeds();
  });

  for (const { language, tag } of screenLanguages) {
    test(`fits 320 to 1280 px and has no accessibility faults at any step in ${language}`, { tag }, async ({ page, context, baseURL }) => {
      test.slow();
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const who = newcomer();
      const register = await new RegisterScreen(page, language).open();
      const faults: string[] = [];
      const look = async (step: string) => {
        const found = [...(await overflows(page)), ...(await accessibilityFaults(page)), ...(await smallControls(page))];
        for (const fault of found) faults.push(`${step} ${fault}`);
      };
      await register.submit.click();
      await look('phone');
      await register.givePhone(who);
      await register.isAt('profile');
      await expect(register.source).toBeVisible();
      await register.submit.click();
      await look('profile');
      await register.giveProfile(who);
      await register.isAt('bank');
      await expect(register.bank).toBeVisible();
      await register.submit.click();
      await look('bank');
      expect(faults).toEqual([]);
    });
  }
});
