import { expect } from '@playwright/test';
import { withoutBreakMarks } from '@wallet/domain';
import { test } from './fixtures.ts';

/** A member whose wallet is in the market's other currency: all their amounts are in it. */
test('a member with baht sees baht everywhere, including limits and minimums', { tag: '@la' }, async ({ page, tester, text, game }) => {
  const [baht, kip] = [withoutBreakMarks(text('common', 'currency.BAHT')), withoutBreakMarks(text('common', 'currency.LAK'))];
  const device = await tester.as(await tester.member('lao-baht'));
  await device.logIn(page.context());
  const total = '12,345.67';
  const screen = page.locator('dialog[open], main').last();
  const reads = async (path: string, ...amounts: readonly string[]) => {
    await page.goto(path);
    for (const amount of amounts) await expect(screen, path).toContainText(`${amount} ${baht}`);
    expect(withoutBreakMarks(await page.locator('body').innerText()), path).not.toContain(kip);
  };

  await reads('/user/home', total, '11,065.16', '1,000.01');
  await reads('/user/home?modal=transfer&account=pg', '11,065.16', '1.00');
  await reads('/user/home?modal=withdraw', total, '100.00', '200,000.00');
  await reads('/user/home?modal=game&account=betflix', '1,000.01', '11,065.16');
  await reads('/user/home?modal=deposit&method=qr', '1.00');
  await expect(page.locator('dialog form').getByRole('button')).toHaveText(['10', '20', '50', '100', '500', '1,000']);
  await reads('/user/home?modal=deposit&method=true-money', '2.00');
  await reads('/user/statement', '+12,345.67', '1,000.01');
  await page
    .getByRole('button', { name: text('statement', 'types.deposit') })
    .last()
    .click();
  await expect(page.getByRole('dialog')).toContainText(`12,345.67 ${baht}`);

  // Deposit accounts are in both currencies: those of the other one are folded.
  await page.goto('/user/home?modal=deposit&method=slip');
  const accounts = page.locator('dialog label', { has: page.locator('input[type=radio]:visible') });
  await expect(accounts).toHaveCount(2);
  for (const account of await accounts.all()) await expect(account).toContainText(baht);

  // Actions are in baht too.
  await game.open('pg');
  await game.amount.fill('0.99');
  await game.transferOnly.click();
  await expect(game.amount).toHaveAccessibleDescription(new RegExp(`1 ${baht}`));
  await game.amount.fill('1.01');
  await game.transferOnly.click();
  await game.expectText('game', 'transfer.done', { amount: `1.01 ${baht}`, name: 'PG Soft' });
  expect(await device.balances()).toMatchObject({ WALLET: 11_064_15, pg: 251_51 });
});
