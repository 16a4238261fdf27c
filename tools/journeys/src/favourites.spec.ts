import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';

/** The names of the games in the first row, in its order. */
const namesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.locator('article') })
    .first()
    .getByRole('heading', { level: 3 });

/** The member's favourites come first. */
test.describe('favourite games', () => {
  test('come first at the next visit, before the others in the order of the backend, and are forgotten with the log-out of a remembered login', async ({
    page,
    button,
    tester,
    home,
    login,
  }) => {
    const member = await tester.member('normal');
    const star = (name: string) => button('home', 'favourite', { name: name });
    const logIn = async () => {
      await login.open();
      await login.logIn(member, true);
      await expect(namesOf(page).first()).toBeVisible();
    };
    await page.addInitScript(() => localStorage.setItem('agreementRemembered', 'true'));
    await logIn();
    const before = await namesOf(page).allTextContents();
    const [first = '', second = '', ...others] = before;
    const last = others.at(-1) ?? '';
    expect(others.length).toBeGreaterThan(1);

    await star(last).press('Enter');
    await expect(star(last)).toHaveAttribute('aria-pressed', 'true');
    // Nothing moves below the finger, and the card itself was not pressed.
    expect(await namesOf(page).allTextContents()).toEqual(before);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.reload();
    await expect(namesOf(page)).toHaveText([last, first, second, ...others.slice(0, -1)]);

    await home.leave();
    expect(JSON.stringify(await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]))).not.toContain('favourites');
    await logIn();
    await expect(namesOf(page)).toHaveText(before);
    await star(second).press('Enter');
    await star(second).press('Enter');
    await expect(star(second)).toHaveAttribute('aria-pressed', 'false');
  });
});
