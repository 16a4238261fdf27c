import { expect, type Page } from '@playwright/test';
import { enter } from './login-screen.ts';
import { test } from './fixtures.ts';
import { letPass } from './let-pass.ts';
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
];

const dots = '••••••';

/** All that can be seen or heard of a page, and its title. */
const readAll = async (page: Page) =>
  [await page.title(), await page.locator('body').ariaSnapshot(), await page.locator('body').innerText()].join('\n');

/** Hides all amounts by the switch of the home page. */
async function hideAmounts(page: Page, label: string): Promise<void> {
  await page.goto('/user/home');
  await page.getByRole('button', namedAs(label)).click();
}

test(
  'amounts that are hidden once are hidden on every screen, until they are shown again',
  { tag: '@core' },
  async ({ page, tester, text }) => {
    const member = await tester.member('lots-of-history');
    const figures = page.locator('[data-part="figures"]');
    await enter(page, member, '/user/home');
    await expect(figures.first()).toBeVisible();
    const balances = () => page.getByRole('region', namedAs(text('home', 'totalBalance'))).locator('[data-part="figures"]');
    await expect(balances()).toHaveCount(3);
    const known = await balances().allInnerTexts();
    expect(await readAll(page)).toContain(known[0]);

    await hideAmounts(page, text('common', 'amount.hide'));
    for (const path of paths) {
      await page.goto(path);
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
  },
);

test('a refund is hidden, in its dialog and in the question before it is added', async ({ page, text, tester }) => {
  const member = await tester.member('refund-ready');
  await enter(page, member, '/user/bonus?modal=refund&step=receive');
  const dialog = page.getByRole('dialog');
  const receive = dialog.getByRole('button', namedAs(text('refund', 'receive.submit')));
  const figures = page.locator('[data-part="figures"]');
  await expect(receive).toBeEnabled();
  await expect(figures.first()).toBeVisible();
  const known = (await figures.allInnerTexts()).filter((figure) => figure !== '0.00');
  expect(known.length).toBeGreaterThan(0);
  await hideAmounts(page, text('common', 'amount.hide'));
  await page.goto('/user/bonus?modal=refund&step=receive');
  await expect(dialog.getByText(dots).first()).toBeAttached();
  const expectHidden = async (step: string) => {
    await expect(figures, step).toHaveCount(0);
    const all = await readAll(page);
    for (const figure of known) expect(all, step).not.toContain(figure);
  };
  await expectHidden('before it is received');
  await receive.click();
  await expect(page.getByText(text('refund', 'receive.done'))).toBeVisible();
  await expectHidden('when it was received');
  await dialog.getByRole('button', namedAs(text('refund', 'add.submit'))).click();
  await expect(page.getByText(text('refund', 'add.askTitle')).first()).toBeVisible();
  await expectHidden('in the question');
});

test('what is used and left of a budget is hidden, and so is what the reminder says', async ({ page, text, tester, bank }) => {
  const member = await tester.member('new-member');
  const device = await tester.as(member);
  const account = await bank.accountFor(device);
  await device.sendSlip(account.bankCode, await bank.transfer(device, account, 312.5));
  await expect.poll(async () => (await device.entries('deposit')).length).toBeGreaterThan(0);
  await enter(page, member, '/user/play-time');
  const budget = page.getByRole('region', namedAs(text('play', 'budget.title')));
  await budget.getByRole('textbox').fill('1000');
  await budget.getByRole('button', namedAs(text('play', 'budget.save'))).click();
  await expect(budget).toContainText('312.50');
  await expect(budget).toContainText('687.50');
  await page.getByRole('combobox', namedAs(text('play', 'reminder.label'))).selectOption('30');
  await hideAmounts(page, text('common', 'amount.hide'));
  for (const path of ['/user/play-time', '/user/home?modal=deposit&method=slip']) {
    await page.goto(path);
    await expect(page.getByText(dots).first(), path).toBeAttached();
    const all = await readAll(page);
    for (const figure of ['312.50', '687.50']) expect(all, path).not.toContain(figure);
  }
  await page.goto('/user/profile');
  await letPass(page, 31);
  const reminder = page.getByRole('alertdialog', namedAs(text('play', 'reminder.title')));
  await expect(reminder.getByText(dots).first()).toBeVisible({ timeout: 15_000 });
  expect(await readAll(page)).not.toContain('312.50');
});
