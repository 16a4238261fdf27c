import { expect, type Page } from '@playwright/test';
import { test } from './fixtures.ts';
import { namedAs } from './texts.ts';

/** Screens with amounts of the member. */
const paths = [
  '/user/home',
  '/user/home?modal=transfer',
  '/user/home?modal=withdraw',
  '/user/home?modal=invite',
  '/user/statement',
  '/user/statement?modal=slips',
  '/user/overview',
  '/user/bonus?modal=refund&step=receive',
];

const dots = '••••••';

/** All that can be seen or heard of a page, and its title. */
const readAll = async (page: Page) =>
  [await page.title(), await page.locator('body').ariaSnapshot(), await page.locator('body').innerText()].join('\n');

test('amounts that are hidden once are hidden on every screen, until they are shown again', async ({ page, text, button, visit }) => {
  const figures = page.locator('[data-part="figures"]');
  await visit('all-ready', '/user/home');
  await expect(figures.first()).toBeVisible();
  const balances = () => page.getByRole('region', namedAs(text('home', 'totalBalance'))).locator('[data-part="figures"]');
  await expect(balances()).toHaveCount(3);
  const known = await balances().allInnerTexts();
  expect(await readAll(page)).toContain(known[0]);

  await button('common', 'amount.hide').click();
  for (const path of paths) {
    await page.goto(path);
    // This week may have no transactions.
    if (path === '/user/overview') await page.locator('[name=period]').selectOption('all');
    await expect(page.getByText(dots).first(), path).toBeAttached();
    await expect(figures, path).toHaveCount(0);
    const all = await readAll(page);
    for (const figure of known.filter((figure) => figure !== '0.00')) expect(all, path).not.toContain(figure);
  }

  await page.goto('/user/statement');
  await page
    .getByRole('list', namedAs(text('statement', 'heading')))
    .getByRole('button')
    .first()
    .click();
  const receipt = page.getByRole('dialog', namedAs(text('money', 'receipt.title')));
  await expect(receipt.getByText(dots)).toBeAttached();
  await expect(receipt.locator('[data-part="figures"]')).toHaveCount(0);
  await receipt.getByRole('button', namedAs(text('common', 'amount.show'))).click();
  await expect(receipt.locator('[data-part="figures"]')).toBeVisible();
  await expect(figures.first()).toBeAttached();
});
