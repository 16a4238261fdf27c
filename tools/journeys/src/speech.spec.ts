import { languageCode, type Currency, type Language } from '@wallet/domain';
import { expect, type Page } from '@playwright/test';
import { testWith } from './fixtures.ts';
import { MoneyScreen } from './money-screen.ts';
import { hear, spokenAmount, writtenAmounts } from './spoken-amounts.ts';
import { Tester } from './tester.ts';
import { namedAs, textsIn } from './texts.ts';

const test = testWith(({ id, registration }) => ({ id, currency: registration.currency as Currency }));

const languages = ['th', 'lo', 'en'] as const satisfies readonly Language[];

async function expectSpoken(page: Page, ...amounts: readonly string[]): Promise<void> {
  await expect(async () => {
    const heard = await hear(page);
    for (const amount of amounts) expect(heard, 'each amount is a text of its own').toContain(amount);
    expect(writtenAmounts(heard)).toEqual([]);
  }).toPass();
}

/** Screen readers say each amount as one text, in words of the page's language. */
for (const language of languages) {
  test(
    `amounts are said in words, each in one piece, in ${language}`,
    { tag: '@market' },
    async ({ page, request, setting: { id, currency } }) => {
      const tester = new Tester(request, id);
      const device = await tester.as(await tester.member('normal'));
      await device.logIn(page.context());
      await page.addInitScript((code) => localStorage.setItem('locale', code), languageCode(language));
      const say = (minor: number) => spokenAmount(minor, currency, language);
      const { WALLET: wallet = 0, ...games } = await device.balances();
      const total = Object.values(games).reduce((sum, minor) => sum + minor, wallet);
      const minimum = currency === 'LAK' ? 20_000_00 : 100_00;
      const amount = minimum + 50;
      const screen = new MoneyScreen(page, language, 'withdraw');
      const dialog = page.getByRole('dialog');

      await page.goto('/user/home');
      await expectSpoken(page, say(total), say(wallet), ...Object.values(games).map(say));

      await page.goto('/user/home?modal=deposit&method=qr');
      await expect(page.locator('dialog [name=amount]')).toHaveAccessibleDescription(
        screen.says('deposit', 'qr.minimum', { amount: say(1_00) }),
      );
      await page.goto('/user/home?modal=transfer');
      await expect(page.locator('dialog [name=amount]')).toBeVisible();
      await expectSpoken(page, say(1_00));

      await screen.open();
      await expect(screen.amount).toHaveAccessibleDescription(new RegExp(say(minimum)));
      await expectSpoken(page, say(total), say(minimum));
      await screen.review(String(amount / 100));
      await expectSpoken(page, say(amount));
      await screen.primary.click();
      await expect(screen.alert).toBeVisible();
      await expectSpoken(page, say(amount));
      await screen.alert.locator('footer button').last().click();

      await page.goto('/user/statement');
      const entry = page.getByRole('main').getByRole('button', { name: `${textsIn(language)('common', 'amount.minus')} ${say(amount)}` });
      await entry.click();
      await expect(dialog.getByRole('heading', namedAs(screen.says('money', 'receipt.title')))).toBeVisible();
      await expectSpoken(page, `${textsIn(language)('common', 'amount.minus')} ${say(amount)}`);
    },
  );
}
