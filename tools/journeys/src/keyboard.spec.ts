import { expect, type Locator, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { newcomer, registerScreen } from './register-screen.ts';

const phone = { width: 360, height: 800 };
/** What the keyboard leaves of it. */
const left = { width: 360, height: 420 };

/** The forms of members, and the fields of each that a keyboard is opened for. */
const forms = {
  '/user/home?modal=transfer': ['[name=amount]'],
  '/user/home?modal=withdraw': ['[name=amount]'],
  '/user/home?modal=game&account=pg': ['[name=amount]'],
  '/user/home?modal=deposit&method=qr': ['[name=amount]'],
  '/user/home?modal=deposit&method=true-money': ['[name=link]'],
  '/user/profile?modal=editProfile': ['[name=name]', '[name=bankAccountName]', '[name=bankAccountNo]'],
  '/user/profile?modal=password': ['[name=oldPassword]', '[name=newPassword]', '[name=confirmPassword]'],
  '/user/bonus': ['[name=code]'],
  '/user/play-time#play-budget': ['[name=amount]'],
} as const;

/** Opens the keyboard for a field, which then is in sight, and covered by nothing. */
async function expectInSight(page: Page, field: Locator): Promise<void> {
  await page.setViewportSize(phone);
  await field.click();
  await page.setViewportSize(left);
  const whatCovers = () =>
    field.evaluate((element) => {
      const { left: start, right, top, bottom } = element.getBoundingClientRect();
      if (top < 0 || bottom > innerHeight) return `it lies at ${String(top)} to ${String(bottom)} of ${String(innerHeight)}`;
      const points = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint((start + right) / 2, y));
      const cover = points.find((point) => point !== element && !element.contains(point) && !point?.contains(element));
      return cover ? cover.outerHTML.slice(0, 120) : null;
    });
  await expect(field).toBeFocused();
  await expect
    .configure({ soft: true })
    .poll(whatCovers, { message: `what covers ${String(field)} at ${page.url()}` })
    .toBeNull();
}

test.describe('the keyboard of a phone', () => {
  test('leaves the field in use in sight, in every form', async ({ page, language, chat, visit }) => {
    test.slow();
    await page.setViewportSize(phone);
    const visitor = newcomer();
    const register = registerScreen(page, language);
    await register.open();
    await expectInSight(page, register.phone);
    await register.givePhone(visitor);
    await register.isAt('profile');
    for (const field of [register.name, register.password, register.confirmPassword, register.inviter]) await expectInSight(page, field);
    await register.giveProfile(visitor);
    await register.isAt('bank');
    for (const field of [register.accountNumber, register.firstName, register.lastName]) await expectInSight(page, field);

    await page.goto('/login');
    for (const name of ['username', 'password']) await expectInSight(page, page.locator(`[name=${name}]`));

    await visit('normal', '/user/contact');
    await page.setViewportSize(phone);
    await chat.open();
    await expectInSight(page, chat.field);
    for (const [address, fields] of Object.entries(forms)) {
      await page.setViewportSize(phone);
      await page.goto(address);
      for (const field of fields) await expectInSight(page, page.locator(field).last());
    }
    // Zooming stays possible.
    await expect(page.locator('meta[name=viewport]')).not.toHaveAttribute('content', /user-scalable|maximum-scale/);
  });
});
