import { languages } from '@wallet/domain';
import { expect } from '@playwright/test';
import { testWith } from './fixtures.ts';
import { holdRequest } from './hold-request.ts';
import { HomeScreen } from './home-screen.ts';
import { LoginScreen } from './login-screen.ts';
import { textsIn } from './texts.ts';

const test = testWith((market) => {
  const { defaultLanguage, members, inactivePhone, registration } = market;
  const [member] = members;
  const text = textsIn(defaultLanguage);
  return { defaultLanguage, member, text, inactivePhone, zeroAs: registration.zeroAs };
});

/** Logging in, successfully and not. */
test.describe('logging in', { tag: '@market' }, () => {
  for (const entry of ['/', '/user', '/user/home']) {
    test(
      `a visitor who opens ${entry} gets the login page, and their home after login`,
      { tag: ['@th', '@core'] },
      async ({ page, setting: { defaultLanguage, member } }) => {
        await page.goto(entry);
        const login = new LoginScreen(page, defaultLanguage);
        await login.isUsable();
        await login.logIn(member);
        await new HomeScreen(page, defaultLanguage).expectTotal(member.total, member.currency[defaultLanguage]);
      },
    );
  }

  for (const language of languages) {
    test(
      `says in ${language} that phone or password are wrong, keeps the typed text, and clears the error on typing`,
      { tag: '@core' },
      async ({ page, context, baseURL, setting: { member } }) => {
        await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
        const login = await new LoginScreen(page, language).open();
        await login.fill(member.phone, 'not-the-password');
        await login.submit.click();
        await expect(login.error).toHaveText(textsIn(language)('errors', 'WRONG_CREDENTIAL'));
        await expect(login.phone).toHaveValue(member.phone);
        await expect(login.password).toHaveValue('not-the-password');
        await login.password.press('End');
        await login.password.pressSequentially('x');
        await expect(login.error).toHaveCount(0);
        await expect(page).toHaveURL(/\/login$/);
      },
    );
  }

  test(
    'responds to an unknown phone exactly as to a wrong password',
    { tag: '@la' },
    async ({ page, setting: { defaultLanguage, text } }) => {
      const login = await new LoginScreen(page, defaultLanguage).open();
      await login.fill('0800000000', 'whatever-it-is');
      await login.submit.click();
      await expect(login.error).toHaveText(text('errors', 'WRONG_CREDENTIAL'));
    },
  );

  test(
    'tells inactive members that they are inactive',
    { tag: '@th' },
    async ({ page, setting: { defaultLanguage, inactivePhone, member, text } }) => {
      const login = await new LoginScreen(page, defaultLanguage).open();
      await login.fill(inactivePhone, member.password);
      await login.submit.click();
      await expect(login.error).toHaveText(text('errors', 'INACTIVE_USER'));
    },
  );

  test(
    'sends nothing while a field is empty, and submits with Enter',
    { tag: '@la' },
    async ({ page, setting: { defaultLanguage, member } }) => {
      const sent: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/api/login')) sent.push(request.method());
      });
      const login = await new LoginScreen(page, defaultLanguage).open();
      await login.submit.click();
      await expect(login.phone).toBeFocused();
      await login.phone.fill(member.phone);
      await login.phone.press('Enter');
      await expect(login.password).toBeFocused();
      expect(sent).toEqual([]);
      await login.password.fill(member.password);
      await login.password.press('Enter');
      await expect(page).toHaveURL(/\/user\/home$/);
      expect(sent).toEqual(['POST']);
    },
  );

  test('sends one request for rapid taps', { tag: '@core' }, async ({ page, setting: { defaultLanguage, member } }) => {
    let sent = 0;
    await page.route('**/api/login', async (route) => {
      sent += 1;
      await route.continue();
    });
    const login = await new LoginScreen(page, defaultLanguage).open();
    await login.fill(member.phone, member.password);
    await login.submit.evaluate((button: HTMLButtonElement) => {
      for (let tap = 0; tap < 10; tap += 1) button.click();
    });
    await expect(page).toHaveURL(/\/user\/home$/);
    expect(sent).toBe(1);
  });

  test(
    'works with the keyboard alone and supports password managers',
    { tag: '@core' },
    async ({ page, setting: { defaultLanguage, member, text, zeroAs } }) => {
      const login = await new LoginScreen(page, defaultLanguage).open();
      await expect(login.phone).toHaveAttribute('autocomplete', 'username');
      await expect(login.password).toHaveAttribute('autocomplete', 'current-password');
      await login.phone.focus();
      // As people write it.
      await page.keyboard.type(member.phone.replace(/^0(..)(...)/, `${zeroAs}$1-$2 `));
      await page.keyboard.press('Tab');
      await page.keyboard.type(member.password);
      await page.keyboard.press('Tab');
      const toggle = page.getByRole('button', { name: text('auth', 'showPassword'), exact: true });
      await expect(toggle).toBeFocused();
      await page.keyboard.press('Space');
      await expect(login.password).toHaveAttribute('type', 'text');
      await expect(login.password).toHaveValue(member.password);
      await page.keyboard.press('Tab');
      await expect(login.remember).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(login.submit).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/user\/home$/);
    },
  );

  test(
    'keeps token and password out of addresses, console and the page',
    { tag: ['@th', '@core'] },
    async ({ page, setting: { defaultLanguage, member } }) => {
      const observed: string[] = [];
      page.on('request', (request) => observed.push(request.url()));
      page.on('console', (message) => observed.push(message.text()));
      const login = await new LoginScreen(page, defaultLanguage).open();
      await login.logIn(member);
      const token = await page.evaluate(() => sessionStorage.getItem('token') ?? '');
      expect(token.length).toBeGreaterThan(20);
      const content = [...observed, await page.content()].join('\n');
      expect(content).not.toContain(token);
      expect(content).not.toContain(member.password);
    },
  );

  const broken = [
    { name: 'is down', status: 502, contentType: 'text/html', body: '<html><h1>502 Bad Gateway</h1></html>', says: 'failures.unavailable' },
    {
      name: 'answers a page instead of data',
      status: 200,
      contentType: 'text/html',
      body: '<html>hello</html>',
      says: 'failures.unreadable',
    },
    { name: 'answers nothing', status: 200, contentType: 'application/json', body: '', says: 'failures.unreadable' },
    { name: 'answers without a token', status: 200, contentType: 'application/json', body: '{"token":7}', says: 'failures.unreadable' },
  ];
  for (const { name, says, ...response } of broken) {
    test(
      `reports the error and keeps the typed text when the backend ${name}`,
      { tag: '@la' },
      async ({ page, setting: { defaultLanguage, member, text } }) => {
        await page.route('**/api/login', (route) => route.fulfill(response));
        const login = await new LoginScreen(page, defaultLanguage).open();
        await login.fill(member.phone, member.password);
        await login.submit.click();
        await expect(login.error).toHaveText(text('common', says));
        await expect(login.phone).toHaveValue(member.phone);
        await expect(login.password).toHaveValue(member.password);
        await page.unroute('**/api/login');
        await login.submit.click();
        await expect(page).toHaveURL(/\/user\/home$/);
      },
    );
  }

  const worded: readonly {
    readonly name: string;
    readonly status: number;
    readonly json: object;
    readonly says?: string;
    readonly code?: string;
  }[] = [
    { name: 'a text about being down', status: 503, json: { message: 'ปิดปรับปรุงถึง 06:00 น.' }, says: 'ปิดปรับปรุงถึง 06:00 น.' },
    { name: 'a text instead of a token', status: 200, json: { message: 'ปิดปรับปรุงถึง 06:00 น.' }, says: 'ปิดปรับปรุงถึง 06:00 น.' },
    { name: 'a code in a success', status: 200, json: { message: 'WRONG_CREDENTIAL' }, code: 'WRONG_CREDENTIAL' },
    { name: 'a code in another field', status: 403, json: { error: 'INACTIVE_USER' }, code: 'INACTIVE_USER' },
    { name: 'UNAUTHORIZED', status: 401, json: { message: 'UNAUTHORIZED' }, code: 'UNAUTHORIZED' },
  ];
  for (const { name, says, code, ...response } of worded) {
    test(`shows the backend’s response with ${name}`, { tag: '@th' }, async ({ page, setting: { defaultLanguage, member, text } }) => {
      await page.route('**/api/login', (route) => route.fulfill(response));
      const login = await new LoginScreen(page, defaultLanguage).open();
      await login.fill(member.phone, member.password);
      await login.submit.click();
      await expect(login.error).toHaveText(says ?? text('errors', code ?? ''));
      await login.isUsable();
      await page.unroute('**/api/login');
      await login.submit.click();
      await expect(page).toHaveURL(/\/user\/home$/);
    });
  }

  test(
    'reports an unreachable backend, and a missing network',
    { tag: ['@la', '@core'] },
    async ({ page, context, setting: { defaultLanguage, member, text } }) => {
      const login = await new LoginScreen(page, defaultLanguage).open();
      await page.waitForLoadState('networkidle');
      await page.route('**/api/login', (route) => route.abort('connectionrefused'));
      await login.fill(member.phone, member.password);
      await login.submit.click();
      await expect(login.error).toHaveText(text('common', 'failures.unreachable'));
      await context.setOffline(true);
      await login.submit.click();
      await expect(login.error).toHaveText(text('common', 'failures.offline'));
      await context.setOffline(false);
      await page.unroute('**/api/login');
      await login.submit.click();
      await expect(page).toHaveURL(/\/user\/home$/);
    },
  );

  test('shows progress while the backend is slow', { tag: '@th' }, async ({ page, setting: { defaultLanguage, member } }) => {
    const response = await holdRequest(page, '**/api/login');
    const login = await new LoginScreen(page, defaultLanguage).open();
    await login.fill(member.phone, member.password);
    await login.submit.click();
    await expect(login.submit).toHaveAttribute('aria-disabled', 'true');
    await expect(page.locator('form')).toHaveAttribute('aria-busy', 'true');
    response();
    await expect(page).toHaveURL(/\/user\/home$/);
  });
});
