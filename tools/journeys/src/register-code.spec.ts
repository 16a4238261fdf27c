import { languages, withoutBreakMarks } from '@wallet/domain';
import { expect, type APIRequestContext, type Page } from '@playwright/test';
import { testWith } from './fixtures.ts';
import { LoginScreen } from './login-screen.ts';
import { newcomer, RegisterScreen } from './register-screen.ts';
import { accessibilityFaults, overflows, smallControls } from './screen-faults.ts';
import { Tester } from './tester.ts';
import { textsIn } from './texts.ts';

const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** The specification's fields, besides the currency. */
const registrationPayload = ['name', 'username', 'password', 'sourceCode', 'inviteCode', 'bankCode', 'bankAccountName', 'bankAccountNo'];

/** With the proof that the phone was verified. */
const provenPayload = registrationPayload.toSpliced(registrationPayload.indexOf('bankCode'), 0, 'otpToken');

/** The field names of each call of the registration that the page sends from now on. */
function registrationFields(page: Page): [path: string, names: string[]][] {
  const fields: [string, string[]][] = [];
  page.on('request', (sent) => {
    const path = new URL(sent.url()).pathname;
    if (/^\/api\/(?:account|otp)\b/.test(path)) fields.push([path, Object.keys(sent.postDataJSON() as object)]);
  });
  return fields;
}

const test = testWith(({ id, defaultLanguage }) => {
  const text = (key: string) => textsIn(defaultLanguage)('register', key);
  const errorText = (code: string) => textsIn(defaultLanguage)('errors', code);
  const wantCodes = (request: APIRequestContext, isOn: boolean) => new Tester(request, id).wantCodes(isOn);
  const readMessage = (request: APIRequestContext, phone: string) => new Tester(request, id).readMessage(phone);
  return { wantCodes, defaultLanguage, readMessage, text, errorText };
});

/** Registering when the operator requires verified phone numbers. */
test.describe('registering with a code', () => {
  test.beforeEach(({ request, setting: { wantCodes } }) => wantCodes(request, true));
  test.afterEach(({ request, setting: { wantCodes } }) => wantCodes(request, false));

  test(
    'asks for the code from the phone, rejects a wrong one, and does not ask again',
    { tag: '@core' },
    async ({ page, request, setting: { defaultLanguage, readMessage, text, errorText } }) => {
      const fields = registrationFields(page);
      const visitor = newcomer();
      const register = await new RegisterScreen(page, defaultLanguage).open();
      await register.givePhone(visitor);
      await register.isAt('otp');
      const { code, reference } = await readMessage(request, visitor.phone);
      await expect(page.getByText(text('otp.reference').replace('{{reference}}', reference))).toBeVisible();
      await expect(page.getByText(text('otp.sentTo').replace('{{phone}}', visitor.phone))).toBeVisible();
      await expect(register.code).toHaveAttribute('autocomplete', 'one-time-code');
      await expect(register.code).toHaveAttribute('inputmode', 'numeric');
      await register.submit.click();
      await expect(register.code).toBeFocused();
      await expect(page.getByText(text('otp.missing'), { exact: true })).toBeVisible();
      await register.code.fill(otherThan(code));
      await register.submit.click();
      await expect(register.code).toHaveAccessibleDescription(new RegExp(withoutBreakMarks(errorText('OTP_CODE_INVALID'))));
      await expect(register.code).toBeFocused();
      await register.code.fill(`รหัส OTP ของคุณคือ ${code} (Ref: 7Q2K)`);
      await expect(register.code).toHaveValue(code);
      await register.submit.click();
      await register.isAt('profile');
      const progress = text('steps.progress').replace('{{current}}', '3').replace('{{total}}', '4');
      await expect(page.getByRole('status').filter({ hasText: progress })).toBeAttached();

      await page.goBack();
      await register.isAt('phone');
      await register.givePhone(visitor);
      await register.isAt('profile');
      expect((await readMessage(request, visitor.phone)).count).toBe(1);
      await register.giveProfile(visitor);
      await register.isAt('bank');
      await register.fillBank(visitor);
      await register.submit.click();
      await register.succeeds();
      expect(fields).toEqual([
        ['/api/otp/send', ['phoneNumber']],
        ['/api/otp/verify', ['otpToken', 'otpCode']],
        ['/api/otp/verify', ['otpToken', 'otpCode']],
        // Asked for by the refusal of the first.
        ['/api/account/validate', registrationPayload],
        ['/api/account/validate', provenPayload],
        ['/api/account', [...provenPayload, 'currency']],
      ]);
      await new LoginScreen(page, defaultLanguage).logIn(visitor);
    },
  );

  test(
    'sends another code after a minute, which a reload does not shorten, and accepts only the last one',
    { tag: '@th' },
    async ({ page, request, setting: { defaultLanguage, text, readMessage, errorText } }) => {
      await page.clock.install();
      const visitor = newcomer();
      const register = await new RegisterScreen(page, defaultLanguage).open();
      await register.givePhone(visitor);
      await register.isAt('otp');
      const resend = page.getByRole('button', { name: text('otp.resend'), exact: true });
      // Accessible names contain no soft hyphens.
      const waitLabels = withoutBreakMarks(text('otp.resendIn')).split('{{time}}')[0] ?? '';
      const wait = page.getByRole('button', { name: new RegExp(waitLabels) });
      await expect(wait).toBeDisabled();
      await page.clock.fastForward('00:30');
      await page.reload();
      await register.isAt('otp');
      await expect(wait).toBeDisabled();
      await page.clock.fastForward('00:31');
      const { code: first } = await readMessage(request, visitor.phone);
      await resend.click();
      await expect(page.getByRole('status').filter({ hasText: text('otp.resent') })).toBeAttached();
      await expect(wait).toBeDisabled();
      await expect(register.code).toBeFocused();
      const { code: second, reference, count } = await readMessage(request, visitor.phone);
      expect(count).toBe(2);
      await expect(page.getByText(text('otp.reference').replace('{{reference}}', reference))).toBeVisible();
      if (first !== second) {
        await register.code.fill(first);
        await register.submit.click();
        await expect(register.code).toHaveAccessibleDescription(new RegExp(withoutBreakMarks(errorText('OTP_CODE_INVALID'))));
      }
      await register.code.fill(second);
      await register.submit.click();
      await register.isAt('profile');
    },
  );

  test(
    'reuses a recent code, and requests one for another phone',
    { tag: '@la' },
    async ({ page, request, setting: { defaultLanguage, readMessage } }) => {
      const [visitor, other] = [newcomer(), newcomer()];
      const register = await new RegisterScreen(page, defaultLanguage).open();
      await register.givePhone(visitor);
      await register.isAt('otp');
      await register.back.click();
      await register.isAt('phone');
      await register.givePhone(visitor);
      await register.isAt('otp');
      expect((await readMessage(request, visitor.phone)).count).toBe(1);
      await page.goBack();
      await register.isAt('phone');
      await register.givePhone(other);
      await register.isAt('otp');
      const { code } = await readMessage(request, other.phone);
      await register.code.fill(code);
      await register.submit.click();
      await register.isAt('profile');
    },
  );

  test(
    'requires its own code when another tab has verified the phone',
    { tag: '@th' },
    async ({ page, context, request, setting: { defaultLanguage, readMessage } }) => {
      const visitor = newcomer();
      const register = await new RegisterScreen(page, defaultLanguage).open();
      await register.givePhone(visitor);
      await register.isAt('otp');
      await register.code.fill((await readMessage(request, visitor.phone)).code);
      await register.submit.click();
      await register.isAt('profile');
      // The other tab does not have the first one's draft, so it does not know of the verification.
      const later = await new RegisterScreen(await context.newPage(), defaultLanguage).open();
      await later.givePhone(visitor);
      await later.isAt('otp');
      const { code, count } = await readMessage(request, visitor.phone);
      expect(count).toBe(2);
      await later.code.fill(code);
      await later.submit.click();
      await later.isAt('profile');
    },
  );

  test(
    'returns to the code step when the verification has expired, and loses nothing',
    { tag: '@la' },
    async ({ page, request, setting: { defaultLanguage, readMessage, errorText, text } }) => {
      const visitor = newcomer();
      const register = await new RegisterScreen(page, defaultLanguage).open();
      await register.givePhone(visitor);
      await register.isAt('otp');
      await register.code.fill((await readMessage(request, visitor.phone)).code);
      await register.submit.click();
      await register.isAt('profile');
      await page.route('**/api/account/validate', (route) => route.fulfill({ status: 403, json: { message: 'UNVERIFIED_OTP' } }));
      await register.giveProfile(visitor);
      await expect(register.toasts).toContainText(errorText('UNVERIFIED_OTP'));
      await expect(page).toHaveURL(/\?step=otp$/);
      await page.unroute('**/api/account/validate');
      await page.getByRole('button', { name: text('otp.send'), exact: true }).click();
      await expect(register.code).toBeVisible();
      await register.code.fill((await readMessage(request, visitor.phone)).code);
      await register.submit.click();
      await register.isAt('profile');
      await expect(register.password).toHaveValue(visitor.password);
    },
  );

  for (const language of languages) {
    test(`fits and has no accessibility violations at the code step in ${language}`, async ({ page, context, baseURL }) => {
      await context.addCookies([{ name: 'language', value: language, url: baseURL ?? '' }]);
      const register = await new RegisterScreen(page, language).open();
      await register.givePhone(newcomer());
      await register.isAt('otp');
      await register.submit.click();
      expect([...(await overflows(page)), ...(await accessibilityFaults(page)), ...(await smallControls(page))]).toEqual([]);
    });
  }
});
