import { expect, type Locator } from '@playwright/test';
import { enter } from './enter.ts';
import { testWith } from './fixtures.ts';
import { overflows } from './screen-faults.ts';
import { textsIn } from './texts.ts';

const test = testWith(({ defaultLanguage, members: [member] }) => ({ text: textsIn(defaultLanguage), member }));

const colorOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);

/** Settings of a member's device, and names that contain more than letters. */
test.describe('settings of the device', () => {
  for (const colorScheme of ['dark', 'light'] as const) {
    test(`muted texts are as strong as others with more contrast, in ${colorScheme}`, async ({ page, setting: { text, member } }) => {
      await page.emulateMedia({ colorScheme });
      await enter(page, member, '/user/profile');
      const muted = page.getByText(text('profile', 'username'), { exact: true });
      const strong = await colorOf(page.getByRole('heading', { level: 1 }));
      expect(await colorOf(muted)).not.toBe(strong);
      await page.emulateMedia({ colorScheme, contrast: 'more' });
      await expect.poll(() => colorOf(muted)).toBe(strong);
    });
  }

  test('the button of the chat keeps an edge with forced colours', async ({ page, setting: { text, member } }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await enter(page, member, '/user/contact');
    await expect(page.getByRole('button', { name: text('chat', 'open') })).toHaveCSS('border-top-style', 'solid');
  });

  test('the profile and the statement fit with letters twice as large', async ({ page, setting: { member } }) => {
    for (const path of ['/user/profile', '/user/statement']) {
      await enter(page, member, path);
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
      expect(await overflows(page), path).toEqual([]);
    }
  });
});

test('a name with marks of direction and breaks is read from left to right', async ({ page, setting: { text, member } }) => {
  await page.route('**/api/account/profile', async (route) => {
    const response = await route.fetch();
    const { profile, ...rest } = (await response.json()) as { readonly profile: object };
    await route.fulfill({ response, json: { ...rest, profile: { ...profile, name: '\u202eSom\u200bchai\u200f \u2067Jaidee' } } });
  });
  await enter(page, member, '/user/profile');
  await expect(page.getByText(text('profile', 'username'), { exact: true })).toBeVisible();
  await expect(page.getByText('Som\u200bchai Jaidee', { exact: true })).toBeVisible();
});
